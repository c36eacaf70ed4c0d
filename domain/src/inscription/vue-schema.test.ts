import { describe, expect, it } from 'vitest';
import { messages } from '../messages/messages.ts';
import { vueMessages } from '../messages/staff/inscription.ts';
import { parse } from '../schema.ts';
import { everyCampagne } from './query.ts';
import { saveVueRequest } from './vue-schema.ts';

const criteres = {
  parcours: 'bts',
  classe: 'bts2',
  specialite: 'QHSE',
  modalite: 'soir',
  statut: 'acceptee',
  campagne: '2025-2026',
  du: '2025-07-25',
  au: '2025-09-30',
  doublons: 'oui',
  miens: 'oui',
  corrections: 'oui',
  aVerifier: 'oui',
  tri: 'nom',
  sens: 'desc',
};
const vue = { nom: 'Cours du soir', partagee: true, criteres };
const refused = (request: object) => expect(() => parse(saveVueRequest, request));

describe('A saved view', () => {
  it.each([criteres, { campagne: everyCampagne, sens: 'asc' }, {}])(
    'may have the criteria %j',
    (asked) => {
      expect(parse(saveVueRequest, { ...vue, criteres: asked }).criteres).toEqual(asked);
    },
  );

  it.each([...Object.keys(criteres), 'recherche'])('takes no other %s', (name) => {
    refused({ ...vue, criteres: { [name]: 'inconnu' } }).toThrow();
  });

  it('says which of its fields is wrong', () => {
    const { invalid } = messages.field;
    refused({ ...vue, criteres: { statut: 'inconnu' } }).toThrow(invalid('criteres'));
    refused({ ...vue, criteres: 'tous' }).toThrow(invalid('criteres'));
    refused({ ...vue, partagee: 'oui' }).toThrow(invalid('partagee'));
    refused({ ...vue, nom: ' ' }).toThrow(vueMessages.nomRequired);
  });
});
