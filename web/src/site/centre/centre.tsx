import { SubjectPageView } from '../subject-page.tsx';
import { centrePage, film, organisation } from './centre.texts.ts';
import { TextBlock } from '../ui/text-block.tsx';
import poster from '../../../media/film-poster.webp?url';
import mp4 from '../../../media/film.mp4?url';
import webm from '../../../media/film.webm?url';
import { CheckList } from '../ui/check-list.tsx';
import * as styles from './centre.module.css';

function Film() {
  return (
    <div className={`stack ${styles.film}`}>
      {/* Fetched only when it is played. */}
      <video
        controls
        preload="none"
        playsInline
        poster={poster}
        width={960}
        height={540}
        aria-label={film.label}
        className={styles.video}
      >
        <source src={webm} type="video/webm" />
        <source src={mp4} type="video/mp4" />
        {film.fallback}
      </video>
      <div className={styles.scenes}>
        <h3 className={`text-lg ${styles.scenesTitle}`}>{film.scenesTitle}</h3>
        <CheckList items={film.scenes} />
      </div>
    </div>
  );
}

function Organisation() {
  return (
    <ol className={`stack ${styles.levels}`}>
      {organisation.map(({ title, text }) => (
        <li key={title} className={`relative raised ${styles.level}`}>
          <TextBlock title={title} text={text} />
        </li>
      ))}
    </ol>
  );
}

export function Centre() {
  return (
    <SubjectPageView
      page={centrePage}
      contents={{ film: <Film />, organisation: <Organisation /> }}
    />
  );
}
