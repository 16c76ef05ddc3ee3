import { isIP, isIPv4 } from 'node:net'

interface Seen {
  /** The other end of the connection; undefined for calls inside the process. */
  socket: string | undefined
  /** `X-Forwarded-For`, each proxy's entry behind the one before. */
  forwardedFor: string | undefined
  /** How many proxies before us are ours: so many entries from the right are true. */
  hops: number
}

/** Who asks: the entry that our outermost proxy wrote. What is no address there is not believed. */
export function findClientAddress({ socket, forwardedFor, hops }: Seen): string {
  const nearest = toAddress(socket ?? '') ?? (socket === undefined ? 'in-process' : 'unknown')
  const entries = hops > 0 ? (forwardedFor?.split(',') ?? []) : []
  const believed = entries.slice(-hops).map(toAddress)
  // an entry that is no address was not written by a proxy of ours, nor what stands before it
  const broken = believed.lastIndexOf(undefined)
  return believed[broken + 1] ?? nearest
}

/** The address alone, as one text for one address: no port, no brackets, no zone, IPv4 never inside IPv6. */
function toAddress(text: string): string | undefined {
  const trimmed = text.trim()
  const bare = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(trimmed)?.[1] ?? trimmed
  const address = /^\d+\.\d+\.\d+\.\d+:\d{1,5}$/.test(bare) ? bare.slice(0, bare.indexOf(':')) : bare
  const [plain = ''] = address.split('%')
  const mapped = /^::ffff:([\d.]+)$/i.exec(plain)?.[1]
  if (mapped && isIPv4(mapped)) return mapped
  return isIP(plain) ? plain.toLowerCase() : undefined
}
