import { centre } from '@centre/domain/centre';
import { formatPhone } from '@centre/domain/phone';
import { Mail, MessageCircle, MessageSquare, Phone, type LucideIcon } from 'lucide-react';
import { css } from '#styled-system/css';
import { contact, writing } from '../../texts/contact.texts.ts';
import { ContactDetails } from '../ui/contact-details.tsx';
import { ListHead } from '../ui/list-head.tsx';
import { Section } from '../ui/section.tsx';
import { apart, container, halves, sideBySide } from '../../ui/styles.ts';

export function Contact() {
  return (
    <>
      <ListHead title={contact.title} lead={contact.lead} />
      <div
        className={css({
          ...container,
          marginTop: { base: '-2', md: '-8' },
          position: 'relative',
        })}
      >
        <QuickActions />
      </div>
      <Section id="coordonnees" title={contact.details}>
        <ContactDetails />
      </Section>
      <Section id="venir" title={contact.directionsTitle} tone="sunken">
        <div
          className={css({ ...sideBySide, gap: { base: '8', lg: '10' }, alignItems: 'start' })}
        >
          <ul className={css({ display: 'grid', gap: '4', maxWidth: 'measure' })}>
            {contact.directions.map((direction) => (
              <li
                key={direction}
                className={css({
                  borderInlineStartWidth: '3px',
                  borderColor: 'call',
                  paddingInlineStart: '4',
                })}
              >
                {direction}
              </li>
            ))}
          </ul>
          <div>
            <h3 className={css({ fontSize: 'lg', marginBottom: '3' })}>{contact.opening}</h3>
            <dl className={css({ fontVariantNumeric: 'tabular-nums' })}>
              {contact.courses.map(({ label, value }) => (
                <div
                  key={label}
                  className={css({
                    ...apart,
                    columnGap: '4',
                    paddingBlock: '3',
                    borderTopWidth: '1px',
                  })}
                >
                  <dt>{label}</dt>
                  <dd className={css({ fontWeight: '600' })}>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </Section>
    </>
  );
}

interface Action {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly detail: string;
  readonly href: string;
}

const actions: readonly Action[] = [
  ...centre.phones.map((phone) => ({
    icon: Phone,
    label: contact.call,
    detail: formatPhone(phone),
    href: `tel:${phone}`,
  })),
  {
    icon: MessageCircle,
    label: contact.whatsapp,
    detail: formatPhone(centre.whatsapp),
    href: writing.whatsapp,
  },
  {
    icon: MessageSquare,
    label: contact.sms,
    detail: formatPhone(centre.whatsapp),
    href: writing.sms,
  },
  {
    icon: Mail,
    label: contact.write,
    detail: centre.email,
    href: writing.email,
  },
];

const targetStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: { base: '4', xl: '3' },
  height: '100%',
  minHeight: { base: '60px', sm: '76px' },
  paddingInline: { base: '4', xl: '3' },
  paddingBlock: '2',
  background: 'surface.raised',
  borderWidth: '1px',
  borderRadius: 'card',
  boxShadow: 'card',
  transition: 'border-color {durations.quick} ease-out',
  _hover: { borderColor: 'brand' },
});

/** The ways to reach the centre, as large touch targets. */
function QuickActions() {
  return (
    <ul
      aria-label={contact.actions}
      className={css({
        display: 'grid',
        // The longest of them has the widest card.
        gridTemplateColumns: { sm: halves, xl: 'repeat(5, auto)' },
        gap: { base: '2', sm: '3' },
      })}
    >
      {actions.map(({ icon: Icon, label, detail, href }) => (
        <li key={href}>
          <a href={href} className={targetStyle}>
            <div className={css({ color: 'brand', flexShrink: '0' })}>
              <Icon size={26} aria-hidden />
            </div>
            <div className={css({ minWidth: '0' })}>
              <div className={css({ fontSize: 'sm', color: 'ink.muted' })}>{label}</div>
              <div
                className={css({
                  fontWeight: '600',
                  fontSize: { base: 'md', xl: 'sm' },
                  fontVariantNumeric: 'tabular-nums',
                })}
              >
                {detail}
              </div>
            </div>
          </a>
        </li>
      ))}
    </ul>
  );
}
