import { Link } from 'react-router-dom';
import { btsPage, type ProgrammeOption, type Speciality } from './programmes.texts.ts';
import * as styles from './option-list.module.css';

export function OptionList({ specialities }: { specialities: readonly Speciality[] }) {
  return (
    <div className={`stack md-2 lg-3 ${styles.specialities}`}>
      {specialities.map(({ name, department, options }) => (
        <div key={name} className={`card column ${styles.speciality}`}>
          <h3 className="text-xl brand">{name}</h3>
          <ul className={`stack ${styles.options}`}>
            {options.map((option) => (
              <Option key={option.name} {...option} />
            ))}
          </ul>
          {department && (
            <Link to={department} className={`text-link text-sm brand ${styles.department}`}>
              {btsPage.department}
              <span className="visually-hidden">{` ${name}`}</span>
            </Link>
          )}
        </div>
      ))}
    </div>
  );
}

function Option({ code, name, text }: ProgrammeOption) {
  return (
    <li className={`line-above ${styles.option}`}>
      <div className={`bold ${styles.name}`}>
        {code && <span className={`text-sm bold on-brand ${styles.code}`}>{code}</span>}
        {name}
      </div>
      <div className="mt-1 text-sm muted">{text}</div>
    </li>
  );
}
