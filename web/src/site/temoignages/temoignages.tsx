import { limits } from '@centre/domain/limits';
import { temoignageMessages } from '@centre/domain/messages/public';
import { useEffect } from 'react';
import { useLocation, Link } from 'react-router-dom';
import type { Temoignage } from '@centre/domain/temoignage/temoignage';
import { formatDate } from '@centre/domain/dates';
import { Star } from 'lucide-react';
import { css } from '#styled-system/css';
import { stateOfList } from '../../texts/list-states.texts.ts';
import { temoignagesPage } from '../../texts/temoignages.texts.ts';
import { authorOf, useTemoignages } from '../../data/public/temoignages.ts';
import { useAnnounced } from '../../ui/announcer.tsx';
import { useIsHydrated } from '../../ui/use-browser-state.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { apart, buttons, card, container, halves, thirds, whole } from '../../ui/styles.ts';
import { ListHead } from '../ui/list-head.tsx';
import { decodedPart } from '../decoded-part.ts';
import { Portrait } from '../ui/portrait.tsx';

export function Temoignages() {
  const temoignages = useTemoignages();
  useAnnounced(stateOfList(temoignages?.length));

  return (
    <>
      <ListHead title={temoignagesPage.title} lead={temoignagesPage.lead} />
      <div className={css({ ...container, paddingTop: { base: '6', md: '10' } })}>
        {!temoignages && (
          // As high as a screen, so that nothing shifts when the cards appear.
          <div
            className={css({
              display: 'flex',
              justifyContent: 'center',
              minHeight: '90vh',
              paddingTop: '20',
            })}
          >
            <Spinner label={temoignagesPage.loading} />
          </div>
        )}
        {temoignages?.length === 0 && (
          <EmptyState title={temoignageMessages.empty} hint={temoignageMessages.emptyHint}>
            <Link to={temoignagesPage.emptyAction.path} className={css(buttons.outline)}>
              {temoignagesPage.emptyAction.label}
            </Link>
          </EmptyState>
        )}
        {temoignages && temoignages.length > 0 && <TemoignageGrid temoignages={temoignages} />}
      </div>
    </>
  );
}

/** The testimonials, and among them the one that the address points at. */
function TemoignageGrid({ temoignages }: { temoignages: readonly Temoignage[] }) {
  const { hash: fragment, key } = useLocation();
  // The server never sees it.
  const hash = useIsHydrated() ? fragment : '';

  useEffect(() => {
    const card = hash ? document.getElementById(decodedPart(hash.slice(1))) : null;
    card?.scrollIntoView({ block: 'center' });
    card?.focus({ preventScroll: true });
  }, [hash, key]);

  return (
    <>
      <h2 className={css({ srOnly: true })}>{temoignagesPage.list}</h2>
      <div
        className={css({
          display: 'grid',
          gridTemplateColumns: { base: whole, md: halves, lg: thirds },
          gap: { base: '4', md: '6' },
        })}
      >
        {temoignages.map((temoignage) => (
          <TemoignageCard
            key={temoignage.id}
            temoignage={temoignage}
            isPointedAt={decodedPart(hash) === `#temoignage-${temoignage.id}`}
          />
        ))}
      </div>
    </>
  );
}

interface TemoignageCardProps {
  readonly temoignage: Temoignage;
  /** Whether the address points at it. */
  readonly isPointedAt: boolean;
}

/** A testimonial. */
export function TemoignageCard({ temoignage, isPointedAt }: TemoignageCardProps) {
  const { id, contenu, note, dateCreation } = temoignage;
  const nameId = `nom-${id}`;
  return (
    <article
      id={`temoignage-${id}`}
      tabIndex={-1}
      aria-labelledby={nameId}
      aria-current={isPointedAt ? 'true' : undefined}
      className={css({
        ...card,
        display: 'flex',
        flexDirection: 'column',
        padding: { base: '5', md: '6' },
        '&[aria-current]': {
          borderColor: 'call',
          outline: '3px solid',
          outlineColor: 'call',
          background: 'call.soft',
        },
      })}
    >
      <div
        className={css({
          display: 'flex',
          flexWrap: 'wrap',
          gap: '4',
          alignItems: 'flex-start',
        })}
      >
        <Portrait
          of={temoignage}
          size={80}
          className={css({ width: '80px', height: '80px', borderRadius: 'control' })}
        />
        <div className={css({ flex: '1 1 9rem' })}>
          <h3 id={nameId} className={css({ fontSize: 'lg' })}>
            {authorOf(temoignage)}
          </h3>
          <Work {...temoignage} />
        </div>
      </div>
      <blockquote className={css({ flex: '1', marginTop: '5', whiteSpace: 'pre-line' })}>
        {contenu}
      </blockquote>
      <div
        className={css({
          ...apart,
          alignItems: 'center',
          gap: '3',
          marginTop: '5',
          paddingTop: '3',
          borderTopWidth: '1px',
          fontSize: 'sm',
          color: 'ink.muted',
        })}
      >
        {note !== undefined && <Rating note={note} />}
        <time
          dateTime={dateCreation.toISOString()}
          className={css({ fontVariantNumeric: 'tabular-nums' })}
        >
          {formatDate(dateCreation)}
        </time>
      </div>
    </article>
  );
}

/** Present position and programme; all of it may be missing. */
function Work({ poste, entreprise, formation, promotion }: Temoignage) {
  const now = [poste, entreprise].filter(Boolean).join(', ');
  const then = [formation, promotion && temoignagesPage.promotion(promotion)]
    .filter(Boolean)
    .join(' · ');
  return (
    <>
      {now && (
        <div
          className={css({
            marginTop: '1',
            fontSize: 'sm',
            fontWeight: '600',
            color: 'brand',
            lineHeight: '1.4',
          })}
        >
          {now}
        </div>
      )}
      {then && (
        <div
          className={css({
            marginTop: '1',
            fontSize: 'xs',
            color: 'ink.muted',
            lineHeight: '1.4',
          })}
        >
          {then}
        </div>
      )}
    </>
  );
}

const stars = Array.from({ length: limits.note.max }, (_, index) => index + 1);

/** A mark, in figures for everyone and in stars for the eye. */
function Rating({ note }: { readonly note: number }) {
  return (
    <div className={css({ display: 'flex', alignItems: 'center', gap: '2' })}>
      <div aria-hidden className={css({ display: 'flex', color: 'call.strong' })}>
        {stars.map((star) => (
          <Star key={star} size={16} fill={star <= note ? 'currentColor' : 'none'} />
        ))}
      </div>
      <span>{temoignagesPage.note(note)}</span>
    </div>
  );
}
