import { BlockList, isIP } from 'node:net'

/** IANA special-purpose registries: every range that is not a host on the public internet. */
const PRIVATE_V4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4'
/** Within the global range, but tunnels, documentation and experiments; 6to4 and Teredo embed IPv4 addresses. */
const PRIVATE_V6 = '2001::/23 2001:db8::/32 2002::/16 3fff::/20'

const privateV4 = listOf(PRIVATE_V4, 'ipv4')
const privateV6 = listOf(PRIVATE_V6, 'ipv6')
const globalV6 = listOf('2000::/3', 'ipv6')

/** True for an IP address on the public internet; false for anything that is not an address. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !privateV4.check(address, 'ipv4')
  // loopback, link-local, unique local, mapped and translated IPv4 all lie outside the global range
  if (version === 6) return globalV6.check(address, 'ipv6') && !privateV6.check(address, 'ipv6')
  return false
}

function listOf(ranges: string, family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const range of ranges.split(' ')) {
    const [network, prefix] = range.split('/') as [string, string]
    list.addSubnet(network, Number(prefix), family)
  }
  return list
}
