import { saveArticleRequest } from '@centre/domain/article/schema';
import { programmes, type OpenParcours } from '@centre/domain/inscription/inscription';
import { createInscriptionRequest } from '@centre/domain/inscription/schema';
import { messages } from '@centre/domain/messages/messages';
import { phoneMessages } from '@centre/domain/messages/phone';
import { savePhotoRequest } from '@centre/domain/photo/schema';
import { referencePattern } from '@centre/domain/inscription/reference';
import { CommandError } from '@centre/domain/command-error';
import { parse } from '@centre/domain/schema';
import { saveTemoignageRequest } from '@centre/domain/temoignage/schema';
import { describe, expect, it } from 'vitest';
import { article } from './article.ts';
import { enrolmentRequest, type EnrolmentRequest } from './enrolment-request.ts';
import { inscription } from './inscription.ts';
import { member } from './member.ts';
import { omit } from './omit.ts';
import { photo } from './photo.ts';
import { temoignage } from './temoignage.ts';

const choices = (Object.keys(programmes) as OpenParcours[]).flatMap((parcours) =>
  programmes[parcours].classes.flatMap((classe) =>
    programmes[parcours].specialites.map((specialite) => ({ parcours, classe, specialite })),
  ),
);

function messageFor(request: unknown): string {
  try {
    parse(createInscriptionRequest, request);
  } catch (error) {
    if (error instanceof CommandError) return error.message;
    throw error;
  }
  return 'accepted';
}

describe('an application from the factory', () => {
  it('can be made for every choice that the form offers', () => {
    expect(choices).toHaveLength(2 * 7 + 3 * 6);
  });

  it.each(choices)('is accepted for $parcours, $classe, $specialite', (choice) => {
    const request = enrolmentRequest(choice, 3);
    expect(parse(createInscriptionRequest, request)).toEqual(request);
  });

  it.each(['jour', 'soir'])('is accepted for BTS2, courses of the %s', (modalite) => {
    const request = enrolmentRequest({ parcours: 'bts', classe: 'bts2', modalite });
    expect(parse(createInscriptionRequest, request).modalite).toBe(modalite);
  });

  it('is accepted, and is another one, for each of a thousand indices', () => {
    const requests = Array.from({ length: 1000 }, (_, index) => enrolmentRequest({}, index));
    for (const request of requests) expect(messageFor(request)).toBe('accepted');
    expect(new Set(requests.map(({ requestId }) => requestId)).size).toBe(1000);
    expect(new Set(requests.map(({ email }) => email)).size).toBe(1000);
  });

  it('keeps the letters of the local languages', () => {
    const names = Array.from({ length: 60 }, (_, index) => inscription({}, index));
    const letters = names
      .map(({ nom, prenom }) => nom + prenom)
      .join('')
      .toLowerCase();
    for (const letter of 'ɖɛƒŋɔɩ') expect(letters).toContain(letter);
  });
});

const bts2 = { parcours: 'bts', classe: 'bts2', modalite: 'soir' } as const;
const bacpro = { parcours: 'bacpro', classe: 'seconde' } as const;
const says = messages.inscription;

const refused: readonly [Partial<EnrolmentRequest>, Partial<EnrolmentRequest>, string][] = [
  [bts2, { modalite: '' }, says.missing(['modalite'])],
  [bts2, { parcours: 'licence' }, messages.field.invalid('Parcours')],
  [bts2, { parcours: 'toString' }, messages.field.invalid('Parcours')],
  [bts2, { classe: 'seconde', modalite: '' }, says.classe],
  [bts2, { classe: 'bts1' }, says.modalite],
  [bts2, { specialite: 'Couture' }, says.specialite],
  [bacpro, { classe: 'bts2' }, says.classe],
  [bacpro, { specialite: 'QHSE' }, says.specialite],
  [bacpro, { modalite: 'jour' }, says.modalite],
  [bacpro, { nom: 'M' }, says.nom],
  [bacpro, { prenom: ' A ' }, says.prenom],
  [bacpro, { email: 'afi@courriel' }, says.email],
  [bacpro, { telephone: '901234' }, says.telephone],
  [bacpro, { telephone: '+1234567890123456' }, phoneMessages.tooManyDigits],
  [bacpro, { dateNaissance: '2009-02-30' }, says.dateNaissance],
  [bacpro, { dateNaissance: '2999-01-01' }, says.dateNaissance],
  [bacpro, { anneeObtentionPlus: 'hier' }, says.annee('Année d’obtention du diplôme')],
  [bacpro, { sexe: 'autre' }, messages.field.invalid('Sexe')],
  [bacpro, { nom: '', classe: '' }, says.missing(['nom'])],
  [bacpro, { nomPere: '', diplomes: ' ' }, says.missing(['nomPere', 'diplomes'])],
  [bacpro, { requestId: 'une-fois' }, messages.field.invalid('requestId')],
];

describe('an application that the form could not have produced', () => {
  it.each(refused)('is refused: %j with %j', (base, change, message) => {
    const request = enrolmentRequest(base);
    expect(messageFor(request)).toBe('accepted');
    expect(messageFor({ ...request, ...change })).toBe(message);
  });

  it('is refused for fields that the form does not have', () => {
    expect(messageFor({ ...enrolmentRequest(), statut: 'acceptee' })).toBe(
      messages.field.unknown(['statut']),
    );
  });
});

describe('the other factories', () => {
  it('make what the commands accept', () => {
    const { titre, contenu, auteur, categorie, isPrincipal } = article();
    const saved = { titre, contenu, auteur, categorie, isPrincipal };
    expect(parse(saveArticleRequest, saved)).toEqual(saved);

    const { titre: photoTitre, description, categorie: group } = photo();
    const image = { path: 'incoming/membre/photo.webp' };
    const sent = { titre: photoTitre, description, categorie: group, image };
    expect(parse(savePhotoRequest, sent)).toEqual(sent);

    const words = omit(temoignage(), 'id', 'photo', 'dateCreation');
    expect(parse(saveTemoignageRequest, words)).toEqual(words);
  });

  it('make the same thing for the same index', () => {
    for (const make of [article, photo, temoignage, inscription, member]) {
      expect(make({}, 5)).toEqual(make({}, 5));
      expect(make({}, 5).id).not.toBe(make({}, 6).id);
    }
    expect(inscription({}, 5).reference).toMatch(referencePattern);
  });
});
