import { createHmac } from 'node:crypto'
import { networkOf } from '../../platform/http/network-of.ts'

export interface Visitor {
  address: string
  agent: string
}

/**
 * Tells a visitor's repeats of one thing on one day, and nothing else: the first 8 bytes of an HMAC-SHA-256 under the day's salt. Without
 * the salt, which is deleted after two days, it leads back to nobody; two spaces of one visitor cannot be told to be theirs.
 */
export function toMark(salt: Buffer, { address, agent }: Visitor, what: string): string {
  const hash = createHmac('sha256', salt)
    .update(`${networkOf(address)}\0${agent}\0${what}`)
    .digest()
  return hash.readBigInt64BE(0).toString()
}
