import { labelsOf } from '@centre/domain/inscription/inscription';
import { messages } from '@centre/domain/messages/messages';
import { deviceWords, enrolment } from '../../web/src/texts/inscription.texts.ts';
import { expect, type OpenVisit, test, wide } from './browser.ts';
import {
  applicant,
  control,
  fillEnrolment,
  fillField,
  referenceOn,
  submitEnrolment,
  whenInteractive,
} from './enrolment.ts';
import { expectFocus } from './keyboard.ts';
import { landmarksOf, readingOf } from './screen-reader.ts';

/** Lines of text as they are written down here, without what indents them. */
const written = (text: string) => text.trim().split(/\n\s*/);

async function openForm(visit: OpenVisit) {
  const { page } = await visit('/inscription', wide);
  await whenInteractive(page);
  return page;
}

test.describe('A screen reader goes through the enrolment form', { tag: '@night' }, () => {
  test('from landmark to landmark and from field to field, and hears what its first answers bring', async ({
    visit,
  }) => {
    const page = await openForm(visit);
    expect(await landmarksOf(page)).toEqual(
      written(`
        banner
        navigation Navigation principale
        main
        navigation Fil d’Ariane
        region Ce que deviennent vos réponses
        contentinfo
        navigation Liens rapides
      `),
    );

    // Each field with its role, its name, what it must be and its help.
    const lines = await readingOf(page);
    const notice = lines.indexOf('region « Ce que deviennent vos réponses »');
    expect(
      lines.slice(
        lines.findIndex((line) => line.startsWith('heading 1')),
        notice,
      ),
    ).toEqual(
      written(`
        heading 1 « Inscription en ligne »
        Dix minutes suffisent. Vos réponses restent dans votre téléphone, même sans réseau.
        Les champs marqués d’une étoile sont obligatoires.
        group « 1. Parcours de Formation »
        heading 2 « 1. Parcours de Formation »
        Le BTS est une formation de 2 ans. Le BAC PRO est une formation de 3 ans : Seconde, Première, Terminale.
        combobox « Parcours », required, collapsed
        group « 2. Renseignements personnels »
        heading 2 « 2. Renseignements personnels »
        textbox « Nom », required
        textbox « Prénom », required
        Date « Date de naissance », required
        textbox « Lieu de naissance »
        combobox « Nationalité »
        combobox « Sexe », required, collapsed
        button « TG +228, Pays du numéro : Togo », collapsed
        textbox « Téléphone », required
        status
        textbox « E-mail »
        checkbox « Je n’ai pas d’adresse e-mail »
        combobox « Situation matrimoniale », required, collapsed
        textbox « Lieu de résidence », required
        textbox « Nom du père », required
        textbox « Nom de la mère », required
        textbox « Fonction actuelle »
        textbox « Organisme employeur »
        group « 3. Diplome »
        heading 2 « 3. Diplome »
        Sans BAC : « Sans objet »
        combobox « Série du BAC », required, collapsed · Sans BAC : « Sans objet »
        2024, ou « Sans objet »
        combobox « Année d’obtention du BAC », required · 2024, ou « Sans objet »
        Où vous avez préparé le BAC, ou « Sans objet »
        combobox « Établissement », required · Où vous avez préparé le BAC, ou « Sans objet »
        BEPC, CAP, BAC, licence…
        combobox « Diplôme le plus élevé », required · BEPC, CAP, BAC, licence…
        2023, ou « Sans objet »
        combobox « Année d’obtention du diplôme », required · 2023, ou « Sans objet »
        Où vous l’avez obtenu, ou « Sans objet »
        combobox « Établissement du diplôme », required · Où vous l’avez obtenu, ou « Sans objet »
        Stages, raisons de votre choix. Pour le BTS en 3 ans ou les cours du soir, écrivez-le ici.
        textbox « Autres formations et motivation » · Stages, raisons de votre choix. Pour le BTS en 3 ans ou les cours du soir, écrivez-le ici.
        group « 4. Tuteur »
        heading 2 « 4. Tuteur »
        textbox « Nom du tuteur », required
        textbox « Prénom du tuteur », required
        Nous l’appelons en cas d’urgence
        button « TG +228, Pays du numéro : Togo », collapsed
        textbox « Téléphone du tuteur », required · Nous l’appelons en cas d’urgence
        status
        combobox « Lien avec le tuteur », required, collapsed
      `),
    );
    expect(lines.slice(-3)).toEqual([
      `checkbox « ${deviceWords.keep} »`,
      deviceWords.keepHint,
      `button « ${enrolment.submit} »`,
    ]);

    await page.locator('[data-announcer]').waitFor({ state: 'attached' });
    await fillField(page, 'parcours', 'bts');
    const voice = page.locator('[data-announcer]');
    await expect
      .poll(() => voice.textContent())
      .toBe(enrolment.appeared(['Classe', 'Spécialité']));
    await fillField(page, 'classe', 'bts2');
    await expect.poll(() => voice.textContent()).toContain('Modalité');
    const answered = await readingOf(page);
    const first = answered.findIndex((line) => line.startsWith('combobox « Parcours »'));
    expect(answered.slice(first, first + 6)).toEqual(
      written(`
        combobox « Parcours », required, collapsed
        combobox « Classe », required, collapsed
        combobox « Spécialité », collapsed
        Pour le BTS 2ème année seulement
        combobox « Modalité », required, collapsed · Pour le BTS 2ème année seulement
        group « 2. Renseignements personnels »
      `),
    );
  });

  test('is told what is missing by the alert and at the field, and is at the receipt in the end', async ({
    visit,
  }) => {
    const page = await openForm(visit);
    await submitEnrolment(page);
    const sentence = messages.inscription.missing(
      labelsOf([...(['nom', 'prenom', 'email', 'telephone', 'parcours'] as const)]),
    );
    await expectFocus(page, 'alert', '');
    const lines = await readingOf(page);
    expect(lines.filter((line) => line.includes('invalid')).slice(0, 3)).toEqual(
      written(`
        combobox « Parcours », required, invalid, collapsed · Ce champ est obligatoire
        textbox « Nom », required, invalid · Ce champ est obligatoire
        textbox « Prénom », required, invalid · Ce champ est obligatoire
      `),
    );
    const alert = lines.indexOf('alert');
    expect(lines.slice(alert, alert + 5)).toEqual([
      'alert',
      sentence,
      enrolment.missing(21),
      'link « Parcours »',
      'link « Classe »',
    ]);
    await fillField(page, 'parcours', 'bts');
    expect(await control(page, 'parcours').getAttribute('aria-invalid')).toBe('false');

    await fillEnrolment(page, applicant());
    await submitEnrolment(page);
    const reference = await referenceOn(page);
    await expectFocus(page, 'status', messages.inscription.sent);
    const received = await readingOf(page);
    const sent = received.indexOf(messages.inscription.sent);
    expect(received.slice(sent - 1, sent + 7)).toEqual([
      'status',
      messages.inscription.sent,
      'region « Reçu d’inscription »',
      'heading 2 « Reçu d’inscription »',
      'Centre de Formation Professionnelle Industrielle',
      'Votre référence',
      reference,
      'button « Copier la référence »',
    ]);
  });
});
