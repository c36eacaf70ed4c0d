import { centre } from '@centre/domain/centre';
import { Link } from 'react-router-dom';
import { css } from '#styled-system/css';
import { contact } from '../../texts/contact.texts.ts';
import { useCampagne } from '../../data/public/campagne.ts';
import { networkNames, site } from '../../texts/site.texts.ts';
import { innerFocusRing } from '../../ui/focus-ring.ts';
import { formatCount } from '../../ui/format-count.ts';
import { buttons, card, container, titleLetters, twoColumns } from '../../ui/styles.ts';
import { ContactDetails } from '../ui/contact-details.tsx';
import { FollowLink } from '../ui/follow-link.tsx';
import { MeterBar } from '../ui/meter-bar.tsx';
import { Section } from '../ui/section.tsx';
import { SocialIcon } from '../ui/social-links.tsx';
import { follow, hero, statistics } from './fixed-blocks.texts.ts';

export function HeroWords() {
  const campagne = useCampagne();
  return (
    <div
      className={css({
        paddingTop: { base: '3', lg: '10' },
        paddingBottom: { base: '8', lg: '10' },
      })}
    >
      <div className={css({ fontSize: 'xs', color: 'ink.inverseMuted', fontWeight: '600' })}>
        {hero.kicker}
      </div>
      <h1 className={css({ fontSize: '3xl', marginTop: '2' })}>{hero.title}</h1>
      <div
        className={css({
          marginTop: '3',
          maxWidth: '44ch',
          fontSize: { base: 'md', lg: 'lg' },
          lineHeight: '1.45',
        })}
      >
        {hero.lead}
      </div>
      <div
        className={css({
          display: 'flex',
          alignItems: 'center',
          gap: '3',
          flexWrap: 'wrap',
          marginTop: { base: '4', lg: '6' },
        })}
      >
        <Link
          to="/inscription"
          className={css({
            ...buttons.call,
            fontSize: 'lg',
            paddingInline: '10',
            minHeight: '52px',
            flexGrow: { base: 1, sm: 0 },
          })}
        >
          {hero.enrol}
        </Link>
        <Link
          to="/formation"
          className={css({
            ...buttons.outline,
            minHeight: '52px',
            borderColor: 'ink.inverseMuted',
            display: { base: 'none', sm: 'inline-flex' },
            _hover: { borderColor: 'call' },
          })}
        >
          {hero.discover}
        </Link>
      </div>
      <div className={css({ fontSize: 'sm', color: 'ink.inverseMuted', marginTop: '3' })}>
        {campagne?.fin ? hero.until(campagne.fin) : (campagne?.titre ?? site.campaign)}
        <FollowLink />
      </div>
    </div>
  );
}

const figure = css({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  position: 'relative',
  paddingTop: '5',
  // Drawn like a dimension line, with its two ends.
  borderInlineWidth: '1px',
  borderColor: 'line.strong',
  paddingInline: '4',
  _before: {
    content: '""',
    position: 'absolute',
    insetInline: '0',
    top: '2',
    height: '1px',
    background: 'line.strong',
  },
});

export function Figures() {
  return (
    <section
      aria-labelledby="chiffres"
      className={css({ paddingBlock: { base: '4', md: '12' } })}
    >
      <div className={css(container)}>
        <h2 id="chiffres" className={css({ srOnly: true })}>
          {hero.figuresTitle}
        </h2>
        <dl
          className={css({
            display: 'grid',
            gridTemplateColumns: { base: twoColumns, lg: 'repeat(4, 1fr)' },
            columnGap: '0',
            rowGap: { base: '2', md: '8' },
          })}
        >
          {hero.figures.map(({ prefix, value, label }) => (
            <div key={label} className={figure}>
              <dt
                className={css({
                  fontSize: 'sm',
                  color: 'ink.muted',
                  lineHeight: '1.35',
                  marginTop: '1',
                })}
              >
                {label}
              </dt>
              <dd
                className={css({
                  fontFamily: 'heading',
                  fontWeight: '600',
                  fontSize: { base: '2xl', md: '3xl' },
                  color: 'brand',
                  lineHeight: '1',
                  letterSpacing: '-0.01em',
                })}
              >
                {prefix && (
                  <span className={css({ fontSize: 'xl', letterSpacing: '0' })}>{prefix} </span>
                )}
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** The way to the enrolment form, halfway down the page. */
export function EnrolCard() {
  const campagne = useCampagne();
  return (
    <div
      className={css({
        // A phone has the button of the bar below, and the dates twice above.
        display: { base: 'none', lg: 'flex' },
        flexDirection: 'column',
        justifyContent: 'center',
        gap: '3',
        height: '100%',
        padding: '5',
        background: 'call.soft',
        borderTopWidth: '4px',
        borderColor: 'call',
        borderRadius: 'card',
      })}
    >
      <div className={css({ ...titleLetters, fontSize: 'xl' })}>
        {campagne?.titre ?? site.campaign}
      </div>
      <div className={css({ color: 'ink.muted' })}>{campagne?.texte}</div>
      <Link
        to="/inscription"
        className={css({ ...buttons.call, fontSize: 'lg', marginTop: '2' })}
      >
        {site.enrol}
      </Link>
    </div>
  );
}

export function StatisticsBars() {
  return (
    <Section id="resultats" title={statistics.title} titleAt="left">
      <div className={css({ display: 'grid', gap: { base: '4', md: '5' } })}>
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

const anchor = css({
  display: 'flex',
  flexDirection: { base: 'column', lg: 'row' },
  alignItems: 'center',
  gap: { base: '1', lg: '3' },
  minHeight: '52px',
  paddingInline: { base: '1', lg: '4' },
  paddingBlock: { base: '2', lg: '0' },
  borderTopWidth: '1px',
  transition: 'background-color {durations.quick} ease-out',
  _hover: { background: 'brand.soft' },
  _focusVisible: innerFocusRing,
});

const networkLine = css({
  display: 'flex',
  justifyContent: 'space-between',
  flex: { lg: '1' },
  fontSize: { base: 'xs', sm: 'sm' },
});

export function FollowUs() {
  return (
    <aside aria-labelledby="suivez-nous" className={css(card)}>
      <h3 id="suivez-nous" className={css({ fontSize: 'lg', padding: { base: '3', lg: '4' } })}>
        {follow.title}
      </h3>
      <ul
        className={css({
          display: 'grid',
          gridTemplateColumns: { base: 'repeat(auto-fit, minmax(3.5rem, 1fr))', lg: '1fr' },
        })}
      >
        {centre.socialLinks.map(({ network, url, followers }) => (
          <li key={network}>
            <a href={url} target="_blank" rel="noopener noreferrer" className={anchor}>
              <div className={css({ color: 'brand' })}>
                <SocialIcon network={network} />
              </div>
              <div className={networkLine}>
                <div
                  className={css({ fontWeight: '600', display: { base: 'none', lg: 'block' } })}
                >
                  {networkNames[network]}
                </div>
                <div
                  className={css({ color: 'ink.muted', fontVariantNumeric: 'tabular-nums' })}
                >
                  {formatCount(followers)}{' '}
                  <span className={css({ display: { base: 'none', lg: 'inline' } })}>
                    {follow.followers}
                  </span>
                </div>
              </div>
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
