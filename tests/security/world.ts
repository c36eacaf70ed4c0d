import { randomUUID } from 'node:crypto';
import { beforeAll } from 'vitest';
import { changeMember } from '../../functions/src/data/member/changes.ts';
import { registerName } from '@centre/domain/registre/row';
import { firestore } from '../../functions/src/data/admin.ts';
import { stored } from '../functions/admin.ts';
import { article } from '../factories/article.ts';
import { sendApplication, deletedApplication, uniqueWord } from '../functions/applications.ts';
import { uniquePng, uploadIncoming } from '../functions/pictures.ts';
import { keepCollections } from '../kept-collections.ts';
import { asMember, tokenWithoutMember } from '../functions/members.ts';
import { temoignages } from '../functions/contents.ts';

keepCollections('articles', 'temoignages', 'galerie', 'marques', 'reglages');

/** Actors of the attacks, and the data that they attack. */
export type World = Awaited<ReturnType<typeof makeWorld>>;

let made: World | undefined;
beforeAll(async () => {
  made ??= await makeWorld();
});

/** World of the running test. @throws outside a test */
export function world(): World {
  if (!made) throw new Error('only inside a test');
  return made;
}

/** Tokens of the actors by their names in titles. */
export const tokenOf = {
  'a visitor': () => undefined,
  'a stranger': () => world().stranger,
  'a reader': () => world().reader.token,
  'an editor': () => world().editor.token,
  'a director': () => world().director.token,
  'a former member': () => world().former.token,
  'a downgraded member': () => world().downgraded.token,
  'a super administrator': () => world().chief.token,
} as const satisfies Readonly<Record<string, () => string | undefined>>;
export type Who = keyof typeof tokenOf;

async function makeWorld() {
  const chief = await asMember('SUPER_ADMIN');
  const director = await asMember('ADMIN_FULL');
  const downgraded = await asMember('ADMIN_FULL');
  const former = await asMember('ADMIN_FULL');
  await changeMember(downgraded.id, { role: 'VIEWER' });
  await changeMember(former.id, { isActive: false });
  const application = await sendApplication();
  const { id, nom, prenom, telephone, email, reference } = application;
  const { campagne, registre } = (await stored(`inscriptions/${id}`)) as Record<string, string>;
  const secretWords = { draft: uniqueWord(), speaker: uniqueWord() };
  const temoignage = await temoignages.create(chief, { nom: secretWords.speaker });
  const reader = await asMember('VIEWER');
  return {
    chief,
    director,
    /** Reader whose token is from before a downgrade. */
    downgraded,
    /** Deactivated member whose token is from before the deactivation. */
    former,
    editor: await asMember('CONTENT_MANAGER'),
    registrar: await asMember('INSCRIPTIONS_MANAGER'),
    reader,
    /** Token of a self-registered account that is not a member's. */
    stranger: await tokenWithoutMember(),
    application,
    /** Name of the registre with the application. */
    register: registerName(campagne ?? '', registre ?? ''),
    /** Id of a deleted application. */
    binned: (await deletedApplication()).id,
    /** Ids of an article and a temoignage that are not published. */
    draft: {
      article: await storeArticle({ titre: secretWords.draft, statut: 'brouillon' }),
      temoignage: temoignage.id,
    },
    published: await storeArticle({ statut: 'publié' }),
    /** Path of a director's picture in quarantine. */
    original: (await uploadIncoming(director.id, await uniquePng())).path,
    /** Words that occur only in protected data. */
    secrets: [
      nom,
      prenom,
      telephone,
      email,
      reference,
      reader.username,
      ...Object.values(secretWords),
    ],
  };
}

async function storeArticle(overrides: Parameters<typeof article>[0]): Promise<string> {
  const id = randomUUID();
  await firestore()
    .doc(`articles/${id}`)
    .set({ ...article(overrides), id });
  return id;
}
