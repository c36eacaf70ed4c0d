import { centre } from '@centre/domain/centre';
import { formatLongDate, startOf } from '@centre/domain/dates';
import { formatPhone } from '@centre/domain/phone';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pictureUrl } from '../../ui/picture-url.ts';
import { site } from '../../texts/site.texts.ts';
import { Logo } from '../../ui/logo.tsx';
import { SocialLinks } from '../ui/social-links.tsx';
import { footer } from './footer.texts.ts';
import * as styles from './footer-columns.module.css';

export function FooterColumns() {
  return (
    <div className={`stack sm-2 ${styles.columns}`}>
      <div>
        {/* On a phone the line below the columns shows the name too. */}
        <div className="from-sm row gap-3 mb-3">
          <div className={styles.logo}>
            <Logo size={52} />
          </div>
          <div className={styles.name}>{centre.name}</div>
        </div>
        <address className={styles.address}>
          <div>{centre.address}</div>
          <div>{site.hours}</div>
          <div className="wrap gap-x-6">
            {centre.phones.map((phone) => (
              <a key={phone} href={`tel:${phone}`} className={styles.contact}>
                {formatPhone(phone)}
              </a>
            ))}
          </div>
          <a href={`mailto:${centre.email}`} className={styles.contact}>
            {centre.email}
          </a>
        </address>
        <div data-elsewhere>
          <SocialLinks className={styles.socialLinks} />
        </div>
      </div>
      <Column title={footer.recent}>
        <Link to={footer.publication.path} className={styles.publication}>
          <div className="text-sm pale">{formatLongDate(startOf(footer.publication.day))}</div>
          <div className="bold mt-1">{footer.publication.title}</div>
        </Link>
      </Column>
      <Column title={footer.quickLinks}>
        <nav aria-label={footer.quickLinks}>
          <ul className={styles.links}>
            {footer.links.map(({ label, path }) => (
              <li key={path}>
                <Link to={path} className={styles.link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </Column>
      <Column title={footer.gallery}>
        <div className={styles.photos}>
          {footer.thumbnails.map((picture, index) => (
            <Link key={picture} to="/galerie" aria-label={footer.thumbnail(index + 1)}>
              <div className={styles.photo}>
                <img
                  src={pictureUrl(picture, 320)}
                  width={320}
                  height={320}
                  alt=""
                  loading="lazy"
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
      <h2 className="text-lg mb-1">{title}</h2>
      {children}
    </div>
  );
}
