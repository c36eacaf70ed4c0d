import { SubjectPageView } from '../subject-page.tsx';
import { PillLinks } from '../ui/pill-links.tsx';
import { subjectPage } from './subject-page.texts.ts';
import texts from './short-courses.json' with { type: 'json' };
import { tradeFields, tradeIndex, type Trade } from './trades.texts.ts';
import * as styles from './short-courses.module.css';

const page = subjectPage(texts);

export function ShortCourses() {
  return <SubjectPageView page={page} contents={{ metiers: <TradeFields /> }} />;
}

/** Trades of the short courses, one card per field, with links to the fields. */
function TradeFields() {
  return (
    <>
      <nav aria-label={tradeIndex} className="mb-8">
        <PillLinks links={tradeFields.map(({ id, name }) => ({ to: `#${id}`, label: name }))} />
      </nav>
      <div
        role="group"
        aria-label={tradeIndex}
        tabIndex={0}
        className={`swipe-row ${styles.fields}`}
      >
        {tradeFields.map(({ id, name, trades }) => (
          <div key={id} id={id} className="card p-6">
            <h3 className="text-xl brand">{name}</h3>
            <ul className="mt-3">
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
    <li className="py-3 line-above">
      <div className="apart align-baseline gap-x-4">
        <div className={`bold ${styles.name}`}>{name}</div>
        <span className={`text-sm bold brand ${styles.duration}`}>{duration}</span>
      </div>
      <div className="text-sm muted">{text}</div>
    </li>
  );
}
