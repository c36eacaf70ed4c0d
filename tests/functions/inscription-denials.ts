import { messages } from '@centre/domain/messages/messages';
import { phoneMessages } from '@centre/domain/messages/phone';
import { textMessages } from '@centre/domain/messages/text';
import type { EnrolmentRequest } from '../factories/enrolment-request.ts';

const says = messages.inscription;

/** One fact that turns an accepted application into a refused one. */
export interface Denial {
  readonly because: string;
  /** What makes an accepted application a refused one. */
  readonly change: Record<string, unknown>;
  readonly message: string;
  readonly fields: readonly string[];
  /** The accepted application, when the usual one is not near enough. */
  readonly base?: Partial<EnrolmentRequest>;
}

const invalid = messages.field.invalid;
const bacpro = { parcours: 'bacpro', classe: 'seconde', specialite: 'Chaudronnerie' };

/** Every reason for which an application is refused. */
export const denials: readonly Denial[] = [
  {
    because: 'two fields of the first check are empty',
    change: { nom: '', email: '  ' },
    message: 'Veuillez remplir tous les champs obligatoires. Champs manquants: nom, email',
    fields: ['nom', 'email'],
  },
  {
    because: 'a field of the second check is left out',
    change: { nomPere: undefined },
    message: 'Veuillez remplir tous les champs obligatoires. Champs manquants: nomPere',
    fields: ['nomPere'],
  },
  {
    because: 'the second year of BTS has no modality',
    base: { classe: 'bts2', modalite: 'jour' },
    change: { modalite: '' },
    message: says.missing(['modalite']),
    fields: ['modalite'],
  },
  {
    because: 'the first year of BTS has one',
    change: { modalite: 'jour' },
    message: says.modalite,
    fields: ['modalite'],
  },
  {
    because: 'the class is of another path',
    base: bacpro,
    change: { classe: 'bts2' },
    message: says.classe,
    fields: ['classe'],
  },
  {
    because: 'the speciality is of another path',
    base: bacpro,
    change: { specialite: 'QHSE' },
    message: says.specialite,
    fields: ['specialite'],
  },
  {
    because: 'the path is not offered',
    change: { parcours: 'licence' },
    message: invalid('Parcours'),
    fields: ['parcours'],
  },
  {
    because: 'the e-mail address is none',
    change: { email: 'ama@courriel' },
    message: says.email,
    fields: ['email'],
  },
  {
    because: 'the phone number is too short',
    change: { telephone: '+22890' },
    message: says.telephone,
    fields: ['telephone'],
  },
  {
    because: 'the phone number begins as none does',
    change: { telephone: '+0123456789' },
    message: phoneMessages.noCountry,
    fields: ['telephone'],
  },
  {
    because: 'the day of birth does not exist',
    change: { dateNaissance: '2007-02-30' },
    message: says.dateNaissance,
    fields: ['dateNaissance'],
  },
  {
    because: 'the name is too short',
    change: { nom: 'A' },
    message: says.nom,
    fields: ['nom'],
  },
  {
    because: 'the name is too long',
    change: { nom: 'A'.repeat(101) },
    message: messages.field.tooLong('Nom', 100),
    fields: ['nom'],
  },
  {
    because: 'the name holds a control character',
    change: { nom: 'Ko\u0000dzo' },
    message: textMessages.character('Nom', {
      name: 'U+0000',
      before: 'Ko',
      line: undefined,
    }),
    fields: ['nom'],
  },
  {
    because: 'the first name holds half a character',
    change: { prenom: 'Afi\ud800' },
    message: textMessages.character('Prénom', {
      name: 'U+D800',
      before: 'Afi',
      line: undefined,
    }),
    fields: ['prenom'],
  },
  {
    because: 'the name is not text',
    change: { nom: { first: 'Ama' } },
    message: invalid('Nom'),
    fields: ['nom'],
  },
  {
    because: 'there is a field that the form has not',
    change: { statut: 'acceptee' },
    message: messages.field.unknown(['statut']),
    fields: ['statut'],
  },
  {
    because: 'its identifier is no UUID',
    change: { requestId: 'inscriptions/x' },
    message: invalid('requestId'),
    fields: ['requestId'],
  },
];
