import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPassword } from '../../emulators/demo-accounts.ts';
import { firestore } from '../../functions/src/data/admin.ts';
import { common } from '../../web/src/dashboard/common.texts.ts';
import { statutActions } from '../../web/src/dashboard/inscriptions/desk.texts.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFailed } from 'vitest';
import { imageBytes } from '../factories/image-bytes.ts';
// Points the Admin SDK at the emulators before its first use.
import '../functions/admin.ts';
import { applicant, fields } from '../journeys/enrolment.ts';
import { engineNames, startEngine, type Engine } from './driver.ts';

const [narrow, wide] = [400, 1280];

/** Layout faults of the page at its current width; runs in the page. */
function layoutFaults(): string[] {
  const faults: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    faults.push(`sideways scroll: ${scrollWidth} > ${clientWidth}`);
  for (const drawing of document.querySelectorAll('svg')) {
    const { width, height } = drawing.getBoundingClientRect();
    if (drawing.parentElement?.checkVisibility() && width * height === 0) {
      faults.push(`no size: ${drawing.outerHTML.slice(0, 80)}`);
    }
  }
  const front = document.querySelector('[role=dialog]') ?? document;
  for (const heading of front.querySelectorAll('h1, h2, h3')) {
    // Headings for screen readers are one pixel wide.
    if (heading.clientWidth <= 1 || !heading.checkVisibility()) continue;
    heading.scrollIntoView({ block: 'center', behavior: 'instant' });
    const range = document.createRange();
    range.selectNodeContents(heading);
    for (const { left, top, width, height } of range.getClientRects()) {
      for (const [across, down] of [
        [0.5, 0.5],
        [0.1, 0.1],
        [0.9, 0.1],
        [0.1, 0.9],
        [0.9, 0.9],
      ] as const) {
        const above = document.elementFromPoint(left + across * width, top + down * height);
        if (!above || heading.contains(above) || above.contains(heading)) continue;
        // The link of a card may cover the whole card.
        if (getComputedStyle(above, '::after').position === 'absolute') continue;
        faults.push(`“${heading.textContent}” under ${above.outerHTML.slice(0, 80)}`);
      }
    }
  }
  return [...new Set(faults)];
}

/** Sets a select or date, whose pickers differ by engine, with its events; runs in the page. */
function choose(control: string, value: string): void {
  const element = document.querySelector(control);
  // React ignores a value set by the element's own setter.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(
    element,
    value,
  );
  for (const type of ['input', 'change']) {
    element?.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

const kindOf = (control: string) => document.querySelector<HTMLInputElement>(control)?.type;
const anyReference = /CFPI-\w{4}-\w{4}/;
const rowsShown = () => document.querySelectorAll('main tbody tr').length;
const shownText = () => document.body.innerText;

async function recordWhere(
  collection: string,
  field: string,
  value: string,
): Promise<Record<string, unknown> | undefined> {
  const { docs } = await firestore().collection(collection).where(field, '==', value).get();
  return docs[0]?.data();
}

describe.each(engineNames)('Engine %s', (name) => {
  let engine: Engine;
  const answers = applicant();
  let reference = '';
  const folder = mkdtempSync(join(tmpdir(), 'engines-'));
  beforeAll(async () => {
    engine = await startEngine(name);
  });
  beforeEach(() => onTestFailed(() => engine.keepScreenshot()));
  afterAll(async () => {
    await engine.end();
    rmSync(folder, { recursive: true });
  });

  const faultsShown = async () => {
    const faults: Record<string, string[]> = {};
    for (const width of [narrow, wide]) {
      await engine.resize(width);
      // An engine may limit the width of its window.
      await expect.poll(() => engine.run(() => innerWidth < 640)).toBe(width === narrow);
      faults[width] = await engine.run(layoutFaults);
    }
    return faults;
  };
  const noFaults = { [narrow]: [], [wide]: [] };

  /** Fills a field with the keyboard, except a select or date. */
  const enter = async (field: string, value: string) => {
    const control = `[name=${field}]:not([type=hidden])`;
    await engine.find(control);
    const kind = await engine.run(kindOf, control);
    if (kind === 'select-one' || kind === 'date') await engine.run(choose, control, value);
    else await engine.type(control, value);
  };
  const referenceShown = async () => anyReference.exec(await engine.run(shownText))?.[0] ?? '';

  it.each([
    ...['/', '/inscription', '/suivi', '/cfpi', '/formation', '/bts', '/licence', '/qhse'],
    ...['/galerie', '/actualites', '/temoignages', '/contact'],
  ])('shows %s without covered headings or horizontal scrolling', async (path) => {
    await engine.open(path);
    expect(await faultsShown()).toEqual(noFaults);
  });

  it('sends an application and shows its suivi', async () => {
    await engine.resize(narrow);
    await engine.open('/inscription');
    // The form is hydrated once its phone fields have loaded their countries.
    await engine.find('(//button[@aria-haspopup="dialog"])[2]');
    for (const field of fields) {
      if (answers[field] !== '') await enter(field, answers[field]);
    }
    await engine.click('form button[type=submit]');
    await expect.poll(referenceShown).not.toBe('');
    reference = await referenceShown();
    await engine.open('/suivi');
    await enter('reference', reference);
    await enter('dateNaissance', answers.dateNaissance);
    await engine.click('form:has([name=reference]) [type=submit]');
    await expect.poll(() => engine.run(shownText)).toMatch(/reçue/i);
  });

  // The next tests navigate by links alone: WebKit 2.50 leaves IndexedDB locked, where Firebase
  // stores the session, when the browser leaves a page during a write.
  it('logs in a member, who accepts the application', async () => {
    await engine.open('/dashboard');
    await enter('username', 'direction');
    await enter('password', demoPassword);
    await engine.click('form button[type=submit]');
    await engine.click('nav a[href="/dashboard/articles"]');
    await engine.find(`//button[@aria-label="${common.edit}"]`);
    expect(await faultsShown()).toEqual(noFaults);
    await engine.click('nav a[href="/dashboard/inscriptions"]');
    // Only the search field of the articles has an `aria-label`.
    await engine.type('main input[type=search]:not([aria-label])', reference);
    await expect.poll(() => engine.run(rowsShown)).toBe(1);
    await engine.click('main tbody tr button');
    await engine.click(`//*[@role="dialog"]//button[.="${statutActions.acceptee}"]`);
    await expect
      .poll(() => recordWhere('inscriptions', 'reference', reference))
      .toMatchObject({ statut: 'acceptee' });
    expect(await faultsShown()).toEqual(noFaults);
    await engine.click(`//*[@role="dialog"]//button[@aria-label="${common.close}"]`);
  });

  it('publishes a photo in the galerie', async () => {
    const titre = `Atelier dans ${name}`;
    const file = join(folder, 'atelier.jpg');
    writeFileSync(file, await imageBytes({ width: 1600, height: 1200 }));
    await engine.click('nav a[href="/dashboard/galerie"]');
    await engine.type('input[name=image]', file);
    await engine.type('input[name=titre]', titre);
    await engine.click('//button[@type="submit"][not(@disabled)][starts-with(., "Ajouter")]');
    await expect
      .poll(() => recordWhere('galerie', 'titre', titre))
      .toMatchObject({ picture: { width: 1280, height: 960 } });
  });
});
