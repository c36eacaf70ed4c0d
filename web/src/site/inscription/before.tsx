import { centre } from '@centre/domain/centre';
import { formatPhone } from '@centre/domain/phone';
import { useCampagne } from '../../data/public/campagne.ts';
import { before } from './before.texts.ts';
import * as styles from './before.module.css';

const [phone] = centre.phones;

/** Costs, deadline and papers to have at hand, above the form. */
export function Before() {
  const campagne = useCampagne();
  return (
    <ul className={`stack gap-1 text-sm ${styles.before}`}>
      <li>
        <strong>{before.cost}</strong>
        {before.fees}
        <a href={`tel:${phone}`} className="nowrap underlined">
          {formatPhone(phone)}
        </a>
        .
      </li>
      {campagne?.fin && (
        <li>
          <strong>{before.end}</strong>
          {before.until(campagne.fin)}
        </li>
      )}
      <li>
        <strong>{before.atHand}</strong>
        {before.needed}
      </li>
    </ul>
  );
}
