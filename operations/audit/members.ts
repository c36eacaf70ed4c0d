import { createHash } from 'node:crypto';
import { foldUsername } from '@centre/domain/member/member';
import type { Findings } from './findings.ts';
import type { Grace } from './publications.ts';
import type { Account, Source, Stored } from './source.ts';

/** The domain of the addresses that staff accounts have. */
const staffDomain = '@staff.invalid';

/** The account whose password is checked when a name is unknown. */
const nobody = 'nobody';

/** Members are their document, their account and the reservation of their name, in agreement. */
export async function auditMembers(
  source: Source,
  findings: Findings,
  grace: Grace,
  now: Date,
): Promise<void> {
  const isOld = (date: Date) => now.getTime() - date.getTime() > grace.unfinished;
  const members = new Map<string, Stored>();
  for await (const member of source.documents('users')) {
    findings.examine('Membres');
    members.set(member.id, member);
  }
  const names = await auditNames(source, findings, members, isOld);
  const accounts = new Set<string>();
  for await (const account of source.accounts()) {
    const isOurs = account.email?.endsWith(staffDomain) === true && account.uid !== nobody;
    if (!isOurs) continue;
    findings.examine('Comptes du personnel');
    accounts.add(account.uid);
    auditAccount(account, members.get(account.uid), names, findings, isOld);
  }
  for (const id of members.keys()) {
    findings.expect(accounts.has(id), 'account-missing', `users/${id}`);
  }
  for await (const { id } of source.documents('connexions')) {
    findings.expect(members.has(id), 'login-orphan', `connexions/${id}`);
  }
  await auditSuperAdmins(source, findings, members);
}

interface Reservation {
  readonly alias: unknown;
  readonly isUnfinished: boolean;
}

type Names = ReadonlyMap<string, Reservation>;

async function auditNames(
  source: Source,
  findings: Findings,
  members: ReadonlyMap<string, Stored>,
  isOld: (date: Date) => boolean,
): Promise<Names> {
  const names = new Map<string, Reservation>();
  for await (const { id, fields } of source.documents('usernames')) {
    findings.examine('Noms réservés');
    const where = `usernames/${id}`;
    const uid = String(fields['uid']);
    const since = fields['pendingSince'] ?? fields['leavingSince'];
    const member = members.get(uid);
    if (since !== undefined) {
      findings.expect(!(since instanceof Date && isOld(since)), 'name-unfinished', where);
    } else if (!member || nameOf(member) !== id) {
      findings.add('name-orphan', where);
      continue;
    }
    names.set(uid, { alias: fields['alias'], isUnfinished: since !== undefined });
  }
  for (const id of members.keys()) {
    findings.expect(names.has(id), 'name-missing', `users/${id}`);
  }
  return names;
}

function nameOf({ fields }: Stored): string {
  return createHash('sha256')
    .update(foldUsername(String(fields['username'])))
    .digest('hex');
}

function auditAccount(
  account: Account,
  member: Stored | undefined,
  names: Names,
  findings: Findings,
  isOld: (date: Date) => boolean,
): void {
  const { uid, email, disabled, claims, createdAt } = account;
  const name = names.get(uid);
  if (!member) {
    const isUnderWay = name?.isUnfinished === true || !isOld(createdAt);
    findings.expect(isUnderWay, 'account-orphan', `comptes/${uid}`);
    return;
  }
  const { role, isActive } = member.fields;
  const agrees =
    claims['role'] === role &&
    disabled === (isActive !== true) &&
    (!name || name.alias === email);
  findings.expect(agrees, 'account-differs', `comptes/${uid}`);
}

async function auditSuperAdmins(
  source: Source,
  findings: Findings,
  members: ReadonlyMap<string, Stored>,
): Promise<void> {
  const hasOne = [...members.values()].some(
    ({ fields }) => fields['role'] === 'SUPER_ADMIN' && fields['isActive'] === true,
  );
  findings.expect(hasOne, 'no-super-admin', 'users');
  const mark = (await source.named('marques', ['superAdmins'])).get('superAdmins');
  const isReadable = !mark || mark.fields['changedAt'] instanceof Date;
  findings.expect(isReadable, 'super-admin-mark', 'marques/superAdmins');
}
