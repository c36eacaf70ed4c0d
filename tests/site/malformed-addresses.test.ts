import { expect, it } from 'vitest';
import { sendRaw } from '../security/raw.ts';
import { get } from './get.ts';

it.each(['/?x=%F0%9F', '/%', '//', '/\\'])(
  'The malformed address %s is refused, and the site goes on answering',
  async (path) => {
    const { status, text } = await sendRaw({ method: 'GET', path });
    expect([status, text]).toEqual([400, 'Cette adresse est mal formée.\n']);
    expect((await get('/')).status).toBe(200);
  },
);
