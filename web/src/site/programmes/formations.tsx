import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { SubjectPageView } from '../subject-page.tsx';
import { choices, formations, visit } from './formations.texts.ts';
import * as styles from './formations.module.css';

export function Formations() {
  return (
    <SubjectPageView
      page={formations}
      contents={{ choisir: <ChoiceTable />, departements: <VisitCard /> }}
    />
  );
}

/** Table of diplomas and the programmes they lead to; each row is a link. */
function ChoiceTable() {
  return (
    <ul className={`card ${styles.choices}`}>
      {choices.map(({ from, to, path }) => (
        <li key={from}>
          <Link to={path} className={`focus-inside ${styles.choice}`}>
            <span>{from}</span>
            <span className={`bold brand ${styles.programme}`}>{to}</span>
            <span className={`brand ${styles.arrow}`}>
              <ArrowRight size={20} aria-hidden />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Invitation to visit, for visitors who cannot choose a department. */
function VisitCard() {
  const { title, text, label, path } = visit;
  return (
    <div className={`card column p-5 ${styles.visit}`}>
      <h3 className="text-xl brand">{title}</h3>
      <div className="mt-2 mb-5">{text}</div>
      <Link to={path} className={`button solid ${styles.visitLink}`}>
        {label}
      </Link>
    </div>
  );
}
