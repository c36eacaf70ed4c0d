import { describe, expect, it } from 'vitest';
import { sourceAddress } from './source-address.ts';

const client = '41.78.1.2';

describe('sourceAddress', () => {
  it.each<[what: string, header: string | string[], proxies?: number]>([
    ['the only entry when the caller forged none', client],
    ['the last entry after one forged entry', `6.6.6.6, ${client}`],
    ['the last entry after many forged entries', `1.1.1.1,2.2.2.2 , 3.3.3.3, ${client}`],
    ['the last entry after empty entries', `, ,${client}`],
    ['the last entry after text that is no address', `<script>, ${client}`],
    ['the last header when it is repeated', ['6.6.6.6', client]],
    ['the second entry from the right behind two proxies', `6.6.6.6, ${client}, 10.0.0.1`, 2],
    ['the last entry when no number of proxies is set', `6.6.6.6, ${client}`, 0],
  ])('returns %s', (_, header, proxies = 1) => {
    expect(sourceAddress(header, proxies)).toBe(client);
  });

  it('returns the same value for all calls without an address', () => {
    expect(sourceAddress(undefined, 1)).toBe(sourceAddress('', 1));
  });

  it.each([
    '2001:db8:1:2::1',
    '2001:db8:1:2:ffff:ffff:ffff:ffff',
    '2001:0DB8:0001:0002:0:0:0:9',
    '2001:db8:1:2::192.0.2.1',
    '2001:db8:1:2::1%eth0',
  ])('reduces the IPv6 address %s to its /64 network', (address) => {
    expect(sourceAddress(`6.6.6.6, ${address}`, 1)).toBe('2001:db8:1:2::/64');
  });

  it.each<readonly [string, string]>([
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['2001:db8::2:0:0:1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['1:2:3:4:5:6:7:8', '1:2:3:4::/64'],
    ['1:2::', '1:2:0:0::/64'],
    [`::ffff:${client}`, client],
    ['::FFFF:294e:102', client],
    // Other texts are not changed.
    ...['41.78.1.3', '2001:db8:::1', '[2001:db8::1]', '41.78.1.2:443', 'unknown'].map(
      (other) => [other, other] as const,
    ),
  ])('normalizes %s to %s', (address, counted) => {
    expect(sourceAddress(address, 1)).toBe(counted);
  });
});
