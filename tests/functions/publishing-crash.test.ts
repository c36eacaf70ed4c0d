/** @module-tag night */
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { corbeilles } from '@centre/domain/corbeille';
import * as commands from '../../functions/src/commands/index.ts';
import { logger } from '../../functions/src/logger.ts';
import { stored } from './admin.ts';
import { words } from './articles.ts';
import { contentKinds } from './content-kinds.ts';
import { atEveryWrite } from './crash-injection.ts';
import { objectsBelow } from './images/pictures.ts';
import {
  drawing,
  expectFilesToAgree,
  filesOf,
  principals,
  publications,
  quarantined,
  run,
  cleanUp,
} from './publishing.ts';
import { keepCollections } from '../kept-collections.ts';
import { newStaff, type Staff } from './staff.ts';
import { leavePublished, speech } from './temoignages.ts';

keepCollections('articles', 'marques', 'galerie', 'temoignages');
keepCollections(...Object.values(corbeilles));

let staff: Staff;

beforeAll(async () => {
  // What could not be tidied up is logged, which is what these tests bring about.
  vi.spyOn(logger, 'warn').mockReturnValue();
  staff = await newStaff('CONTENT_MANAGER');
  await run(commands.saveArticle, staff, words({ isPrincipal: true }));
});

beforeEach(async () => {
  await leavePublished(0);
});

const kinds = contentKinds(() => staff, 'publie');
const picture = async () => quarantined(staff.id, await drawing());

/** Nothing contradicts anything, once the clean-up has run. */
async function expectAgreement(): Promise<void> {
  expect((await principals()).length).toBeLessThanOrEqual(1);
  expect((await publications()).length).toBeLessThanOrEqual(6);
}

describe.each(kinds)('when the power fails, $kind', (each) => {
  const { kind: collection, make, save, remove, restore, fields, field, text } = each;

  it('have a new record with all of its files, or nothing of it', async () => {
    const outcomes = new Set<boolean>();
    const writes = await atEveryWrite({
      prepare: async () => ({ requestId: crypto.randomUUID(), [field]: await picture() }),
      flow: (request) => save({ ...fields, ...request }),
      check: async ({ requestId: id }, { whole }) => {
        await cleanUp();
        const isStored = (await stored(`${collection}/${id}`)) !== undefined;
        outcomes.add(isStored);
        if (whole) expect(isStored).toBe(true);
        await expectFilesToAgree(collection, id);
        await expectAgreement();
      },
    });
    expect(writes).toBeGreaterThan(3);
    expect(outcomes).toEqual(new Set([false, true]));
  });

  it('have a replaced picture, or the one before', async () => {
    const outcomes = new Set<unknown>();
    await atEveryWrite({
      prepare: async () => ({ id: (await make(fields)).id, image: await picture() }),
      flow: ({ id, image }) => save({ ...fields, id, [field]: image, [text]: 'Après' }),
      check: async ({ id }) => {
        await cleanUp();
        outcomes.add((await stored(`${collection}/${id}`))?.[text]);
        expect(await filesOf(collection, id)).not.toEqual([]);
        await expectFilesToAgree(collection, id);
        await expectAgreement();
        await remove(id);
      },
    });
    expect(outcomes).toEqual(new Set([fields[text as keyof typeof fields], 'Après']));
  });

  it('have a removed record with its files in the bin, or the record with them', async () => {
    const outcomes = new Set<boolean>();
    await atEveryWrite({
      prepare: async () => (await make(fields)).id,
      flow: (id) => remove(id),
      check: async (id) => {
        const isStored = await expectOneOfBoth(id);
        outcomes.add(isStored);
        if (isStored) await remove(id);
      },
    });
    expect(outcomes).toEqual(new Set([true, false]));
  });

  it('have a restored record with its files, or both in the bin', async () => {
    const outcomes = new Set<boolean>();
    await atEveryWrite({
      prepare: async () => {
        const { id } = await make(fields);
        await remove(id);
        return id;
      },
      flow: (id) => restore(id),
      check: async (id) => {
        const isStored = await expectOneOfBoth(id);
        outcomes.add(isStored);
        if (isStored) await remove(id);
      },
    });
    expect(outcomes).toEqual(new Set([true, false]));
  });

  /** The record is stored or in the bin, and its files are where it is, and nowhere else. */
  async function expectOneOfBoth(id: string): Promise<boolean> {
    await cleanUp();
    const isStored = (await stored(`${collection}/${id}`)) !== undefined;
    const isBinned = (await stored(`${corbeilles[collection]}/${id}`)) !== undefined;
    expect(isBinned).toBe(!isStored);
    const hidden = await objectsBelow(`corbeille/${collection}/${id}/`);
    expect(hidden.length > 0).toBe(isBinned);
    await expectFilesToAgree(collection, id);
    await expectAgreement();
    return isStored;
  }
});

describe('when the power fails', () => {
  it('one article is the principal one, the former or the new', async () => {
    const rounds = new Set<boolean>();
    await atEveryWrite({
      prepare: async () => {
        const { article: former } = await run(commands.saveArticle, staff, {
          ...words(),
          isPrincipal: true,
        });
        const { article: next } = await run(commands.saveArticle, staff, words());
        return { former: former.id, next: next.id };
      },
      flow: ({ next: id }) =>
        run(commands.saveArticle, staff, { ...words(), id, isPrincipal: true }),
      check: async ({ former, next }, { whole }) => {
        rounds.add(whole);
        const id = whole ? next : former;
        expect(await principals()).toEqual([id]);
      },
    });
    expect(rounds).toEqual(new Set([false, true]));
  });

  it('a principal article is principal until it is gone', async () => {
    await atEveryWrite({
      prepare: async () =>
        (await run(commands.saveArticle, staff, { ...words(), isPrincipal: true })).article.id,
      flow: (id) => run(commands.deleteArticle, staff, { id }),
      check: async (id, { whole }) => {
        expect(await principals()).toEqual(whole ? [] : [id]);
      },
    });
  });

  it.each([
    ['publie', 'brouillon'],
    ['brouillon', 'publie'],
  ])('a testimonial that was %s is published or a draft', async (a, b) => {
    const outcomes = new Set<unknown>();
    await atEveryWrite({
      prepare: async () => {
        await leavePublished(0);
        const request = speech({ statut: a });
        return (await run(commands.saveTemoignage, staff, request)).temoignage.id;
      },
      flow: (id) => run(commands.setTemoignageStatut, staff, { id, statut: b }),
      check: async (id) => {
        const statut = (await stored(`temoignages/${id}`))?.['statut'];
        outcomes.add(statut);
        const published = statut === 'publie' ? [id] : [];
        expect(await publications()).toEqual(published);
      },
    });
    expect(outcomes).toEqual(new Set([a, b]));
  });
});
