import { hash } from 'node:crypto'
import { networkOf } from '../../../platform/http/network-of.ts'

export interface Visitor {
  address: string
  agent: string
}

/**
 * Browsers of one network that are told apart. What a browser says of itself costs nothing to change: whoever changes it counts for as
 * many, and an office with more counts for a few too little.
 */
export const BROWSERS_PER_NETWORK = 8

/**
 * Tells a visitor's repeats of one thing on one day, and nothing else: the first 8 bytes of a SHA-256 that begins with the day's salt. Without
 * the salt, which is deleted after two days, it leads back to nobody; two spaces of one visitor cannot be told to be theirs. In one call:
 * an HMAC takes nine times as long, and guards only whoever publishes a whole hash.
 */
export function toMark(salt: Buffer, { address, agent }: Visitor, what: string): string {
  const browser = hash('sha256', agent, 'buffer').readUInt16BE(0) % BROWSERS_PER_NETWORK
  return markOf(salt, `${networkOf(address)}\0${browser}\0${what}`)
}

/** Of all visitors of a network. */
export function toNetworkMark(salt: Buffer, address: string, what: string): string {
  return markOf(salt, `${networkOf(address)}\0\0${what}`)
}

function markOf(salt: Buffer, seen: string): string {
  return hash('sha256', `${salt.toString('hex')}\0${seen}`, 'buffer')
    .readBigInt64BE(0)
    .toString()
}
