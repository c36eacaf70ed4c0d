import { centre } from '@centre/domain/centre';
import { formatLongDate, startOf } from '@centre/domain/dates';
import { formatPhone } from '@centre/domain/phone';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { css } from '#styled-system/css';
import { pictureUrl } from '../../ui/picture-url.ts';
import { site } from '../../texts/site.texts.ts';
import { Logo } from '../../ui/logo.tsx';
import { SocialLinks } from '../ui/social-links.tsx';
import { footer } from './footer.texts.ts';
import { halves, thirds } from '../../ui/styles.ts';

const thumbnailStyle = css({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '1',
  objectFit: 'cover',
});

const footerLink = css.raw({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
  _hover: { textDecoration: 'underline', textUnderlineOffset: '4px' },
});

const anchor = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'touch',
  fontVariantNumeric: 'tabular-nums',
  _hover: { textDecoration: 'underline', textUnderlineOffset: '4px' },
});

export function FooterColumns() {
  return (
    <div
      className={css({
        display: 'grid',
        gridTemplateColumns: { sm: halves, lg: '1.3fr 1.3fr 1fr 1fr' },
        gap: { base: '4', sm: '5', lg: '8' },
      })}
    >
      <div>
        <div
          className={css({
            // On a phone the line below the columns says the name too.
            alignItems: 'center',
            gap: '3',
            marginBottom: '3',
            display: { base: 'none', sm: 'flex' },
          })}
        >
          <div
            className={css({
              background: 'surface',
              borderRadius: 'control',
              padding: '1',
              flexShrink: '0',
            })}
          >
            <Logo size={52} />
          </div>
          <div className={css({ fontFamily: 'heading', fontWeight: '600', lineHeight: '1.2' })}>
            {centre.name}
          </div>
        </div>
        <address
          className={css({ fontStyle: 'normal', fontSize: 'sm', color: 'ink.inverseMuted' })}
        >
          <div>{centre.address}</div>
          <div>{site.hours}</div>
          <div className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '6' })}>
            {centre.phones.map((phone) => (
              <a key={phone} href={`tel:${phone}`} className={anchor}>
                {formatPhone(phone)}
              </a>
            ))}
          </div>
          <a href={`mailto:${centre.email}`} className={anchor}>
            {centre.email}
          </a>
        </address>
        <div data-elsewhere>
          <SocialLinks
            className={css({ display: 'flex', marginInlineStart: '-13px', marginTop: '1' })}
          />
        </div>
      </div>
      <Column title={footer.recent}>
        <Link
          to={footer.publication.path}
          className={css({ ...footerLink, flexDirection: 'column', alignItems: 'start' })}
        >
          <div className={css({ fontSize: 'sm', color: 'ink.inverseMuted' })}>
            {formatLongDate(startOf(footer.publication.day))}
          </div>
          <div className={css({ fontWeight: '600', marginTop: '1' })}>
            {footer.publication.title}
          </div>
        </Link>
      </Column>
      <Column title={footer.quickLinks}>
        <nav aria-label={footer.quickLinks}>
          <ul
            className={css({
              display: 'flex',
              flexDirection: { sm: 'column' },
              flexWrap: 'wrap',
              columnGap: '4',
            })}
          >
            {footer.links.map(({ label, path }) => (
              <li key={path}>
                <Link to={path} className={css(footerLink)}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </Column>
      <Column title={footer.gallery}>
        <div
          className={css({
            display: 'grid',
            gridTemplateColumns: { base: 'repeat(6, minmax(0, 1fr))', sm: thirds },
            gap: '2',
            maxWidth: { sm: '320px' },
          })}
        >
          {footer.thumbnails.map((picture, index) => (
            <Link key={picture} to="/galerie" aria-label={footer.thumbnail(index + 1)}>
              <div
                className={css({
                  borderRadius: 'control',
                  overflow: 'hidden',
                  border: '1px solid',
                  borderColor: 'brand',
                })}
              >
                <img
                  src={pictureUrl(picture, 320)}
                  width={320}
                  height={320}
                  alt=""
                  loading="lazy"
                  className={thumbnailStyle}
                />
              </div>
            </Link>
          ))}
        </div>
      </Column>
    </div>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div data-elsewhere>
      <h2 className={css({ fontSize: 'lg', marginBottom: '1' })}>{title}</h2>
      {children}
    </div>
  );
}
