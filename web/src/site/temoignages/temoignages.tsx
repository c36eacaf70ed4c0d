import { limits } from '@centre/domain/limits';
import { temoignageMessages } from '@centre/domain/messages/public';
import { useEffect } from 'react';
import { useLocation, Link } from 'react-router-dom';
import type { Temoignage } from '@centre/domain/temoignage/temoignage';
import { formatDate } from '@centre/domain/dates';
import { Star } from 'lucide-react';
import { stateOfList } from '../../texts/list-states.texts.ts';
import { temoignagesPage } from '../../texts/temoignages.texts.ts';
import { authorOf, useTemoignages } from '../../data/public/temoignages.ts';
import { useAnnounced } from '../../ui/announcer.tsx';
import { useIsHydrated } from '../../ui/use-browser-state.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ListHead } from '../ui/list-head.tsx';
import { decodedPart } from '../decoded-part.ts';
import { Portrait } from '../ui/portrait.tsx';
import * as styles from './temoignages.module.css';

export function Temoignages() {
  const temoignages = useTemoignages();
  useAnnounced(stateOfList(temoignages?.length));

  return (
    <>
      <ListHead title={temoignagesPage.title} lead={temoignagesPage.lead} />
      <div className={`container ${styles.content}`}>
        {!temoignages && (
          // As high as the screen, to avoid a layout shift when the cards appear.
          <div className={styles.loading}>
            <Spinner label={temoignagesPage.loading} />
          </div>
        )}
        {temoignages?.length === 0 && (
          <EmptyState title={temoignageMessages.empty} hint={temoignageMessages.emptyHint}>
            <Link to={temoignagesPage.emptyAction.path} className="button outline">
              {temoignagesPage.emptyAction.label}
            </Link>
          </EmptyState>
        )}
        {temoignages && temoignages.length > 0 && <TemoignageGrid temoignages={temoignages} />}
      </div>
    </>
  );
}

/** Testimonials; the one in the fragment is scrolled into view and focused. */
function TemoignageGrid({ temoignages }: { temoignages: readonly Temoignage[] }) {
  const { hash: fragment, key } = useLocation();
  // The server does not know the fragment, and hydration must match its HTML.
  const hash = useIsHydrated() ? fragment : '';

  useEffect(() => {
    const card = hash ? document.getElementById(decodedPart(hash.slice(1))) : null;
    card?.scrollIntoView({ block: 'center' });
    card?.focus({ preventScroll: true });
  }, [hash, key]);

  return (
    <>
      <h2 className="visually-hidden">{temoignagesPage.list}</h2>
      <div className={`stack md-2 lg-3 ${styles.cards}`}>
        {temoignages.map((temoignage) => (
          <TemoignageCard
            key={temoignage.id}
            temoignage={temoignage}
            isTarget={decodedPart(hash) === `#temoignage-${temoignage.id}`}
          />
        ))}
      </div>
    </>
  );
}

interface TemoignageCardProps {
  readonly temoignage: Temoignage;
  /** Whether it is the target of the fragment. */
  readonly isTarget: boolean;
}

export function TemoignageCard({ temoignage, isTarget }: TemoignageCardProps) {
  const { id, contenu, note, dateCreation } = temoignage;
  const nameId = `nom-${id}`;
  return (
    <article
      id={`temoignage-${id}`}
      tabIndex={-1}
      aria-labelledby={nameId}
      aria-current={isTarget ? 'true' : undefined}
      className={`card column ${styles.temoignage}`}
    >
      <div className={`wrap ${styles.author}`}>
        <Portrait of={temoignage} size={80} className={styles.portrait} />
        <div className={styles.name}>
          <h3 id={nameId} className="text-lg">
            {authorOf(temoignage)}
          </h3>
          <Work {...temoignage} />
        </div>
      </div>
      <blockquote className={styles.contenu}>{contenu}</blockquote>
      <div className={`apart ${styles.ratingAndDate}`}>
        {note !== undefined && <Rating note={note} />}
        <time dateTime={dateCreation.toISOString()} className="tabular">
          {formatDate(dateCreation)}
        </time>
      </div>
    </article>
  );
}

/** Present position, and programme at the centre; all fields are optional. */
function Work({ poste, entreprise, formation, promotion }: Temoignage) {
  const now = [poste, entreprise].filter(Boolean).join(', ');
  const then = [formation, promotion && temoignagesPage.promotion(promotion)]
    .filter(Boolean)
    .join(' · ');
  return (
    <>
      {now && <div className={styles.now}>{now}</div>}
      {then && <div className={styles.then}>{then}</div>}
    </>
  );
}

const stars = Array.from({ length: limits.note.max }, (_, index) => index + 1);

/** Rating: a number, and decorative stars. */
function Rating({ note }: { readonly note: number }) {
  return (
    <div className="row gap-2">
      <div aria-hidden className={styles.stars}>
        {stars.map((star) => (
          <Star key={star} size={16} fill={star <= note ? 'currentColor' : 'none'} />
        ))}
      </div>
      <span>{temoignagesPage.note(note)}</span>
    </div>
  );
}
