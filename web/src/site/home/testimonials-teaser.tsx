import { limits } from '@centre/domain/limits';
import type { Temoignage } from '@centre/domain/temoignage/temoignage';
import { excerpt } from '@centre/domain/text';
import { Link } from 'react-router-dom';
import { authorOf, useTemoignages } from '../../data/public/temoignages.ts';
import { voices } from './home.texts.ts';
import { Block, BlockTitle } from './block.tsx';
import { Portrait } from '../ui/portrait.tsx';
import * as styles from './home.module.css';

function TemoignageQuote({ temoignage }: { readonly temoignage: Temoignage }) {
  const { id, formation, contenu } = temoignage;
  return (
    <li id={`temoignage-${id}`} className={`card relative column ${styles.voice}`}>
      <blockquote className={`text-lg mb-4 ${styles.quote}`}>
        «&nbsp;{excerpt(contenu, limits.excerpt.voice)}&nbsp;»
      </blockquote>
      <div className="row gap-3">
        <Portrait of={temoignage} size={56} className={styles.portrait} />
        <div className="shrinkable">
          <div className="bold">
            <Link to={`/temoignages#temoignage-${id}`} className="card-cover">
              {authorOf(temoignage)}
            </Link>
          </div>
          {formation && <div className="text-sm muted">{formation}</div>}
        </div>
      </div>
    </li>
  );
}

/** Published testimonials, if any, and an invitation to write one. */
export function TestimonialsTeaser() {
  const temoignages = useTemoignages();
  if (!temoignages?.length) {
    return (
      <div className="container">
        <Invitation />
      </div>
    );
  }
  return (
    <Block titleId="temoignages" className="sunken">
      <BlockTitle id="temoignages" title={voices.title} />
      <ul data-testid="temoignages" className={`swipe-row sm-2 lg-3 ${styles.voices}`}>
        {temoignages.map((temoignage) => (
          <TemoignageQuote key={temoignage.id} temoignage={temoignage} />
        ))}
      </ul>
      <div className={styles.invitation}>
        <Invitation />
      </div>
    </Block>
  );
}

function Invitation() {
  return (
    <div className="row wrapping gap-4">
      <div className={styles.question}>{voices.lead}</div>
      <Link to="/contact" className="button solid fixed-size">
        {voices.write}
      </Link>
    </div>
  );
}
