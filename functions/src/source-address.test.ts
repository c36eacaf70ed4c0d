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

  it('trusts one proxy where no number is set', () => {
    expect(sourceAddress(`6.6.6.6, ${client}`, 0)).toBe(client);
  });

  it('is one and the same for all calls without an address', () => {
    expect(sourceAddress(undefined, 1)).toBe(sourceAddress('', 1));
  });

  it.each([
    '2001:db8:1:2::1',
    '2001:db8:1:2:ffff:ffff:ffff:ffff',
    '2001:0DB8:0001:0002:0:0:0:9',
    '2001:db8:1:2::192.0.2.1',
    '2001:db8:1:2::1%eth0',
  ])('counts %s by its network, of which one machine has every address', (address) => {
    expect(sourceAddress(`6.6.6.6, ${address}`, 1)).toBe('2001:db8:1:2::/64');
  });

  it.each([
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['2001:db8::2:0:0:1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['1:2:3:4:5:6:7:8', '1:2:3:4::/64'],
    ['1:2::', '1:2:0:0::/64'],
  ])('counts %s as %s', (address, network) => {
    expect(sourceAddress(address, 1)).toBe(network);
  });

  it.each([`::ffff:${client}`, '::FFFF:294e:102'])(
    'counts %s as what it stands for',
    (mapped) => {
      expect(sourceAddress(mapped, 1)).toBe(client);
    },
  );

  it.each(['41.78.1.3', '2001:db8:::1', '[2001:db8::1]', '41.78.1.2:443', 'unknown'])(
    'leaves %s as it is',
    (address) => {
      expect(sourceAddress(address, 1)).toBe(address);
    },
  );
});
