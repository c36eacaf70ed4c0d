/** @module-tag night */
import { beforeAll, describe, expect, it } from 'vitest';
import { imageBytes } from '../factories/image-bytes.ts';
import { stored } from './admin.ts';
import { words } from './articles.ts';
import { callApi, type ApiReply } from './calls.ts';
import { answerOf, drawing, expectFilesToAgree } from './publishing.ts';
import { keepCollections } from '../kept-collections.ts';
import { bearer, newStaff, type Staff } from './staff.ts';
import { speech } from './temoignages.ts';

keepCollections('articles', 'marques', 'galerie', 'temoignages', 'places');

let staff: Staff;

beforeAll(async () => {
  staff = await newStaff('CONTENT_MANAGER');
});

type Fields = Readonly<Record<string, string>>;
type File = readonly [field: string, bytes: Buffer, name?: string];

function formOf(fields: Fields, ...files: readonly File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const [field, bytes, name = 'atelier.png'] of files) {
    form.append(field, new Blob([new Uint8Array(bytes)], { type: 'image/png' }), name);
  }
  return form;
}

const send = (method: string, path: string, body: FormData): Promise<ApiReply> =>
  callApi(method, path, { headers: bearer(staff.token), body });

const kinds = [
  { collection: 'articles', name: 'article', field: 'image', url: 'imageUrl', fields: words() },
  {
    collection: 'galerie',
    name: 'photo',
    field: 'image',
    url: 'imageUrl',
    fields: { titre: 'Tour parallèle', categorie: 'Informatique' },
  },
  {
    collection: 'temoignages',
    name: 'temoignage',
    field: 'photo',
    url: 'photo',
    fields: speech({ statut: 'brouillon' }),
  },
] as const;

describe.each(kinds)(
  'a form for one of $collection',
  ({ collection, name, field, ...kind }) => {
    const fields = kind.fields as Fields;
    const path = `/api/${collection}`;
    const recordOf = (reply: ApiReply) =>
      answerOf(reply)[name] as Readonly<Record<string, unknown>> & { readonly id: string };

    it('makes the record, and later gives it another picture', async () => {
      const created = recordOf(
        await send('POST', path, formOf(fields, [field, await drawing()])),
      );
      expect(created).toMatchObject(fields);
      await expectFilesToAgree(collection, created.id);
      const changed = recordOf(
        await send('PUT', `${path}/${created.id}`, formOf(fields, ['image', await drawing()])),
      );
      expect(changed[kind.url]).not.toBe(created[kind.url]);
      await expectFilesToAgree(collection, created.id);
      const kept = recordOf(await send('PUT', `${path}/${created.id}`, formOf(fields)));
      expect(kept[kind.url]).toBe(changed[kind.url]);
    });
  },
);

describe('in a form', () => {
  it('an empty choice is none, an empty note takes it away, an empty text empties', async () => {
    const image = await drawing();
    const photo = { titre: 'Tour', categorie: '', description: 'Vue' };
    const added = await send('POST', '/api/galerie', formOf(photo, ['image', image]));
    expect(answerOf(added)).toMatchObject({ photo: { categorie: 'Autre' } });
    const { id } = answerOf(added)['photo'] as { id: string };
    const emptied = formOf({ ...photo, description: '' });
    expect(answerOf(await send('PUT', `/api/galerie/${id}`, emptied))).toMatchObject({
      photo: { categorie: 'Autre', description: '' },
    });

    const said = speech({ statut: 'brouillon', note: '3' }) as Fields;
    const one = answerOf(await send('POST', '/api/temoignages', formOf(said)));
    const { id: temoignage } = one['temoignage'] as { id: string };
    const without = formOf({ ...said, statut: '', note: '' });
    await send('PUT', `/api/temoignages/${temoignage}`, without);
    const document = await stored(`temoignages/${temoignage}`);
    expect(document).toMatchObject({ statut: 'brouillon' });
    expect(document).not.toHaveProperty('note');
  });

  it('a photo of the largest size arrives', async () => {
    const image = await imageBytes({ width: 4000, height: 3000 });
    const padded = Buffer.concat([image, Buffer.alloc(20 * 1024 * 1024 - image.length)]);
    const form = formOf({ titre: 'Grande vue' }, ['image', padded, 'grande.jpg']);
    expect((await send('POST', '/api/galerie', form)).status).toBe(201);
  });

  it('nothing is sent where a record has no picture', async () => {
    const form = formOf({ statut: 'acceptee' });
    expect((await send('PUT', '/api/inscriptions/inconnue', form)).status).toBe(415);
  });
});
