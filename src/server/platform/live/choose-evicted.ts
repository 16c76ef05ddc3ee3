/** As far as it decides who stays while there are too many. */
export interface Placed {
  /** Where it comes from: an IPv4 address, or an IPv6 /64. */
  network: string
  /** Of an account whose e-mail address is verified. */
  isVerified: boolean
}

/**
 * Whose place a newcomer takes while all are taken: the oldest of the unverified of the network that has most of them, else of the network
 * that has most of all. Nobody takes one of a network that has no more than their own would have then, and the unverified only places of
 * the unverified. So a crowd from one network makes room for everybody else, and never the other way round.
 *
 * @param placed the oldest first
 */
export function chooseEvicted<T extends Placed>(placed: readonly T[], newcomer: Placed): T | undefined {
  const unverified = placed.filter(({ isVerified }) => !isVerified)
  // a verified person goes before any unverified one, also of their own network
  if (newcomer.isVerified && unverified.length > 0) return oldestOfMost(unverified)
  const rivals = newcomer.isVerified ? placed : unverified
  const most = oldestOfMost(rivals)
  if (!most) return undefined
  const countOf = (network: string) => rivals.filter((one) => one.network === network).length
  return countOf(most.network) > countOf(newcomer.network) + 1 ? most : undefined
}

function oldestOfMost<T extends Placed>(placed: readonly T[]): T | undefined {
  const byNetwork = Map.groupBy(placed, ({ network }) => network)
  let most: T[] = []
  for (const some of byNetwork.values()) if (some.length > most.length) most = some
  return most[0]
}
