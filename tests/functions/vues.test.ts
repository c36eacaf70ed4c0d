import { serverMessages } from '@centre/domain/messages/server';
import { describe, expect, it } from 'vitest';
import { limits } from '@centre/domain/limits';
import { messages } from '@centre/domain/messages/messages';
import { vueMessages } from '@centre/domain/messages/staff/inscription';
import { firestore } from '../../functions/src/data/admin.ts';
import { removeMember } from '../../functions/src/data/member/changes.ts';
import { operator } from '../../functions/src/data/journal/journal.ts';
import { stored } from './admin.ts';
import { refusalOf } from './publishing.ts';
import { callAs, newStaff, type Staff } from './staff.ts';

const criteres = { parcours: 'bts', specialite: 'QHSE', miens: 'oui', tri: 'nom', sens: 'asc' };

const save = ({ token }: Staff, vue: object = {}) =>
  callAs(token, 'saveVue', { nom: 'Les miens', partagee: false, criteres, ...vue });
const remove = ({ token }: Staff, id: string) => callAs(token, 'deleteVue', { id });

const vuesOf = async ({ id }: Staff) =>
  (
    await firestore().collection('vuesInscriptions').where('proprietaire', '==', id).get()
  ).docs.map((vue) => ({ ...vue.data(), id: vue.id }));

describe('a saved view', () => {
  it('has a name, filters and an owner, and is deleted by them alone', async () => {
    const [owner, other] = [await newStaff('VIEWER'), await newStaff('SUPER_ADMIN')];
    const { status, body } = await save(owner);
    expect(status).toBe(200);
    const { id } = (body as { result: { id: string } }).result;
    expect(await vuesOf(owner)).toEqual([
      {
        id,
        nom: 'Les miens',
        partagee: false,
        criteres,
        proprietaire: owner.id,
        par: owner.username,
      },
    ]);
    expect(refusalOf(await remove(other, id))).toEqual({
      status: 404,
      says: messages.notFound,
    });
    expect((await remove(owner, id)).status).toBe(200);
    expect((await remove(owner, id)).status).toBe(404);
    expect(await stored(`vuesInscriptions/${id}`)).toBeUndefined();
  });

  it('takes the place of the member’s own one of that name', async () => {
    const [owner, other] = [await newStaff('VIEWER'), await newStaff('VIEWER')];
    await save(other);
    await save(owner);
    await save(owner, { nom: 'LES MIENS', criteres: { statut: 'acceptee' } });
    expect(await vuesOf(owner)).toMatchObject([{ criteres: { statut: 'acceptee' } }]);
    expect((await vuesOf(owner))[0]).not.toHaveProperty('criteres.parcours');
    expect(await vuesOf(other)).toMatchObject([{ criteres }]);
  });

  it('is shared by those alone who may write', async () => {
    const [reader, writer] = [await newStaff('VIEWER'), await newStaff('INSCRIPTIONS_MANAGER')];
    expect(refusalOf(await save(reader, { partagee: true }))).toEqual({
      status: 403,
      says: serverMessages.notAllowedToShare,
    });
    expect(await vuesOf(reader)).toEqual([]);
    expect((await save(writer, { partagee: true })).status).toBe(200);
    expect(await vuesOf(writer)).toMatchObject([{ partagee: true }]);
  });

  it(
    'is one of twenty at most, whatever is saved at the same time',
    { tags: ['night'] },
    async () => {
      const owner = await newStaff('VIEWER');
      const replies = await Promise.all(
        Array.from({ length: limits.vuesPerMember + 2 }, (_, index) =>
          save(owner, { nom: `Vue ${index}` }),
        ),
      );
      const refused = replies.filter(({ status }) => status !== 200);
      expect(refused.map(refusalOf)).toEqual(
        refused.map(() => ({ status: 400, says: vueMessages.tooMany })),
      );
      expect(refused).toHaveLength(2);
      const vues = await vuesOf(owner);
      expect(vues).toHaveLength(limits.vuesPerMember);
      await remove(owner, vues[0]?.id ?? '');
      expect((await save(owner, { nom: 'Encore une' })).status).toBe(200);
    },
  );

  it('leaves with its owner', async () => {
    const owner = await newStaff('ADMIN_FULL');
    await save(owner, { partagee: true });
    expect(await vuesOf(owner)).toHaveLength(1);
    await removeMember(owner.id, operator);
    expect(await vuesOf(owner)).toEqual([]);
  });
});
