import { isIPv6 } from 'node:net'

/** The unit of address-based limits: an IPv4 address, or the IPv6 /64 that one customer of a provider gets. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const gap = tail === undefined ? 0 : 8 - before.length - after.length
  return `${[...before, ...Array<string>(gap).fill('0'), ...after].slice(0, 4).join(':')}::/64`
}
