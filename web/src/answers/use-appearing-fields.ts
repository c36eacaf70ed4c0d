import { inscriptionFields, type EnrolmentForm } from '@centre/domain/inscription';
import { useEffect, useEffectEvent } from 'react';
import { enrolment } from '../content/inscription.ts';
import { announce } from '../ui/announcer.tsx';
import { isAsked } from './fields.ts';

/** The fields that another answer brings, or takes away. */
const dependent = ['classe', 'specialite', 'modalite'] as const;

/** Says which fields an answer has brought, to those who do not see them appear. */
export function useAppearingFields(form: EnrolmentForm): void {
  const asked = dependent.filter((field) => isAsked(field, form));
  const tell = useEffectEvent(() => {
    const open = asked.filter((field) => form[field] === '');
    if (open.length === 0) return;
    announce(enrolment.appeared(open.map((field) => inscriptionFields[field])));
  });
  useEffect(() => tell(), [form.parcours, asked.length]);
}
