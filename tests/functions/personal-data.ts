import { expect } from 'vitest';
import { refusalOf } from './publishing.ts';
import { callAs, type Staff } from './staff.ts';

const requestName = 'handleDataSubjectRequest';

interface Held {
  readonly inscription: Record<string, unknown>;
  readonly journal: readonly Record<string, unknown>[];
}

/** What a member asks about people's data, at the channel of the dashboard. */
export function askingAs(member: () => Pick<Staff, 'token'>) {
  const ask = (request: object, { token } = member()) => callAs(token, requestName, request);

  /** What is held of whoever is sought, as the screen is told it. */
  async function heldOf(sought: object): Promise<readonly Held[]> {
    const { status, body } = await ask({ kind: 'access', ...sought });
    expect({ status, body }).toMatchObject({ status: 200 });
    return (body as { result: { applications: Held[] } }).result.applications;
  }

  /** `done`, or what the refusal says. */
  async function erase(sought: object, ids: readonly string[]) {
    const reply = await ask({ kind: 'erasure', ...sought, ids });
    return reply.status === 200 ? 'done' : refusalOf(reply);
  }

  return { ask, heldOf, erase };
}

export const idsOf = (held: readonly Held[]) =>
  held.map(({ inscription }) => inscription['id']);
