import { messages } from '@centre/domain/messages/messages';
import { phoneMessages } from '@centre/domain/messages/phone';
import { textMessages } from '@centre/domain/messages/text';
import type { EnrolmentRequest } from '../factories/enrolment-request.ts';

/** What makes an accepted application a refused one, and what is said of that. */
type Denial = readonly [
  because: string,
  change: Readonly<Record<string, unknown>>,
  message: string,
  /** The accepted application, when the usual one is not near enough. */
  base?: Partial<EnrolmentRequest>,
];

const says = messages.inscription;
const { invalid, tooLong, unknown } = messages.field;
const bacpro = { parcours: 'bacpro', classe: 'seconde', specialite: 'Chaudronnerie' };
const character = (label: string, name: string, before: string) =>
  textMessages.character(label, { name, before, line: undefined });
const missing = 'Veuillez remplir tous les champs obligatoires. Champs manquants: ';

const reasons: readonly Denial[] = [
  ['two fields are empty', { nom: '', email: '  ' }, `${missing}nom, email`],
  ['a field of the second check is left out', { nomPere: undefined }, `${missing}nomPere`],
  [
    'the second year of BTS has no modality',
    { modalite: '' },
    says.missing(['modalite']),
    { classe: 'bts2', modalite: 'jour' },
  ],
  ['the first year of BTS has one', { modalite: 'jour' }, says.modalite],
  ['the class is of another path', { classe: 'bts2' }, says.classe, bacpro],
  ['the speciality is of another path', { specialite: 'QHSE' }, says.specialite, bacpro],
  ['the path is not offered', { parcours: 'licence' }, invalid('Parcours')],
  ['the e-mail address is none', { email: 'ama@courriel' }, says.email],
  ['the phone number is too short', { telephone: '+22890' }, says.telephone],
  [
    'the phone number begins as none does',
    { telephone: '+0123456789' },
    phoneMessages.noCountry,
  ],
  ['the day of birth does not exist', { dateNaissance: '2007-02-30' }, says.dateNaissance],
  ['the name is too short', { nom: 'A' }, says.nom],
  ['the name is too long', { nom: 'A'.repeat(101) }, tooLong('Nom', 100)],
  ['there is a control character', { nom: 'Ko\u0000dzo' }, character('Nom', 'U+0000', 'Ko')],
  ['there is half a character', { prenom: 'Afi\ud800' }, character('Prénom', 'U+D800', 'Afi')],
  ['the name is not text', { nom: { first: 'Ama' } }, invalid('Nom')],
  ['there is a field that the form has not', { statut: 'acceptee' }, unknown(['statut'])],
  ['its identifier is no UUID', { requestId: 'inscriptions/x' }, invalid('requestId')],
];

/** Every reason for which an application is refused. */
export const denials = reasons.map(([because, change, message, base = {}]) => ({
  ...{ because, change, message, base },
}));
