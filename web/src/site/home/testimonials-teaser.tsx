import { limits } from '@centre/domain/limits';
import type { Temoignage } from '@centre/domain/temoignage/temoignage';
import { excerpt } from '@centre/domain/text';
import { Link } from 'react-router-dom';
import { css } from '#styled-system/css';
import { authorOf, useTemoignages } from '../../data/public/temoignages.ts';
import { buttons, card, cardLink, container, rowOnPhone } from '../../ui/styles.ts';
import { voices } from './home.texts.ts';
import { Block, BlockTitle } from './block.tsx';
import { Portrait } from '../ui/portrait.tsx';

function Voice({ temoignage }: { readonly temoignage: Temoignage }) {
  const { id, formation, contenu } = temoignage;
  return (
    <li
      id={`temoignage-${id}`}
      className={css({
        ...card,
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        padding: { base: '6', sm: '5' },
        transition: 'border-color {durations.quick} ease-out',
        _hover: { borderColor: 'brand' },
      })}
    >
      <blockquote
        className={css({ flex: '1', fontSize: 'lg', lineHeight: '1.4', marginBottom: '4' })}
      >
        «&nbsp;{excerpt(contenu, limits.excerpt.voice)}&nbsp;»
      </blockquote>
      <div className={css({ display: 'flex', alignItems: 'center', gap: '3' })}>
        <Portrait
          of={temoignage}
          size={56}
          className={css({ width: '56px', height: '56px', borderRadius: 'round' })}
        />
        <div className={css({ minWidth: '0' })}>
          <div className={css({ fontWeight: '600' })}>
            <Link to={`/temoignages#temoignage-${id}`} className={css(cardLink)}>
              {authorOf(temoignage)}
            </Link>
          </div>
          {formation && (
            <div className={css({ fontSize: 'sm', color: 'ink.muted' })}>{formation}</div>
          )}
        </div>
      </div>
    </li>
  );
}

const listStyle = css({
  ...rowOnPhone,
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
  marginTop: { base: '4', md: '6' },
});

/** The published testimonials, if there are any, and an invitation to write one. */
export function TestimonialsTeaser() {
  const temoignages = useTemoignages();
  if (!temoignages?.length) {
    return (
      <div className={css(container)}>
        <Invitation />
      </div>
    );
  }
  return (
    <Block titleId="temoignages" className={css({ background: 'surface.sunken' })}>
      <BlockTitle id="temoignages" title={voices.title} />
      <ul data-testid="temoignages" className={listStyle}>
        {temoignages.map((temoignage) => (
          <Voice key={temoignage.id} temoignage={temoignage} />
        ))}
      </ul>
      <div className={css({ marginTop: { base: '4', md: '8' } })}>
        <Invitation />
      </div>
    </Block>
  );
}

function Invitation() {
  return (
    <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' })}>
      <div className={css({ flex: '1 1 12rem' })}>{voices.lead}</div>
      <Link to="/contact" className={css({ ...buttons.solid, flexShrink: '0' })}>
        {voices.write}
      </Link>
    </div>
  );
}
