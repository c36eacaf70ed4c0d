import { centre, type SocialNetwork } from '@centre/domain/centre';
import { networkNames, site } from '../../texts/site.texts.ts';
import { LineIcon } from './icon.tsx';
import * as styles from './social-links.module.css';

interface SocialIconProps {
  readonly network: SocialNetwork;
  /** Height and width in pixels. */
  readonly size?: number;
}

// Own drawings of 24 x 24 with strokes of 2, no logos.
const strokes: Record<SocialNetwork, string> = {
  facebook: 'M15 4h-1.5A3.5 3.5 0 0 0 10 7.5V21M6.5 12H14',
  twitter: 'M5 4.5 19 19.5M19 4.5 5 19.5',
  linkedin: 'M5.5 10v9M5.5 5v.5M10.5 19v-9M10.5 14a4 4 0 0 1 8 0v5',
  tiktok: 'M13 4v11.5A3.75 3.75 0 1 1 9.25 11.75M13 4a5 5 0 0 0 5.5 4.75',
  instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4ZM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM16.5 7.5v.01',
};

/** Decorative icon of a social network, which needs its name beside it. */
export function SocialIcon({ network, size = 20 }: SocialIconProps) {
  return <LineIcon path={strokes[network]} size={size} />;
}

/** Icon links to the centre's pages on social networks. */
export function SocialLinks({ className }: { readonly className: string }) {
  return (
    <ul aria-label={site.social} className={className}>
      {centre.socialLinks.map(({ network, url }) => (
        <li key={network}>
          <a
            href={url}
            aria-label={networkNames[network]}
            target="_blank"
            rel="noopener noreferrer"
            className={styles.network}
          >
            <SocialIcon network={network} size={18} />
          </a>
        </li>
      ))}
    </ul>
  );
}
