import { centre } from '@centre/domain/centre';
import { formatPhone } from '@centre/domain/phone';
import type { ReactNode } from 'react';
import { css } from '#styled-system/css';
import { contact, mapFrame, mapPage } from '../../texts/contact.texts.ts';
import { useConnection } from '../../ui/use-browser-state.ts';
import drawing from './map-drawing.svg?no-inline';
import { apart, sideBySide, textLink } from '../../ui/styles.ts';

const anchor = css({
  ...textLink,
  display: 'flex',
  fontVariantNumeric: 'tabular-nums',
  textDecorationColor: '{colors.line.strong}',
  _hover: { color: 'brand', textDecorationColor: 'currentColor' },
});

/** How to reach the centre, and where it is. */
export function ContactDetails() {
  return (
    <div className={css({ ...sideBySide, gap: { base: '6', lg: '10' } })}>
      <Lines />
      <CentreMap />
    </div>
  );
}

/** One line for each way. */
function Lines() {
  return (
    <dl className={css({ borderBottomWidth: '1px', alignSelf: 'start' })}>
      <Line label={contact.address}>{centre.address}</Line>
      <Line label={contact.email}>
        <a href={`mailto:${centre.email}`} className={anchor}>
          {centre.email}
        </a>
      </Line>
      <Line label={contact.phones}>
        {centre.phones.map((phone) => (
          <a key={phone} href={`tel:${phone}`} className={anchor}>
            {formatPhone(phone)}
          </a>
        ))}
      </Line>
      <Line label={contact.website}>
        <a href={centre.website} className={anchor}>
          {centre.website.replace(/^https?:\/\//, '')}
        </a>
      </Line>
    </dl>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      className={css({
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: '3',
        alignItems: 'center',
        paddingBlock: { base: '1', md: '2' },
        borderTopWidth: '1px',
        minHeight: { base: '44px', md: '60px' },
      })}
    >
      <dt className={css({ flex: '1 1 84px', color: 'ink.muted', fontSize: 'sm' })}>{label}</dt>
      <dd className={css({ flex: '3 1 11rem', fontWeight: '600', overflowWrap: 'break-word' })}>
        {children}
      </dd>
    </div>
  );
}

const layer = { position: 'absolute', inset: '0', width: '100%', height: '100%' } as const;

const drawingStyle = css({ ...layer, objectFit: 'cover', objectPosition: '50% 25%' });
const frame = css({ ...layer, border: '0' });

/** Where the centre is: the map of OpenStreetMap in front of a sketch, and the address. */
function CentreMap() {
  const isOnline = useConnection();
  return (
    <div
      className={css({
        display: 'flex',
        flexDirection: 'column',
        borderWidth: '1px',
        borderRadius: 'card',
        overflow: 'hidden',
      })}
    >
      <div
        className={css({
          position: 'relative',
          flex: '1',
          minHeight: { base: '150px', md: '240px' },
        })}
      >
        <img
          src={drawing}
          alt=""
          width={480}
          height={320}
          loading="lazy"
          className={drawingStyle}
        />
        {isOnline && (
          <iframe src={mapFrame} title={contact.map} loading="lazy" className={frame} />
        )}
      </div>
      <div
        className={css({
          ...apart,
          alignItems: 'center',
          columnGap: '4',
          paddingInline: '4',
          paddingBlock: '2',
          background: 'surface.raised',
          fontSize: 'sm',
        })}
      >
        <span>{centre.address}</span>
        <a
          href={mapPage}
          target="_blank"
          rel="noopener noreferrer"
          className={css({ ...textLink, color: 'brand' })}
        >
          {contact.openMap}
        </a>
      </div>
    </div>
  );
}
