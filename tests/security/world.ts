import { randomUUID } from 'node:crypto';
import { beforeAll } from 'vitest';
import { changeMember } from '../../functions/src/data/member/changes.ts';
import { registerName } from '@centre/domain/registre/row';
import { firestore } from '../../functions/src/data/admin.ts';
import { stored } from '../functions/admin.ts';
import { article } from '../factories/article.ts';
import { apply, deleted, newWord, type Sent } from '../functions/applications.ts';
import { drawing, quarantined } from '../functions/publishing.ts';
import { Client } from '../api/client.ts';
import { keepCollections } from '../kept-collections.ts';
import { suite } from '../suite.ts';
import { newStaff, strangersToken, type Staff } from '../functions/staff.ts';
import { create as createTemoignage } from '../functions/temoignages.ts';

keepCollections('articles', 'temoignages', 'galerie', 'marques', 'reglages');

/** Who attacks, and what they are after. */
export interface World {
  readonly chief: Staff;
  /** What the super administrator sends to the API, who never logs in again. */
  readonly client: Client;
  readonly director: Staff;
  readonly editor: Staff;
  readonly registrar: Staff;
  readonly reader: Staff;
  /** A reader with a token from the time when they were more. */
  readonly downgraded: Staff;
  /** A token that was good until its owner was deactivated. */
  readonly former: Staff;
  /** Somebody who registered by themselves. */
  readonly stranger: string;
  readonly application: Sent;
  /** Name of the register with its row. */
  readonly register: string;
  /** An application that was deleted. */
  readonly binned: string;
  /** An article and a testimonial that are not published. */
  readonly draft: { readonly article: string; readonly temoignage: string };
  readonly published: string;
  /** What a colleague has in quarantine. */
  readonly original: string;
  /** Words that stand in nothing but what is protected. */
  readonly secrets: readonly string[];
}

let made: World | undefined;

/** The world, inside a test. */
export function world(): World {
  if (!made) throw new Error('only inside a test');
  return made;
}

/** The tokens of those who try, by what the titles call them. */
export const tokenOf = {
  'a visitor': () => undefined,
  'a stranger': () => world().stranger,
  'a reader': () => world().reader.token,
  'an editor': () => world().editor.token,
  'a director': () => world().director.token,
  'a former member': () => world().former.token,
  'somebody downgraded': () => world().downgraded.token,
  'a super administrator': () => world().chief.token,
} as const satisfies Readonly<Record<string, () => string | undefined>>;
export type Who = keyof typeof tokenOf;

beforeAll(async () => {
  made ??= await makeWorld();
});

async function makeWorld(): Promise<World> {
  const chief = await newStaff('SUPER_ADMIN');
  const director = await newStaff('ADMIN_FULL');
  const downgraded = await newStaff('ADMIN_FULL');
  const former = await newStaff('ADMIN_FULL');
  await changeMember(downgraded.id, { role: 'VIEWER' });
  await changeMember(former.id, { isActive: false });
  const application = await apply();
  const words = { draft: newWord(), speaker: newWord() };
  const temoignage = await createTemoignage(chief, { nom: words.speaker });
  const reader = await newStaff('VIEWER');
  const { nom, prenom, telephone, email, reference } = application;
  const client = new Client(suite.origin('hosting'));
  client.token = chief.token;
  return {
    chief,
    client,
    director,
    downgraded,
    former,
    editor: await newStaff('CONTENT_MANAGER'),
    registrar: await newStaff('INSCRIPTIONS_MANAGER'),
    reader,
    stranger: await strangersToken(),
    application,
    register: await registerOf(application),
    binned: (await deleted()).id,
    draft: {
      article: await anArticle({ titre: words.draft, statut: 'brouillon' }),
      temoignage: temoignage.id,
    },
    published: await anArticle({ statut: 'publié' }),
    original: (await quarantined(director.id, await drawing())).path,
    secrets: [
      ...[nom, prenom, telephone, email, reference, reader.username],
      ...Object.values(words),
    ],
  };
}

async function registerOf({ id }: Sent): Promise<string> {
  const { campagne, registre } = (await stored(`inscriptions/${id}`)) as Record<string, string>;
  return registerName(campagne ?? '', registre ?? '');
}

async function anArticle(overrides: Parameters<typeof article>[0]): Promise<string> {
  const id = randomUUID();
  await firestore()
    .doc(`articles/${id}`)
    .set({ ...article(overrides), id });
  return id;
}
