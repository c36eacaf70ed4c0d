import { staffInscriptionMessages } from '@centre/domain/messages/staff/inscription';
import { listWords } from '../../web/src/dashboard/inscriptions/desk.texts.ts';
import { detailsWords } from '../../web/src/dashboard/inscriptions/details/details.texts.ts';
import { fichePage } from '../../web/src/texts/fiche.texts.ts';
import { reasons } from '../../web/src/texts/outdated.texts.ts';
import { pdfPages, pdfText } from '../factories/pdf-text.ts';
import { expect, test, wide } from './browser.ts';
import { anApplicant, details, newTag, openDesk, search } from './desk-page.ts';
import { downloaded } from './downloads.ts';

const { pdfFailed } = staffInscriptionMessages;

test.describe('The fiche d’inscription', () => {
  test('is a page with the student’s name, in the local letters, and a name that has it too', async ({
    visit,
  }) => {
    const nom = newTag();
    const applicant = await anApplicant({
      nom,
      prenom: 'Ɖzidzɔ Ŋutifafa',
      parcours: 'bts',
      classe: 'bts2',
      modalite: 'soir',
    });
    const { page } = await openDesk(visit, 'lecture', wide, `?fiche=${applicant.id}`);
    await details(page, applicant).getByText(applicant.reference).waitFor();
    const { name, file } = await downloaded(page, detailsWords.pdf);
    expect(name).toMatch(
      new RegExp(
        `^fiche-inscription-${nom.toLowerCase()}-dzidzo-nutifafa-\\d{8}-\\d{6}\\.pdf$`,
      ),
    );
    expect(pdfText(file)).toEqual(
      expect.arrayContaining([
        fichePage.title,
        applicant.name,
        applicant.reference,
        'Ɖzidzɔ Ŋutifafa',
        'Cours du soir (17h-21h)',
        'Page 1 sur 1',
      ]),
    );
  });
});

test.describe('The fiche d’inscription', { tag: '@night' }, () => {
  test('is made for all that are selected, in one file', async ({ visit }) => {
    const tag = newTag();
    const both = [await anApplicant({ nom: `${tag}a` }), await anApplicant({ nom: `${tag}b` })];
    const { page } = await openDesk(visit, 'scolarite', wide);
    await search(page, tag, 2);
    await page.getByRole('checkbox', { name: listWords.selectAll }).check();
    const { name, file } = await downloaded(page, listWords.selectionPdf);
    expect(name).toMatch(/^fiches-inscription-2-\d{8}-\d{6}\.pdf$/);
    expect(pdfPages(file)).toHaveLength(2);
    for (const { reference } of both) expect(pdfText(file)).toContain(reference);
  });

  test('is made at the second try when its fonts could not be fetched', async ({ visit }) => {
    const applicant = await anApplicant({ nom: newTag() });
    const { page, expectComplaint } = await openDesk(
      visit,
      'scolarite',
      wide,
      `?fiche=${applicant.id}`,
    );
    await details(page, applicant).getByText(applicant.reference).waitFor();
    expectComplaint(/net::ERR_FAILED .*\.ttf$/);
    expectComplaint(/n’est pas arrivé.*Failed to fetch/);
    await page.route('**/assets/*.ttf', (route) => route.abort());
    await page.getByRole('button', { name: detailsWords.pdf }).click();
    await page.getByText(pdfFailed(reasons.unfetched)).waitFor();

    await page.unroute('**/assets/*.ttf');
    const { file } = await downloaded(page, detailsWords.pdf);
    expect(pdfText(file)).toContain(applicant.reference);
  });
});
