import { randomUUID } from 'node:crypto';
import { galerie } from '../../functions/src/data/content/galerie.ts';
import { operator } from '../../functions/src/data/journal/journal.ts';
import {
  changeMember,
  createMember,
  removeMember,
} from '../../functions/src/data/member/changes.ts';
import { hideDeleted } from '../../functions/src/images/binned-picture.ts';
import { proveMessages } from './messages.ts';
import { request, post, type Reply, type Endpoints } from './endpoints.ts';
import { failed, byHand, passed, type Answer, type Question } from './question.ts';

/** Test picture, 8 × 6 pixels. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAMAAADJ2y/JAAAAA1BMVEUmRlPP++9FAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWNgIAcAAAA2AAHjaZSbAAAAAElFTkSuQmCC',
  'base64',
);

/** Test member, who logs in, publishes a picture and is removed. */
export class TrialMember {
  readonly #endpoints: Endpoints;
  #id = '';
  /** Id of the photo while it is published. */
  #photo = '';
  #session = '';

  constructor(endpoints: Endpoints) {
    this.#endpoints = endpoints;
  }

  get questions(): Question[] {
    const { settings, settingsFile } = this.#endpoints;
    const questions = [
      { title: proveMessages.login.title, ask: () => this.#logIn() },
      { title: proveMessages.picture.title, ask: () => this.#publish() },
    ];
    if (settings['ENFORCE_APP_CHECK'] !== 'true') return questions;
    return questions.map(({ title }) => ({
      title,
      ask: () => byHand(proveMessages.withoutAppCheck(settingsFile)),
    }));
  }

  async #logIn(): Promise<Answer> {
    const { project, functionAt, identity, settings } = this.#endpoints;
    const password = `Essai ${randomUUID()}`;
    const username = `essai-${randomUUID().slice(0, 8)}`;
    const email = 'essai@essai.invalid';
    const member = await createMember({ username, email, password, role: 'CONTENT_MANAGER' });
    this.#id = member.id;
    const login = await post(functionAt('login'), { data: { username, password } });
    if (login.status === 404) return failed(proveMessages.login.absent(project));
    const { token } = resultIn(login);
    if (typeof token !== 'string')
      return failed(proveMessages.login.refused(login.summary, project));
    const key = settings['WEB_API_KEY'] ?? '';
    const address = `${identity}/v1/accounts:signInWithCustomToken?key=${key}`;
    const session = await post(address, { token, returnSecureToken: true });
    const { idToken } = session.body;
    if (typeof idToken !== 'string')
      return failed(proveMessages.login.noSession(session.summary));
    this.#session = idToken;
    return passed(proveMessages.login.good);
  }

  /** Uploads a picture as members do. */
  async #upload(): Promise<Reply & { readonly path: string }> {
    const path = `incoming/${this.#id}/${randomUUID()}`;
    const reply = await request(`${this.#endpoints.objects}?name=${encodeURIComponent(path)}`, {
      method: 'POST',
      headers: { 'Content-Type': 'image/png', Authorization: `Firebase ${this.#session}` },
      body: png,
    });
    return { ...reply, path };
  }

  /** Publishes and removes a picture, then uploads another with an ended session. */
  async #publish(): Promise<Answer> {
    const { functionAt, project } = this.#endpoints;
    const { picture } = proveMessages;
    if (this.#session === '') return failed(proveMessages.noSession);
    const { status, summary, path } = await this.#upload();
    if (status !== 200) return failed(picture.notTaken(summary, project));
    const saveRequest = { requestId: randomUUID(), titre: 'Image d’essai', image: { path } };
    const saved = await post(functionAt('savePhoto'), { data: saveRequest }, this.#session);
    const { photo } = resultIn(saved) as { photo?: { id: string; imageUrl: string } };
    if (!photo) return failed(picture.notPublished(saved.summary));
    this.#photo = photo.id;
    const image = await request(photo.imageUrl);
    if (image.status !== 200) return failed(picture.notShown(image.status));
    const data = { id: photo.id };
    const removed = await post(functionAt('deletePhoto'), { data }, this.#session);
    if (resultIn(removed)['success'] !== true)
      return failed(picture.notRemoved(removed.summary));
    this.#photo = '';
    // A new password ends the session, by a date in Firestore that the Storage rules read.
    await changeMember(this.#id, { password: `Essai ${randomUUID()}` });
    const after = await this.#upload();
    return after.status === 403 ? passed(picture.good) : failed(picture.stillTaken);
  }

  /** Removes the member, and the photo if it is still published. */
  async cleanUp(): Promise<void> {
    if (this.#photo !== '') {
      await galerie.remove(this.#photo, operator);
      await hideDeleted({ collection: 'galerie', id: this.#photo });
    }
    if (this.#id !== '') await removeMember(this.#id, operator);
  }
}

function resultIn({ body }: Reply): Reply['body'] {
  return (body['result'] ?? {}) as Reply['body'];
}
