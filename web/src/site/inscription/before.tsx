import { centre } from '@centre/domain/centre';
import { formatPhone } from '@centre/domain/phone';
import { css } from '#styled-system/css';
import { useCampagne } from '../../data/public/campagne.ts';
import { before } from './before.texts.ts';

const [phone] = centre.phones;

/** What it costs, until when, and what to have at hand, above the form. */
export function Before() {
  const campagne = useCampagne();
  return (
    <ul
      className={css({
        display: 'grid',
        gap: '1',
        marginBottom: { base: '1', sm: '4' },
        fontSize: 'sm',
        lineHeight: '1.4',
        '& strong': { fontWeight: '600' },
      })}
    >
      <li>
        <strong>{before.cost}</strong>
        {before.fees}
        <a
          href={`tel:${phone}`}
          className={css({ whiteSpace: 'nowrap', textDecoration: 'underline' })}
        >
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
