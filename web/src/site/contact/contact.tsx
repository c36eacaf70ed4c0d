import { centre } from '@centre/domain/centre';
import { formatPhone } from '@centre/domain/phone';
import { Mail, MessageCircle, MessageSquare, Phone, type LucideIcon } from 'lucide-react';
import { contact, messageLinks } from '../../texts/contact.texts.ts';
import { ContactDetails } from '../ui/contact-details.tsx';
import { ListHead } from '../ui/list-head.tsx';
import { Section } from '../ui/section.tsx';
import * as styles from './contact.module.css';

export function Contact() {
  return (
    <>
      <ListHead title={contact.title} lead={contact.lead} />
      <div className={`container relative ${styles.overHead}`}>
        <QuickActions />
      </div>
      <Section id="coordonnees" title={contact.details}>
        <ContactDetails />
      </Section>
      <Section id="venir" title={contact.directionsTitle} tone="sunken">
        <div className={`side-by-side ${styles.directionsAndHours}`}>
          <ul className="stack gap-4 measure">
            {contact.directions.map((direction) => (
              <li key={direction} className={styles.direction}>
                {direction}
              </li>
            ))}
          </ul>
          <div>
            <h3 className="text-lg mb-3">{contact.opening}</h3>
            <dl className="tabular">
              {contact.courses.map(({ label, value }) => (
                <div key={label} className="apart gap-x-4 py-3 line-above">
                  <dt>{label}</dt>
                  <dd className="bold">{value}</dd>
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
    href: messageLinks.whatsapp,
  },
  {
    icon: MessageSquare,
    label: contact.sms,
    detail: formatPhone(centre.whatsapp),
    href: messageLinks.sms,
  },
  {
    icon: Mail,
    label: contact.write,
    detail: centre.email,
    href: messageLinks.email,
  },
];

/** Links to call or write to the centre, as large touch targets. */
function QuickActions() {
  return (
    <ul aria-label={contact.actions} className={`stack sm-2 ${styles.actions}`}>
      {actions.map(({ icon: Icon, label, detail, href }) => (
        <li key={href}>
          <a href={href} className={`card clickable row ${styles.action}`}>
            <div className="brand fixed-size">
              <Icon size={26} aria-hidden />
            </div>
            <div className="shrinkable">
              <div className="text-sm muted">{label}</div>
              <div className={`bold tabular ${styles.detail}`}>{detail}</div>
            </div>
          </a>
        </li>
      ))}
    </ul>
  );
}
