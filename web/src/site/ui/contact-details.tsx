import { centre } from '@centre/domain/centre';
import { formatPhone } from '@centre/domain/phone';
import type { ReactNode } from 'react';
import { contact, mapFrame, mapPage } from '../../texts/contact.texts.ts';
import { useConnection } from '../../ui/use-browser-state.ts';
import drawing from './map-drawing.svg?no-inline';
import * as styles from './contact-details.module.css';

/** Contact details of the centre, with a map. */
export function ContactDetails() {
  return (
    <div className={`side-by-side ${styles.linesAndMap}`}>
      <Lines />
      <CentreMap />
    </div>
  );
}

function Lines() {
  return (
    <dl className={`line-below ${styles.lines}`}>
      <Line label={contact.address}>{centre.address}</Line>
      <Line label={contact.email}>
        <a href={`mailto:${centre.email}`} className={`text-link tabular ${styles.link}`}>
          {centre.email}
        </a>
      </Line>
      <Line label={contact.phones}>
        {centre.phones.map((phone) => (
          <a key={phone} href={`tel:${phone}`} className={`text-link tabular ${styles.link}`}>
            {formatPhone(phone)}
          </a>
        ))}
      </Line>
      <Line label={contact.website}>
        <a href={centre.website} className={`text-link tabular ${styles.link}`}>
          {centre.website.replace(/^https?:\/\//, '')}
        </a>
      </Line>
    </dl>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={`row wrapping gap-x-3 ${styles.line}`}>
      <dt className={`muted text-sm ${styles.label}`}>{label}</dt>
      <dd className={`bold ${styles.value}`}>{children}</dd>
    </div>
  );
}

/** OpenStreetMap of the centre, over a sketch for offline visitors, and the address. */
function CentreMap() {
  const isOnline = useConnection();
  return (
    <div className="card column">
      <div className={styles.map}>
        <img
          src={drawing}
          alt=""
          width={480}
          height={320}
          loading="lazy"
          className={styles.sketch}
        />
        {isOnline && <iframe src={mapFrame} title={contact.map} loading="lazy" />}
      </div>
      <div className={`apart row gap-x-4 ${styles.address}`}>
        <span>{centre.address}</span>
        <a href={mapPage} target="_blank" rel="noopener noreferrer" className="text-link brand">
          {contact.openMap}
        </a>
      </div>
    </div>
  );
}
