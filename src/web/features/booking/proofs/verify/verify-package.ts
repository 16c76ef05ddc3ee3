import { sha256 } from '@noble/hashes/sha2.js'
import {
  type ChainAnswer,
  PACKAGE_LIMITS,
  type ProofPackage,
  parsePackage,
  toHex,
  verifyChain,
} from '#domain/booking/proof/chain.ts'

/** What was found of a file that somebody chose. */
export type Verified =
  | { kind: 'no-package' }
  | { kind: 'checked'; read: ProofPackage; answer: ChainAnswer }

/** In this browser alone: nothing is sent. */
export async function verifyFile(file: Blob): Promise<Verified> {
  const read = file.size <= PACKAGE_LIMITS.bytes ? parsePackage(await file.text()) : null
  return read ? { kind: 'checked', read, answer: verifyChain(read, sha256) } : { kind: 'no-package' }
}

/** Which links of a package a file is the original of: its position, from 1; null: of none. */
export async function findOriginal(
  file: Blob,
  { links }: Pick<ProofPackage, 'links'>,
): Promise<number | null> {
  const found = toHex(sha256(new Uint8Array(await file.arrayBuffer())))
  const at = links.findIndex((link) => link.sha256 === found)
  return at < 0 ? null : at + 1
}

/** The answer in a sentence. */
export function describeVerified(verified: Verified): string {
  if (verified.kind === 'no-package') return 'This file is no proof package.'
  const { read, answer } = verified
  const { length } = read.links
  if (length === 0) return `The package of booking ${read.booking} holds no links: nothing was chained.`
  if (!answer.isWhole)
    return `Link ${answer.link} of ${length} does not fit: it, or what stands before it, was changed, moved or left out.`
  return `All ${length === 1 ? '1 link fits' : `${length.toLocaleString('en-US')} links fit`}, each to the one before. Now compare the last hash.`
}
