import { describe, expect, it } from 'vitest';
import type { ApiIncoming } from '../api/body.ts';
import { parseForm } from './parse-form.ts';

const read = (body: string | Buffer) =>
  parseForm({ rawBody: Buffer.from(body), headers: {} } as ApiIncoming);

describe('parseForm', () => {
  it('parses the fields that a browser sends in UTF-8', async () => {
    expect(await read('nom=AGB%C3%89KO&prenom=Afi+Esi&note=1%3D2&b=&c')).toEqual({
      ...{ nom: 'AGBÉKO', prenom: 'Afi Esi', note: '1=2', b: '', c: '' },
    });
  });

  it.each([
    ['percent-encoded', 'nom=AGB%C9KO&prenom=%8Cuvre'],
    ['as raw bytes', Buffer.from('nom=AGB\xc9KO&prenom=\x8cuvre', 'latin1')],
  ])('parses the fields of an old browser in Windows-1252, %s', async (_, body) => {
    expect(await read(body)).toEqual({ nom: 'AGBÉKO', prenom: 'Œuvre' });
  });

  it('returns no field for an empty body, and rejects a long one with HTTP 413', async () => {
    expect(await read('')).toEqual({});
    expect(await read(`a=${'b'.repeat(64 * 1024 - 2)}`)).toHaveProperty('a');
    await expect(read(`a=${'b'.repeat(64 * 1024 - 1)}`)).rejects.toMatchObject({ status: 413 });
  });
});
