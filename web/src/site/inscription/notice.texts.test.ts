import { createHash } from 'node:crypto';
import {
  noticeVersion,
  noticeVersions,
  type NoticeVersion,
} from '@centre/domain/inscription/consent';
import { expect, it } from 'vitest';
import { noticeOf } from './notice.texts.ts';

/** Digests of the texts by version: what each applicant was shown must stay known. */
const digests: Readonly<Record<NoticeVersion, string>> = {
  '2026-11': '0af67797c0aa68d1',
};

// The name and addresses of another centre do not change the notice.
const anyCentre = { name: 'N', abbreviation: 'A', address: 'R', email: 'e@mail' };

function currentDigest(): string {
  const { namedGuardian, ...texts } = noticeOf(anyCentre);
  const all = JSON.stringify([texts, namedGuardian('G')]);
  return createHash('sha256').update(all).digest('hex').slice(0, 16);
}

it('Text of the notice is unchanged for its version', () => {
  expect(
    currentDigest(),
    'The notice reads otherwise than it did. Add a version at the end of `noticeVersions` in domain/src/inscription/consent.ts, make it `noticeVersion`, and note its digest in this file, without touching the former ones.',
  ).toBe(digests[noticeVersion]);
});

it('Each version of the notice has a different text', () => {
  expect(new Set(Object.values(digests)).size).toBe(noticeVersions.length);
});
