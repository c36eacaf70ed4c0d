import { recordOf, type InscriptionRecord } from '@centre/domain/inscription/record';
import { parcoursLabels, type Parcours } from '@centre/domain/inscription/inscription';
import { beforeAll, describe, expect, it } from 'vitest';
import { nodePdfParts } from '../../../tests/factories/pdf-parts.ts';
import { pdfPages, pdfText } from '../../../tests/factories/pdf-text.ts';
import { ficheFileName, fichePage, ficheSections, paperOrder } from '../texts/fiche.texts.ts';
import { missingLetterTexts } from '../texts/letters.texts.ts';
import { fichesPdf } from './fiche-pdf.ts';
import type { PdfParts } from './sheet.ts';

const now = new Date('2026-11-20T14:05:09Z');
const received = new Date('2026-08-03T07:45:00Z');

let parts: PdfParts;

beforeAll(async () => {
  parts = await nodePdfParts();
});

const ordinary = {
  reference: 'CFPI-7KQ3-M4XH',
  parcours: 'bts',
  classe: 'bts2',
  specialite: 'Électromécanique',
  modalite: 'soir',
  nom: 'Ɖɛ Ŋ’Kɔdzo',
  prenom: "Akɔ́fa N'Ɣɔ",
  dateNaissance: '2004-02-29',
  lieuNaissance: 'Ɖ ɖ Ɛ ɛ Ƒ ƒ Ɣ ɣ Ŋ ŋ Ɔ ɔ Ʋ ʋ Ɩ ɩ',
  nationalite: 'Togolaise',
  sexe: 'feminin',
  telephone: '+22890112233',
  email: 'akofa.enyonam.dogbe-attiogbe@courriel.example',
  situationMatrimoniale: 'celibataire',
  lieuResidence: 'Hédzranawoé, Lomé',
  nomPere: 'Ɖogbe Yaovi',
  nomMere: 'Attiogbé Massan',
  fonctionActuelle: 'Aide-mécanicienne',
  organismeEmployeur: 'Garage du Zio',
  serieBac: 'F3',
  anneeObtentionBac: '2024',
  etablissement: 'Lycée technique de Sokodé',
  diplomes: 'BAC F3',
  anneeObtentionPlus: '2025',
  etablissementPlus: 'LETP de Kara',
  autresFormations: 'Soudure à l’arc, six mois à Kara.\nPermis B.',
  nomTuteur: 'Aƒeɖome',
  prenomTuteur: 'Pɩyalo',
  contactUrgenceTelephone: '+22870445566',
  contactUrgenceLien: 'oncle',
  statut: 'en_attente',
  dateInscription: received,
};

const record = (fields: object = {}): InscriptionRecord =>
  recordOf('un', { ...ordinary, ...fields });

async function fiche(...records: InscriptionRecord[]) {
  const file = new Uint8Array(await fichesPdf(records, parts, now).arrayBuffer());
  return { file, pages: pdfPages(file), text: pdfText(file) };
}

const squeezed = (text: string) => text.replace(/\s/g, '');

function expectEveryValue(text: readonly string[], shown: InscriptionRecord) {
  const all = squeezed(text.join(''));
  const values = ficheSections(shown, paperOrder).flatMap(({ facts }) => facts);
  for (const { value } of values) expect(all).toContain(squeezed(value));
}

describe('PDF of the fiche d’inscription', () => {
  it.each(Object.keys(parcoursLabels) as Parcours[])(
    'contains every answer for %s on one page, with both dates',
    async (parcours) => {
      const classe = { bts: 'bts1', bacpro: 'terminale', formation_courte: '', licence: '' };
      const shown = record({ parcours, classe: classe[parcours], modalite: '' });
      const { text, pages } = await fiche(shown);
      expectEveryValue(text, shown);
      expect(text).toEqual(
        expect.arrayContaining([
          'CFPI-7KQ3-M4XH',
          '03/08/2026 07:45',
          '20/11/2026 14:05',
          '29/02/2004',
          '+228 90 11 22 33',
          'Permis B.',
          'Page 1 sur 1',
          ...fichePage.signatures,
          `${ordinary.nom} ${ordinary.prenom}`,
        ]),
      );
      expect(pages).toHaveLength(1);
    },
  );

  it('shows the modality for the second year of BTS, not for the first', async () => {
    const second = await fiche(record());
    expect(second.text).toContain('Modalité');
    expect(second.text).toContain('Cours du soir (17h-21h)');
    const first = await fiche(record({ classe: 'bts1' }));
    expect(first.text).not.toContain('Modalité');
    expect(first.text).not.toContain('Cours du soir (17h-21h)');
  });

  it('has a blank for every missing answer', async () => {
    const { text, pages } = await fiche(recordOf('vide', {}));
    const empty = text.filter((line) => line === fichePage.empty);
    const asked = ficheSections(recordOf('vide', {}), paperOrder).flatMap(({ facts }) => facts);
    // The reference and the date of the application are missing too.
    expect(empty).toHaveLength(asked.length + 2);
    expect(pages).toHaveLength(1);
  });

  it('contains no note of the staff', async () => {
    const texte = 'Note du secrétariat';
    const noted = record({ note: { texte, par: 'scolarite', date: received } });
    const { text } = await fiche(noted);
    expect(squeezed(text.join(''))).not.toContain(squeezed(texte));
  });

  it('states where to find answers in letters that its fonts lack', async () => {
    const names = { nom: '王', prenom: '伟', nomPere: 'محمّد Mensah', lieuNaissance: '' };
    const { text, pages } = await fiche(record(names));
    expect(pages).toHaveLength(1);
    const all = squeezed(text.join(''));
    const elsewhere = squeezed(missingLetterTexts.elsewhere('CFPI-7KQ3-M4XH'));
    expect(all.split(elsewhere)).toHaveLength(2);
    const briefly = squeezed(missingLetterTexts.elsewhereBriefly);
    expect(all.split(briefly)).toHaveLength(4);
    expect(all).toContain(`[…]Mensah(${briefly})`);
    expect(all).not.toContain('◌');
    const older = await fiche(record({ ...names, reference: '' }));
    expect(squeezed(older.text.join(''))).toContain(squeezed(missingLetterTexts.elsewhere('')));
  });

  it('continues on further pages without loss for answers of maximum length', async () => {
    const words = Array.from({ length: 290 }, (_, index) => `mot${index}`);
    const names = { nom: 'Ŋ'.repeat(100), prenom: 'W'.repeat(100) };
    const long = record({
      ...names,
      diplomes: words.join(' '),
      autresFormations: words.join('\n'),
      etablissement: 'É'.repeat(200),
    });
    const { text, pages } = await fiche(long);
    expect(pages.length).toBeGreaterThan(2);
    const found = text.join(' ').match(/mot\d+/g);
    expect(found).toEqual([...words, ...words]);
    const all = squeezed(text.join(''));
    expect(all).toContain(names.nom);
    expect(all).toContain(names.prenom);
    expect(all).toContain('É'.repeat(200));
    for (const [index, page] of pages.entries()) {
      if (index > 0) expect(page[0]?.text).toBe(`${fichePage.continued} · CFPI-7KQ3-M4XH`);
      // The lowest texts are the two parts of the footer.
      const heights = page.map(({ height }) => height);
      expect(heights.filter((height) => height === Math.min(...heights))).toHaveLength(2);
    }
    expect(text).toContain(fichePage.page(pages.length, pages.length));
  });

  it('starts each of several records on a new page', async () => {
    const { pages } = await fiche(
      record({ nom: 'Mensah' }),
      record({ nom: 'Lawson', diplomes: 'mot '.repeat(900) }),
      record({ nom: 'Bawa' }),
    );
    const starts = pages.flatMap((page, index) =>
      page.some(({ text }) => text === fichePage.title) ? [index] : [],
    );
    expect(starts).toHaveLength(3);
    expect(starts.at(-1)).toBe(pages.length - 1);
    const name = (index: number) => pages[starts[index] ?? 0]?.map(({ text }) => text);
    expect(name(0)).toContain('Mensah');
    expect(name(1)).toContain('Lawson');
    expect(name(2)).toContain('Bawa');
    expect(name(2)).toContain('Page 1 sur 1');
  });

  it('shows the dated decision and a legacy formation, in less than 60 KB', async () => {
    const older = { parcours: 'formation_courte', formation: 'Injection diesel, trois mois' };
    const decided = { statut: 'acceptee', dateTraitement: now };
    const { text, file } = await fiche(record({ ...decided, ...older }));
    expect(text).toEqual(expect.arrayContaining(['Acceptée le 20/11/2026', older.formation]));
    expect(file.length).toBeLessThan(60_000);
  });
});

describe('ficheFileName', () => {
  const unknown = record({ nom: '王', prenom: '伟' });
  it.each([
    [
      'the name of the applicant in ASCII letters',
      [record()],
      'fiche-inscription-de-n-kodzo-akofa-n-go',
    ],
    ['the reference for a non-Latin name', [unknown], 'fiche-inscription-cfpi-7kq3-m4xh'],
    ['the number of records', [record(), record()], 'fiches-inscription-2'],
  ])('contains %s, and the timestamp', (_, records, name) => {
    expect(ficheFileName(records, now)).toBe(`${name}-20261120-140509.pdf`);
  });
});
