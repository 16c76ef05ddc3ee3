import { isIP, isIPv4 } from 'node:net'

interface Seen {
  /** Peer address of the connection; undefined for in-process calls. */
  socket: string | undefined
  /** `X-Forwarded-For`; each proxy appends its entry. */
  forwardedFor: string | undefined
  /** Number of trusted proxies: so many entries from the right can be trusted. */
  hops: number
}

/** The client's address: the entry that our outermost proxy wrote. Anything but an IP address is not trusted. */
export function findClientAddress({ socket, forwardedFor, hops }: Seen): string {
  const nearest = toAddress(socket ?? '') ?? (socket === undefined ? 'in-process' : 'unknown')
  const entries = hops > 0 ? (forwardedFor?.split(',') ?? []) : []
  const believed = entries.slice(-hops).map(toAddress)
  // our proxies write addresses only: an invalid entry, and all before it, came from the client
  const broken = believed.lastIndexOf(undefined)
  return believed[broken + 1] ?? nearest
}

/** Normalizes an address: no port, brackets or zone, and IPv4-mapped IPv6 becomes IPv4. */
function toAddress(text: string): string | undefined {
  const trimmed = text.trim()
  const bare = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(trimmed)?.[1] ?? trimmed
  const address = /^\d+\.\d+\.\d+\.\d+:\d{1,5}$/.test(bare) ? bare.slice(0, bare.indexOf(':')) : bare
  const [plain = ''] = address.split('%')
  const mapped = /^::ffff:([\d.]+)$/i.exec(plain)?.[1]
  if (mapped && isIPv4(mapped)) return mapped
  return isIP(plain) ? plain.toLowerCase() : undefined
}
