import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { deepEqual, ok, partialDeepStrictEqual } from 'node:assert/strict';
import type {
  PictureCollection,
  PublishedPicture,
} from '@centre/domain/content/published-picture';
import { bucket, firestore } from '../../functions/src/data/admin.ts';
import { execute, type Command } from '../../functions/src/commands/command.ts';
import { cleanPictures } from '../../functions/src/jobs/clean-pictures.ts';
import './admin.ts';
import type { Reply } from './calls.ts';
import { apiAs, callAs, type Staff } from './staff.ts';

// Read when a command runs in this process; the emulators have it from their own files.
process.env['ENFORCE_APP_CHECK'] = 'false';

let drawn = 0;

/** A small picture like no other, as bytes. */
export function drawing(): Promise<Buffer> {
  drawn += 1;
  const background = { r: drawn % 256, g: (drawn >> 8) % 256, b: 90 };
  return sharp({ create: { width: 32, height: 24, channels: 3, background } })
    .png()
    .toBuffer();
}

/** The same as the text that older clients send. */
export async function dataUrl(): Promise<string> {
  return `data:image/png;base64,${(await drawing()).toString('base64')}`;
}

/** Puts a file in quarantine, as the browser of that member does. */
export async function quarantined(
  uid: string,
  file: Buffer | string,
): Promise<{ path: string }> {
  const path = `incoming/${uid}/${randomUUID()}`;
  await bucket().file(path).save(file, { resumable: false, contentType: 'image/png' });
  return { path };
}

export async function isThere(path: string): Promise<boolean> {
  return (await bucket().file(path).exists())[0];
}

/** The names of all objects of one document's pictures. */
export async function filesOf(collection: PictureCollection, id: string): Promise<string[]> {
  const [files] = await bucket().getFiles({ prefix: `public/${collection}/${id}/` });
  return files.map(({ name }) => name).toSorted();
}

/** The one object name of each file that a document says it has. */
function filesOfPicture({ folder, sources, jpeg }: PublishedPicture): string[] {
  const names = [...sources.map(({ url }) => url), jpeg].map((url) =>
    decodeURIComponent(new URL(url).pathname.split('/o/')[1] ?? ''),
  );
  ok(names.every((name) => name.startsWith(`${folder}/`)));
  return names.toSorted();
}

/** Expects the files of a document to be those that it names, and no others. */
export async function expectFilesToAgree(
  collection: PictureCollection,
  id: string,
): Promise<void> {
  const snapshot = await firestore().doc(`${collection}/${id}`).get();
  const picture = snapshot.get('picture') as PublishedPicture | undefined;
  deepEqual(await filesOf(collection, id), picture ? filesOfPicture(picture) : []);
}

/** Removes at once what a broken-off call left, whatever its age. */
export async function cleanUp(): Promise<void> {
  // Objects of this very millisecond count as left behind too.
  await cleanPictures({ published: -1000, quarantined: -1000 });
}

/** The articles that say that they are principal. */
export async function principals(): Promise<string[]> {
  const { docs } = await firestore().collection('articles').get();
  const main = docs.filter((doc) => doc.get('isPrincipal') === true || doc.get('featured'));
  return main.map(({ id }) => id);
}

/** The testimonials that are published, in the order of their ids. */
export async function publications(): Promise<string[]> {
  const all = firestore().collection('temoignages');
  const { docs } = await all.where('statut', '==', 'publie').get();
  return docs.map(({ id }) => id).toSorted();
}

/** Runs a command in this process, as that member or as a visitor. */
export function run<Answer>(
  command: Command<Answer>,
  member: Pick<Staff, 'id'> | undefined,
  input: unknown,
): Promise<Answer> {
  const session = member && { id: randomUUID(), uid: member.id, signedInAt: new Date() };
  return execute(command, input, {
    session,
    mayHaveEnded: true,
    source: '192.0.2.1',
    client: '192.0.2.1',
    attested: false,
    channel: 'callable',
  });
}

/** What one thing is called at each of the two channels. */
interface Address {
  readonly callable: string;
  readonly method: string;
  readonly path: (id: string) => string;
}

/** One way to ask for something. */
export interface Channel {
  readonly channel: string;
  readonly ask: (staff: Staff, input: Record<string, unknown>) => Promise<Reply>;
}

/** Both ways to ask for it; `id` of the input goes to the path of the API. */
export function channelsTo({ callable, method, path }: Address): Channel[] {
  return [
    {
      channel: `the callable ${callable}`,
      ask: ({ token }, input) => callAs(token, callable, input),
    },
    {
      channel: `${method} ${path(':id')}`,
      ask: ({ token }, { id, ...body }) => apiAs(token, method, path(String(id)), body),
    },
  ];
}

/** What the channel answered on success, without its envelope. */
export function answerOf(reply: Reply): Record<string, unknown> {
  const { result, ...body } = reply.body as { result?: Record<string, unknown> };
  const answer = result ?? body;
  partialDeepStrictEqual(
    { status: reply.status, answer },
    { status: reply.status < 300 ? reply.status : 200, answer: { success: true } },
  );
  return answer;
}

/** What a refusal says, whichever channel it comes from. */
export function refusalOf({ status, body }: Reply): { status: number; says: string } {
  const { error } = body as { error: string | { message: string } };
  return { status, says: typeof error === 'string' ? error : error.message };
}

/** One of the channels after the other. */
export function oneOf<D>(channels: readonly D[], index: number): D {
  const channel = channels[index % channels.length];
  if (channel === undefined) throw new RangeError('no channel');
  return channel;
}
