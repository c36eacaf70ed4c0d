import { centre } from '@centre/domain/centre';
import { Link } from 'react-router-dom';
import { contact } from '../../texts/contact.texts.ts';
import { useCampagne } from '../../data/public/campagne.ts';
import { networkNames, site } from '../../texts/site.texts.ts';
import { formatCount } from '../../ui/format-count.ts';
import { ContactDetails } from '../ui/contact-details.tsx';
import { FollowLink } from '../ui/follow-link.tsx';
import { MeterBar } from '../ui/meter-bar.tsx';
import { Section } from '../ui/section.tsx';
import { SocialIcon } from '../ui/social-links.tsx';
import { follow, hero, statistics } from './fixed-blocks.texts.ts';
import * as styles from './fixed-blocks.module.css';

export function HeroText() {
  const campagne = useCampagne();
  return (
    <div className={styles.heroWords}>
      <div className="text-xs pale bold">{hero.kicker}</div>
      <h1 className="text-3xl mt-2">{hero.title}</h1>
      <div className={`mt-3 ${styles.lead}`}>{hero.lead}</div>
      <div className={`row wrapping gap-3 ${styles.actions}`}>
        <Link to="/inscription" className={`button call text-lg ${styles.enrol}`}>
          {hero.enrol}
        </Link>
        <Link to="/formation" className={`button pale-outline from-sm ${styles.discover}`}>
          {hero.discover}
        </Link>
      </div>
      <div className="text-sm pale mt-3">
        {campagne?.fin ? hero.until(campagne.fin) : (campagne?.titre ?? site.campaign)}
        <FollowLink />
      </div>
    </div>
  );
}

export function Figures() {
  return (
    <section aria-labelledby="chiffres" className={styles.figures}>
      <div className="container">
        <h2 id="chiffres" className="visually-hidden">
          {hero.figuresTitle}
        </h2>
        <dl className={styles.facts}>
          {hero.figures.map(({ prefix, value, label }) => (
            <div key={label} className={`relative ${styles.figure}`}>
              <dt className={`text-sm muted mt-1 ${styles.label}`}>{label}</dt>
              <dd className={`heading brand ${styles.value}`}>
                {prefix && <span className={`text-xl ${styles.prefix}`}>{prefix} </span>}
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** Call to action in the news block; a phone has the `EnrolBar` instead, and the dates above. */
export function EnrolCard() {
  const campagne = useCampagne();
  return (
    <div className={`from-lg column gap-3 ${styles.enrolCard}`}>
      <div className="heading text-xl">{campagne?.titre ?? site.campaign}</div>
      <div className="muted">{campagne?.texte}</div>
      <Link to="/inscription" className="button call text-lg mt-2">
        {site.enrol}
      </Link>
    </div>
  );
}

export function StatisticsBars() {
  return (
    <Section id="resultats" title={statistics.title} titleAt="left">
      <div className={styles.bars}>
        {statistics.bars.map((bar) => (
          <MeterBar key={bar.label} {...bar} />
        ))}
      </div>
    </Section>
  );
}

export function ContactBlock() {
  return (
    <Section id="contact" title={contact.blockTitle}>
      <ContactDetails />
    </Section>
  );
}

export function FollowUs() {
  return (
    <aside aria-labelledby="suivez-nous" className="card">
      <h3 id="suivez-nous" className={`text-lg ${styles.networksTitle}`}>
        {follow.title}
      </h3>
      <ul className={styles.networks}>
        {centre.socialLinks.map(({ network, url, followers }) => (
          <li key={network}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className={`column line-above focus-inside ${styles.network}`}
            >
              <div className="brand">
                <SocialIcon network={network} />
              </div>
              <div className={styles.followers}>
                <div className="from-lg bold">{networkNames[network]}</div>
                <div className="muted tabular">
                  {formatCount(followers)} <span className="from-lg">{follow.followers}</span>
                </div>
              </div>
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
