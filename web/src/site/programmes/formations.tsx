import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { css } from '#styled-system/css';
import { innerFocusRing } from '../../ui/focus-ring.ts';
import { buttons, card } from '../../ui/styles.ts';
import { SubjectPageView } from '../subject-page.tsx';
import { choices, formations, visit } from './formations.texts.ts';

export function Formations() {
  return (
    <SubjectPageView
      page={formations}
      own={{ choisir: <ChoiceTable />, departements: <VisitCard /> }}
    />
  );
}

const listStyle = css({ ...card, '& > li + li': { borderTopWidth: '1px' } });

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '1fr 1fr auto' },
  alignItems: 'center',
  columnGap: '6',
  paddingInline: '5',
  paddingBlock: '4',
  minHeight: 'touch',
  _hover: { background: 'brand.soft' },
  _focusVisible: innerFocusRing,
});

/** A table of diplomas and the programmes that follow; each line is a link. */
function ChoiceTable() {
  return (
    <ul className={listStyle}>
      {choices.map(({ from, to, path }) => (
        <li key={from}>
          <Link to={path} className={row}>
            <span>{from}</span>
            <span
              className={css({
                fontWeight: '600',
                color: 'brand',
                gridRow: { base: 2, md: 1 },
                gridColumn: { base: 1, md: 2 },
              })}
            >
              {to}
            </span>
            <span
              className={css({
                color: 'brand',
                gridRow: { base: '1 / span 2', md: 1 },
                gridColumn: { base: 2, md: 3 },
              })}
            >
              <ArrowRight size={20} aria-hidden />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** For those who cannot choose between the departments: come and see. */
function VisitCard() {
  const { title, text, label, path } = visit;
  return (
    <div
      className={css({
        ...card,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        padding: '5',
        background: 'brand.soft',
        borderColor: 'brand.soft',
      })}
    >
      <h3 className={css({ fontSize: 'xl', color: 'brand' })}>{title}</h3>
      <div className={css({ marginTop: '2', marginBottom: '5' })}>{text}</div>
      <Link to={path} className={css({ ...buttons.solid, alignSelf: 'start' })}>
        {label}
      </Link>
    </div>
  );
}
