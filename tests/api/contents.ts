import { derivedFields } from '@centre/domain/inscription/record';
import { enrolmentForm } from '../factories/enrolment-request.ts';
import { newPhone, newWord } from '../functions/applications.ts';
import { drawing } from '../functions/publishing.ts';
import { newUser } from '../functions/staff.ts';
import type { Kind } from './catalogue.ts';
import type { Content } from './client.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What the dashboard of the description sends for a new record of each kind, in JSON. */
export const newRecord = {
  articles: () => ({
    titre: `Journée ${newWord()}`,
    contenu: 'Samedi, de 8 h à midi.\n\nEntrée libre.',
    auteur: 'CFPI',
    categorie: 'Technologie',
    featured: false,
    statut: 'publié',
  }),
  temoignages: () => ({
    nom: 'Mensah',
    prenom: newWord(),
    formation: 'QHSE',
    promotion: '2019',
    contenu: 'J’ai appris un métier sur de vraies machines.',
    note: 4,
    entreprise: 'Froid du Golfe',
    poste: 'Technicienne',
    statut: 'brouillon',
  }),
  inscriptions: () => {
    const form = enrolmentForm({
      nom: newWord(),
      telephone: newPhone(),
      email: `${newWord()}@exemple.tg`,
    });
    return { ...form, ...derivedFields(form), dateInscription: new Date().toISOString() };
  },
  users: () => newUser(),
} satisfies Partial<Record<Kind, () => Fields>>;

/** The fields of a photo without its file. */
export const newCaption = () => ({
  titre: `Tour ${newWord()}`,
  description: 'Travaux pratiques.',
  categorie: 'Informatique',
});

/** Fields as a form, with a picture under the name `file`. */
export async function formOf(fields: Fields, file: string): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  const png = new Blob([new Uint8Array(await drawing())], { type: 'image/png' });
  form.set(file, png, 'atelier.png');
  return form;
}

/** What makes a new record of that kind, as it is usually sent. */
export async function creationOf(kind: Kind): Promise<Content> {
  return kind === 'galerie' ? formOf(newCaption(), 'image') : newRecord[kind]();
}

/** What is usually changed of a record of that kind. */
export const changeOf = {
  articles: newRecord.articles,
  galerie: newCaption,
  temoignages: newRecord.temoignages,
  inscriptions: () => ({ statut: 'acceptee' }),
  users: () => ({ email: `${newWord()}@cfpi.example`, role: 'VIEWER' }),
} satisfies Record<Kind, () => Fields>;
