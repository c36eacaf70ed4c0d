import { brotliCompressSync, gzipSync } from 'node:zlib';
import { dayMs } from '@centre/domain/dates';
import {
  askedEmailField,
  inscriptionFields,
  labelsOf,
} from '@centre/domain/inscription/inscription';
import { referencePattern, suiviAddress } from '@centre/domain/inscription/reference';
import { suggestedEmailQuestion } from '@centre/domain/messages/email';
import { messages } from '@centre/domain/messages/messages';
import { phoneMessages } from '@centre/domain/messages/phone';
import { describe, expect, it } from 'vitest';
import { enrolment } from '../../web/src/texts/inscription.texts.ts';
import { readQrCode } from '../factories/qr-code.ts';
import { omit } from '../factories/omit.ts';
import { stored } from './admin.ts';
import {
  formAnswers,
  formAddress,
  requestIdIn,
  uniquePhone,
  uniqueWord,
  openForm,
  type Page,
  postForm,
  readPage,
  storedByEmail,
  referenceIn,
} from './applications.ts';
import { callFunction, postApi } from './calls.ts';
import { setCounter, exhaustLimit, minuteMs } from './limits.ts';

const texts = messages.inscription;

/**
 * Maximum of compressed bytes of the receipt page, without its QR code. The page contains all
 * answers, because its button sends them again for a correction.
 */
const receiptBytes = 7 * 1024;

const characters: Readonly<Record<string, string>> = {
  ...{ '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' },
};

/** Values of the hidden fields of a page. */
function hiddenIn({ html }: Page): Record<string, string> {
  const fields = html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g);
  return Object.fromEntries(
    [...fields].map(([, name = '', value = '']) => [
      name,
      value.replace(/&#?\w+;/g, (code) => characters[code] ?? code),
    ]),
  );
}

describe('Enrolment form without scripts', () => {
  it('contains every question and a unique requestId', async () => {
    const [page, other] = [await openForm(), await openForm()];
    expect(page.status).toBe(200);
    for (const field of Object.keys(inscriptionFields)) {
      expect(page.html).toContain(`name="${field}"`);
    }
    expect(page.html).toContain('<optgroup label="BAC PRO">');
    expect(page.html).toMatch(/<form[^>]* action="\/inscription"/);
    expect(page.html).toMatch(/<form[^>]* method="post"/);
    expect(requestIdIn(page)).toMatch(/^[\da-f-]{36}$/);
    expect(requestIdIn(other)).not.toBe(requestIdIn(page));
    expect(page.headers.get('cache-control')).toMatch(/private/);
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(brotliCompressSync(page.html).length).toBeLessThan(20 * 1024);
  });

  it('stores the application, and returns a small page with reference and QR code', async () => {
    const answers = formAnswers({ requestId: requestIdIn(await openForm()) });
    const page = await postForm(answers);
    expect(page.status).toBe(200);
    const reference = referenceIn(page);
    expect(reference).toMatch(referencePattern);
    expect(page.html).toContain(texts.sent);
    expect(page.html).toContain(answers['nom']);
    expect(page.html).not.toContain('<script');
    expect(page.headers.get('cache-control')).toBe('no-store');
    const [code = ''] = /<svg[^>]*><path d="M0 0h7.*?<\/svg>/.exec(page.html) ?? [];
    const drawn = code.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
    expect(await readQrCode(drawn)).toBe(suiviAddress(reference));
    // The strokes of the QR code differ with each reference, so that the size excludes them.
    const plain = page.html.replace(/<path d="M0 0h7[^>]*>/, '');
    expect(gzipSync(plain).length).toBeLessThan(receiptBytes);
    const record = await stored(`inscriptions/${answers['requestId']}`);
    expect(record).toMatchObject({
      nom: answers['nom'],
      reference,
      statut: 'en_attente',
      consentement: { version: expect.any(String) as string },
    });
  });

  it('is reopened from the receipt with every answer, and updates the application', async () => {
    const answers = formAnswers({ dateNaissance: '2005-05-08' });
    const receipt = await postForm(answers);
    expect(receipt.html).toContain('le 8 mai 2005');
    const form = await postForm(hiddenIn(receipt));
    expect(form.status).toBe(200);
    expect(form.html).toContain(enrolment.corrects);
    expect(form.html).not.toContain('role="alert"');
    expect(form.html).toContain(`value="${answers['nom']}"`);
    expect(hiddenIn(form)).toMatchObject({ requestId: answers['requestId'], corrige: 'oui' });
    const corrected = { ...answers, ...hiddenIn(form), dateNaissance: '2005-08-05' };
    const again = await postForm(corrected);
    expect(referenceIn(again)).toBe(referenceIn(receipt));
    expect(again.html).toContain('le 5 août 2005');
    expect(await storedByEmail(answers['email'] ?? '')).toMatchObject([
      { dateNaissance: '2005-08-05' },
    ]);
  });

  it('accepts a BAC PRO application without diplomas, or email when sansEmail is on', async () => {
    const { email, ...answers } = formAnswers({ parcours: 'bacpro', classe: 'seconde' });
    for (const field of ['serieBac', 'anneeObtentionBac', 'diplomes']) answers[field] = '';
    answers['specialite'] = '';
    const missing = await postForm({ ...answers, modalite: '' });
    expect(missing.status).toBe(400);
    expect(missing.html).toContain(texts.missing(labelsOf(['email'])));
    expect(email).not.toBe('');
    const page = await postForm({ ...answers, modalite: '', sansEmail: 'on' });
    expect(referenceIn(page)).toMatch(referencePattern);
    expect(await stored(`inscriptions/${answers['requestId']}`)).toMatchObject({
      email: '',
      serieBac: 'Sans objet',
    });
  });

  it('returns every answer and an error for each invalid field', async () => {
    const answers = formAnswers({
      ...{ parcours: 'bts', classe: 'seconde', modalite: '', specialite: 'QHSE' },
      ...{ telephone: '+228 1234567890123456', autresFormations: 'Ɖɛ <b>"&amp;' },
    });
    const page = await postForm(answers);
    expect(page.status).toBe(400);
    expect(requestIdIn(page)).toBe(answers['requestId']);
    expect(page.html).toContain('<title>Erreur\u00A0: Inscription');
    expect(page.html).toContain(phoneMessages.tooManyDigits);
    expect(page.html).toContain('value="+228 1234567890123456"');
    expect(page.html).toContain(`value="${answers['nom']}"`);
    expect(page.html).toContain('Ɖɛ &lt;b&gt;&quot;&amp;amp;');
    expect(page.html).toMatch(/<option value="seconde" selected="">/);
    expect(page.html).toContain('href="#telephone"');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await stored(`inscriptions/${answers['requestId']}`)).toBeUndefined();
    expect(page.html).toContain(texts.classe);
    const other = await postForm({ ...answers, telephone: uniquePhone(), nomPere: '' });
    expect(other.html).toContain(texts.missing(labelsOf(['nomPere'])));
    expect(other.html).toContain(texts.classe);
    const accepted = await postForm({ ...answers, telephone: uniquePhone(), classe: 'bts1' });
    expect(referenceIn(accepted)).toMatch(referencePattern);
  });

  it('asks once about a mistyped email, then accepts it unchanged or corrected', async () => {
    const email = `kofi.${Date.now()}@gmial.con`;
    const meant = email.replace('gmial.con', 'gmail.com');
    const answers = formAnswers({ email });
    const page = await postForm(answers);
    expect(page.status).toBe(400);
    expect(page.html).toContain(suggestedEmailQuestion(meant));
    expect(page.html).toMatch(new RegExp(`<button[^>]* value="${meant}"[^>]* name="email"`));
    expect(await storedByEmail(email)).toEqual([]);
    const hidden = hiddenIn(page);
    expect(hidden[askedEmailField]).toBe(email);

    // Another error does not bring the question back.
    const other = await postForm({ ...answers, ...hidden, nomPere: '' });
    expect(other.html).not.toContain(suggestedEmailQuestion(meant));
    expect(hiddenIn(other)[askedEmailField]).toBe(email);
    expect(referenceIn(await postForm({ ...answers, ...hidden }))).toMatch(referencePattern);
    expect(await storedByEmail(email)).toHaveLength(1);

    // The button sends its value after the field of the same name.
    const corrected = new URLSearchParams({ ...formAnswers({ email }), ...hidden });
    corrected.append('email', meant);
    corrected.set('requestId', crypto.randomUUID());
    const answer = await readPage(fetch(formAddress, { method: 'POST', body: corrected }));
    expect(referenceIn(answer)).toMatch(referencePattern);
    expect(await storedByEmail(meant)).toHaveLength(1);
  });

  it('returns a small page to resend after some seconds when rate limited', async () => {
    const autresFormations = 'Ɖɛ <b>"&amp;\nStage';
    const answers = omit(formAnswers({ autresFormations }), 'requestId');
    const telephone = answers['telephone'] ?? '';
    await exhaustLimit('inscription-telephone', telephone, dayMs);
    await exhaustLimit('inscription-telephone-minute', telephone, minuteMs);
    const page = await postForm(answers);
    expect(page.status).toBe(429);
    const seconds = Number(page.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(page.html).toContain(seconds > 1 ? `${seconds} secondes` : 'une seconde');
    expect(page.html).not.toContain('<script');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(gzipSync(page.html).length).toBeLessThan(receiptBytes);

    await setCounter(0, 'inscription-telephone-minute', telephone, minuteMs);
    const hidden = hiddenIn(page);
    expect(hidden).toMatchObject(answers);
    expect(referenceIn(await postForm(hidden))).toMatch(referencePattern);
    expect(await storedByEmail(answers['email'] ?? '')).toMatchObject([
      { aVerifier: ['telephone'], autresFormations },
    ]);
  });
});

describe('requestId of the form without scripts', () => {
  it('identifies one record for a reload or correction, another for another person', async () => {
    const answers = formAnswers();
    const first = referenceIn(await postForm(answers));
    expect(referenceIn(await postForm(answers))).toBe(first);
    expect(referenceIn(await postForm({ ...answers, lieuResidence: 'Sokodé' }))).toBe(first);
    const email = `${uniqueWord()}@exemple.tg`;
    const other = { ...answers, nom: uniqueWord(), email };
    const second = referenceIn(await postForm(other));
    expect(second).toMatch(referencePattern);
    expect(second).not.toBe(first);
    expect(referenceIn(await postForm(other))).toBe(second);
    expect(await storedByEmail(email)).toHaveLength(1);
    expect(await storedByEmail(answers['email'] ?? '')).toMatchObject([
      { nom: answers['nom'], lieuResidence: 'Sokodé' },
    ]);
    for (const key of [{}, { requestId: '' }]) {
      const keyless = omit(formAnswers(), 'requestId');
      expect(referenceIn(await postForm({ ...keyless, ...key }))).toMatch(referencePattern);
    }
  });

  it('identifies one record by form, callable and API, with pasted text normalized', async () => {
    const { nom = '', email = '', ...answers } = formAnswers();
    const pasted = {
      ...answers,
      nom: `\u2068${nom}\u2069`,
      email: `Afi <mailto:${email}>;`,
      nomPere: 'Kɔku\u2028Ama',
      autresFormations: 'L\u0092atelier.\u000BSoudure\u00AD',
    };
    const kept = {
      ...{ nom, email, nomPere: 'Kɔku Ama', autresFormations: 'L’atelier.\nSoudure' },
    };
    const reference = referenceIn(await postForm(pasted));
    expect(await storedByEmail(email)).toEqual([
      expect.objectContaining({ ...kept, reference }),
    ]);
    const { body } = await callFunction('createInscription', pasted);
    expect(body).toMatchObject({ result: { inscription: { reference } } });
    const byApi = await postApi('/api/inscriptions', pasted);
    expect(byApi.body).toMatchObject({ success: true, inscription: { reference } });
  });
});
