import { describe, expect, test } from 'vitest'
import { findClientAddress } from './client-address.ts'
import { networkOf } from './network-of.ts'

const find = (forwardedFor: string | undefined, hops: number, socket: string | undefined = '10.0.0.1') =>
  findClientAddress({ socket, forwardedFor, hops })

describe('client address', () => {
  test.each([
    // without a proxy of ours the header is not trusted
    ['1.1.1.1', 0, '10.0.0.1'],
    [undefined, 1, '10.0.0.1'],
    ['', 1, '10.0.0.1'],
    ['1.1.1.1', 1, '1.1.1.1'],
    // entries that the client itself sent are ignored
    ['6.6.6.6, 1.1.1.1', 1, '1.1.1.1'],
    ['6.6.6.6, 1.1.1.1, 2.2.2.2', 2, '1.1.1.1'],
    ['6.6.6.6, 1.1.1.1, 2.2.2.2, 3.3.3.3', 3, '1.1.1.1'],
    ['1.1.1.1', 2, '1.1.1.1'],
    ['evil', 1, '10.0.0.1'],
    ["1.1.1.1, ' or 1=1", 2, '10.0.0.1'],
    ['evil, 2.2.2.2', 2, '2.2.2.2'],
    ['999.1.1.1', 1, '10.0.0.1'],
    ['1.1.1.1:5678', 1, '1.1.1.1'],
    ['[2001:DB8::1]:443', 1, '2001:db8::1'],
    ['fe80::1%eth0', 1, 'fe80::1'],
    ['::ffff:1.1.1.1', 1, '1.1.1.1'],
  ])('%j behind %i proxies is %s', (forwardedFor, hops, expected) => {
    expect(find(forwardedFor, hops)).toBe(expected)
  })

  test('in-process calls and sockets without an address get placeholder names', () => {
    expect(findClientAddress({ socket: undefined, forwardedFor: undefined, hops: 0 })).toBe('in-process')
    expect(find(undefined, 0, 'pipe')).toBe('unknown')
    expect(find(undefined, 0, '::ffff:127.0.0.1')).toBe('127.0.0.1')
  })
})

test.each([
  ['1.2.3.4', '1.2.3.4'],
  ['in-process', 'in-process'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::102:304', '64:ff9b:0:0::/64'],
])('the network of %s is %s', (address, expected) => {
  expect(networkOf(address)).toBe(expected)
})
