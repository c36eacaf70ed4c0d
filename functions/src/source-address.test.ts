import { describe, expect, it } from 'vitest';
import { sourceAddress } from './source-address.ts';

const client = '41.78.1.2';

describe('the source address', () => {
  it('is the only entry when the caller sent none', () => {
    expect(sourceAddress(client, 1)).toBe(client);
  });

  it.each([
    ['one forged entry', `6.6.6.6, ${client}`],
    ['many forged entries', `1.1.1.1,2.2.2.2 , 3.3.3.3, ${client}`],
    ['empty entries', `, ,${client}`],
    ['text that is no address', `<script>, ${client}`],
  ])('does not change with %s in front', (_, header) => {
    expect(sourceAddress(header, 1)).toBe(client);
  });

  it('does not change when the header is repeated', () => {
    expect(sourceAddress(['6.6.6.6', client], 1)).toBe(client);
  });

  it('is the second from the right behind a second proxy', () => {
    expect(sourceAddress(`6.6.6.6, ${client}, 10.0.0.1`, 2)).toBe(client);
  });

  it('trusts one proxy when told of none', () => {
    expect(sourceAddress(`6.6.6.6, ${client}`, 0)).toBe(client);
  });

  it('is one and the same for all calls without an address', () => {
    expect(sourceAddress(undefined, 1)).toBe(sourceAddress('', 1));
  });
});
