import { randomUUID } from 'node:crypto';
import {
  documentsNamed,
  everyDocument,
  everyObject,
} from '../../functions/src/data/every-document.ts';
import { galerie } from '../../functions/src/data/content/galerie.ts';
import { operator } from '../../functions/src/data/journal/journal.ts';
import {
  changeMember,
  createMember,
  removeMember,
} from '../../functions/src/data/member/changes.ts';
import { binnedPicturesOf, hideDeleted } from '../../functions/src/images/binned-picture.ts';
import { corbeilleOf } from '../../functions/src/data/corbeille.ts';
import { deletionOf } from '../../functions/src/data/content/deletions.ts';
import { says } from './messages.ts';
import { bad, byHand, good, type Outcome, type Step } from './outcome.ts';
import { hear, post, type Heard, type Place } from './place.ts';

/** Eight pixels by six. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAMAAADJ2y/JAAAAA1BMVEUmRlPP++9FAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWNgIAcAAAA2AAHjaZSbAAAAAElFTkSuQmCC',
  'base64',
);

/** What stays in the project until it is cleaned up. */
interface Traces {
  member?: string;
  photo?: string;
}

/** Somebody who logs in, publishes a picture and is gone. */
export class TrialMember {
  readonly #place: Place;
  readonly #traces: Traces = {};
  #session: string | undefined;

  constructor(place: Place) {
    this.#place = place;
  }

  get steps(): Step[] {
    const isClosed = this.#place.settings['ENFORCE_APP_CHECK'] === 'true';
    const closed = () => byHand(says.withoutAppCheck(this.#place.settingsFile));
    return [
      { title: says.login.title, attempt: () => this.#logIn() },
      {
        title: says.picture.title,
        attempt: () => this.#withSession((it) => this.#publish(it)),
      },
      { title: says.rules.title, attempt: () => this.#withSession((it) => this.#outlive(it)) },
    ].map(({ title, attempt }) => ({ title, attempt: isClosed ? closed : attempt }));
  }

  async #logIn(): Promise<Outcome> {
    const { project, functionAt, identity, settings } = this.#place;
    const password = `Essai ${randomUUID()}`;
    const username = `essai-${randomUUID().slice(0, 8)}`;
    const email = 'essai@essai.invalid';
    const { id } = await createMember({ username, email, password, role: 'CONTENT_MANAGER' });
    this.#traces.member = id;
    const login = await post(functionAt('login'), { data: { username, password } });
    if (login.status === 404) return bad(says.login.absent(project));
    const { token } = resultOf(login);
    if (typeof token !== 'string') return bad(says.login.refused(login.summary, project));
    const key = settings['WEB_API_KEY'] ?? '';
    const session = await post(`${identity}/v1/accounts:signInWithCustomToken?key=${key}`, {
      token,
      returnSecureToken: true,
    });
    const { idToken } = session.body;
    if (typeof idToken !== 'string') return bad(says.login.noSession(session.summary));
    this.#session = idToken;
    return good(says.login.good);
  }

  async #withSession(work: (session: string) => Promise<Outcome>): Promise<Outcome> {
    return this.#session === undefined ? bad(says.noSession) : work(this.#session);
  }

  /** Puts a picture where members put theirs. */
  async #upload(session: string): Promise<Heard & { readonly path: string }> {
    const path = `incoming/${this.#traces.member}/${randomUUID()}`;
    const heard = await hear(`${this.#place.objects}?name=${encodeURIComponent(path)}`, {
      method: 'POST',
      headers: { 'Content-Type': 'image/png', Authorization: `Firebase ${session}` },
      body: png,
    });
    return { ...heard, path };
  }

  async #publish(session: string): Promise<Outcome> {
    const { functionAt, project } = this.#place;
    const { picture } = says;
    const { status, summary, path } = await this.#upload(session);
    if (status !== 200) return bad(picture.notTaken(summary, project));
    const request = { requestId: randomUUID(), titre: 'Image d’essai', image: { path } };
    const saved = await post(functionAt('savePhoto'), { data: request }, session);
    const { photo } = resultOf(saved) as {
      readonly photo?: { readonly id: string; readonly imageUrl: string };
    };
    if (!photo) return bad(picture.notPublished(saved.summary));
    this.#traces.photo = photo.id;
    const shown = await hear(photo.imageUrl);
    if (shown.status !== 200) return bad(picture.notShown(shown.status));
    const removed = await post(functionAt('deletePhoto'), { data: { id: photo.id } }, session);
    return resultOf(removed)['success'] === true
      ? good(picture.good)
      : bad(picture.notRemoved(removed.summary));
  }

  /** Sends with a session that a date has ended, as a new password does. */
  async #outlive(session: string): Promise<Outcome> {
    const { member = '' } = this.#traces;
    const during = await this.#upload(session);
    if (during.status !== 200) {
      return bad(says.picture.notTaken(during.summary, this.#place.project));
    }
    await changeMember(member, { password: `Essai ${randomUUID()}` });
    const after = await this.#upload(session);
    return after.status === 403 ? good(says.rules.good) : bad(says.rules.stillTaken);
  }

  /** Removes all that the steps left, what was counted and noted about them included. */
  async cleanUp(): Promise<void> {
    const { member, photo } = this.#traces;
    if (member === undefined) return;
    const [known] = (await documentsNamed('users', [member])).values();
    if (photo !== undefined) {
      if ((await documentsNamed('galerie', [photo])).size > 0) {
        await galerie.remove(photo, operator);
        await hideDeleted({ collection: 'galerie', id: photo });
      }
      await corbeilleOf('galerie').doc(photo).delete();
      await deletionOf({ collection: 'galerie', id: photo }).delete();
      const binned = everyObject(`${binnedPicturesOf('galerie')}${photo}/`);
      for await (const file of binned) await file.delete();
    }
    for await (const file of everyObject(`incoming/${member}/`)) await file.delete();
    await removeMember(member, operator);
    const ours = new Set([member, photo]);
    for await (const { ref, data } of notes('journal')) {
      const { uid, records } = data as { readonly uid: string; readonly records: string[] };
      if (uid === member || records.some((id) => ours.has(id))) await ref.delete();
    }
    for await (const { ref, createTime } of notes('limites')) {
      if (known && createTime >= known.createTime.toDate()) await ref.delete();
    }
  }
}

async function* notes(collection: 'journal' | 'limites') {
  for await (const document of everyDocument(collection)) {
    const { ref, createTime } = document;
    yield { ref, createTime: createTime.toDate(), data: document.data() };
  }
}

function resultOf({ body }: Heard): Heard['body'] {
  return (body['result'] ?? {}) as Heard['body'];
}
