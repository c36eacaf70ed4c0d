import { css } from '#styled-system/css';
import { SubjectPageView } from '../subject-page.tsx';
import { centrePage, film, organisation } from './centre.texts.ts';
import { TextBlock } from '../ui/text-block.tsx';
import poster from '../../../media/film-poster.webp?url';
import mp4 from '../../../media/film.mp4?url';
import webm from '../../../media/film.webm?url';
import { CheckList } from '../ui/check-list.tsx';

const video = css({
  display: 'block',
  width: '100%',
  maxWidth: '960px',
  height: 'auto',
  aspectRatio: '16 / 9',
  borderRadius: 'card',
  background: 'surface.deep',
});

function Film() {
  return (
    <div
      className={css({
        display: 'grid',
        gridTemplateColumns: { base: '1fr', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
        gap: { base: '4', lg: '10' },
        alignItems: 'center',
      })}
    >
      {/* Not fetched before it is played. */}
      <video
        controls
        preload="none"
        playsInline
        poster={poster}
        width={960}
        height={540}
        aria-label={film.label}
        className={video}
      >
        <source src={webm} type="video/webm" />
        <source src={mp4} type="video/mp4" />
        {film.fallback}
      </video>
      <div className={css({ fontSize: { base: 'sm', lg: 'md' } })}>
        <h3 className={css({ fontSize: 'lg', marginBottom: { base: '2', lg: '4' } })}>
          {film.scenesTitle}
        </h3>
        <CheckList items={film.scenes} />
      </div>
    </div>
  );
}

const chart = css({ display: 'grid', rowGap: { base: '4', sm: '8' } });

const level = css({
  position: 'relative',
  background: 'surface.raised',
  borderWidth: '1px',
  borderInlineStartWidth: '4px',
  borderInlineStartColor: 'brand',
  borderRadius: 'card',
  padding: { base: '3', sm: '5' },
  // The line from the level above.
  '& + &::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '8',
    top: { base: '-17px', sm: '-33px' },
    height: { base: '16px', sm: '32px' },
    width: '2px',
    background: 'brand',
  },
});

/** The levels of the organisation. */
function Organisation() {
  return (
    <ol className={chart}>
      {organisation.map(({ title, text }) => (
        <li key={title} className={level}>
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
      own={{ film: <Film />, organisation: <Organisation /> }}
    />
  );
}
