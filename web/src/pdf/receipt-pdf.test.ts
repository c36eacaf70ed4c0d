import { emptyEnrolment } from '@centre/domain/inscription/inscription';
import { suiviAddress } from '@centre/domain/inscription/reference';
import { beforeAll, describe, expect, it } from 'vitest';
import { missingLetter, pdfLetters } from './letters.ts';
import { nodePdfParts } from '../../../tests/factories/pdf-parts.ts';
import { pdfLines, pdfRectangles, pdfText } from '../../../tests/factories/pdf-text.ts';
import { readQrCode } from '../../../tests/factories/qr-code.ts';
import { receiptFileName, receiptPdf } from './receipt-pdf.ts';
import type { PdfParts } from './sheet.ts';

const reference = 'CFPI-7KQ3-M4XH';
const hundred = (letter: string) => letter.repeat(100);

let parts: PdfParts;

beforeAll(async () => {
  parts = await nodePdfParts();
});

async function receipt(answers: Partial<ReturnType<typeof emptyEnrolment>>) {
  const blob = receiptPdf(
    {
      receipt: { reference, dateInscription: '2026-11-20T14:05:00.000Z' },
      form: { ...emptyEnrolment(), parcours: 'bts', classe: 'bts2', ...answers },
    },
    parts,
  );
  const file = new Uint8Array(await blob.arrayBuffer());
  return { file, lines: pdfText(file) };
}

describe('PDF of the receipt', () => {
  it('contains the reference, name, choices and contacts letter by letter', async () => {
    const { lines } = await receipt({
      nom: 'Ɖɛ Ŋ’Kɔdzo',
      prenom: "Akɔ́fa N'Ɣɔ",
      specialite: 'Électromécanique',
      modalite: 'soir',
      ...{ sexe: 'feminin', dateNaissance: '01.08.2006', telephone: '90112233' },
      email: 'akofa@exemple.tg',
    });
    expect(lines.join(' ')).toContain(
      'BTS 2ème année, Électromécanique, Cours du soir (17h-21h)',
    );
    expect(lines).toEqual(
      expect.arrayContaining([
        reference,
        "Ɖɛ Ŋ’Kɔdzo Akɔ́fa N'Ɣɔ",
        'Née le 1er août 2006',
        'Nous vous appellerons au 90 11 22 33',
        'Nous vous écrirons à akofa@exemple.tg',
        'vendredi 20 novembre 2026',
        'Reçu d’inscription',
        'À conserver',
        'Horaires : du lundi au vendredi, de 7h à 17h30',
      ]),
    );
  });

  it('fits names of maximum length without loss', async () => {
    const { file, lines } = await receipt({
      nom: hundred('Ŋ'),
      prenom: hundred('W'),
      specialite: 'Mécanique et Entretien',
      modalite: 'soir',
      ...{ dateNaissance: '2006-08-05', telephone: '+228 90 11 22 33' },
      email: `${'w'.repeat(240)}@exemple.tg`,
    });
    const heights = pdfLines(file).map(({ height }) => height);
    expect(Math.min(...heights.slice(0, -2))).toBeGreaterThan(Math.max(...heights.slice(-2)));
    const [from, to] = [lines.indexOf('Nom et prénom'), lines.indexOf('Date de naissance')];
    expect(lines.slice(from + 1, to).join('')).toBe(`${hundred('Ŋ')} ${hundred('W')}`);
  });

  const unshown = 'écrit en lettres que ce document ne peut pas montrer';
  it.each([
    ['محمّد', 'عبد الله', `${unshown} : voir la demande`],
    ['王fi', 'Ǎma', `[…]fi A\u030Cma (${unshown} :`],
  ])(
    'states where to find the name %s %s when its fonts lack letters',
    async (nom, prenom, message) => {
      const { lines } = await receipt({ nom, prenom });
      const all = lines.join(' ');
      expect(all).toContain(message);
      expect(all).toContain(`voir la demande ${reference}`);
      expect(all).not.toContain(missingLetter);
    },
  );

  it('replaces a run of emoji by one mark', async () => {
    const { lines } = await receipt({ nom: 'Ko👩🏾‍🔧❤️fi', prenom: 'Ama' });
    expect(lines).toContain(`Ko${missingLetter}fi Ama`);
  });

  it('has a glyph for each supported letter', async () => {
    const { lines } = await receipt({ nom: pdfLetters, prenom: 'Z' });
    const drawn = new Set(lines.join(''));
    const letters = Array.from(pdfLetters.normalize('NFC'));
    expect(letters.filter((letter) => !drawn.has(letter))).toEqual([]);
  });

  it('has a QR code of the suivi address with the reference in the fragment', async () => {
    const { file } = await receipt({ nom: 'Mensah', prenom: 'Afi' });
    expect(await readQrCode(pdfRectangles(file))).toBe(suiviAddress(reference));
    expect(suiviAddress(reference)).toMatch(/^https:\/\/[^#?]+\/suivi#CFPI-7KQ3-M4XH$/);
  });

  it('omits unanswered fields, is below 60 KB and is named by reference', async () => {
    const { file, lines } = await receipt({ nom: 'Mensah', prenom: 'Afi', classe: 'bts1' });
    expect(lines).toContain('BTS 1ère année');
    expect(lines).not.toContain('Téléphone');
    expect(file.length).toBeLessThan(60_000);
    expect(receiptFileName(reference)).toBe('recu-CFPI-7KQ3-M4XH.pdf');
  });
});
