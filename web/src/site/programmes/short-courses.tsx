import { css } from '#styled-system/css';
import { SubjectPageView } from '../subject-page.tsx';
import { PillLinks } from '../ui/pill-links.tsx';
import { apart, card, halves, rowOnPhone, whole } from '../../ui/styles.ts';
import { subjectPage } from './subject-page.texts.ts';
import texts from './short-courses.json' with { type: 'json' };
import { tradeFields, tradeIndex, type Trade } from './trades.texts.ts';

const page = subjectPage(texts);

export function ShortCourses() {
  return <SubjectPageView page={page} own={{ metiers: <TradeFields /> }} />;
}

const fields = css({
  ...rowOnPhone,
  alignItems: 'start',
  gridTemplateColumns: { sm: whole, md: halves },
});

const durationStyle = css({
  flexShrink: '0',
  maxWidth: '100%',
  fontSize: 'sm',
  fontWeight: '600',
  color: 'brand',
  fontVariantNumeric: 'tabular-nums',
});

/** The trades of the short courses, one card a field, with a list of fields to jump to. */
function TradeFields() {
  return (
    <>
      <nav aria-label={tradeIndex} className={css({ marginBottom: '8' })}>
        <PillLinks links={tradeFields.map(({ id, name }) => ({ to: `#${id}`, label: name }))} />
      </nav>
      <div role="group" aria-label={tradeIndex} tabIndex={0} className={fields}>
        {tradeFields.map(({ id, name, trades }) => (
          <div key={id} id={id} className={css({ ...card, padding: '6' })}>
            <h3 className={css({ fontSize: 'xl', color: 'brand' })}>{name}</h3>
            <ul className={css({ marginTop: '3' })}>
              {trades.map((trade) => (
                <TradeRow key={trade.name} {...trade} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  );
}

function TradeRow({ name, text, duration }: Trade) {
  return (
    <li className={css({ paddingBlock: '3', borderTopWidth: '1px' })}>
      <div className={css({ ...apart, alignItems: 'baseline', columnGap: '4' })}>
        <div className={css({ flex: '1 1 6rem', fontWeight: '600' })}>{name}</div>
        <span className={durationStyle}>{duration}</span>
      </div>
      <div className={css({ fontSize: 'sm', color: 'ink.muted' })}>{text}</div>
    </li>
  );
}
