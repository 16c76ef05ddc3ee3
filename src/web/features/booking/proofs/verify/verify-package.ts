import { sha256 } from '@noble/hashes/sha2.js'
import {
  type ChainAnswer,
  PACKAGE_LIMITS,
  type ProofPackage,
  parsePackage,
  verifyChain,
} from '#domain/booking/proof/chain.ts'
import { toHex } from '#domain/booking/proof/hex.ts'
import { fitsAnchor } from '#domain/booking/proof/roots.ts'
import { toLongDate } from '#domain/format-dates.ts'
import { PROOF_ROOTS_PATH } from '#domain/open-data.ts'

/** What was found of a file that somebody chose. */
export type Verified = { kind: 'no-package' } | { kind: 'checked'; read: ProofPackage; answer: ChainAnswer }

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

/** Nightly roots as they are published, by day; null: they could not be read. */
type Roots = ReadonlyMap<string, string> | null

export async function readRoots(): Promise<Roots> {
  try {
    const answer = await fetch(PROOF_ROOTS_PATH)
    if (!answer.ok) return null
    const lines = (await answer.text()).split('\n').filter(Boolean)
    return new Map(
      lines.map((line): [string, string] => {
        const { day, root } = JSON.parse(line) as { day: string; root: string }
        return [day, root]
      }),
    )
  } catch {
    return null
  }
}

/** Whether a whole package is held by a root that was published that night; `roots`: as they are published. */
export function describeAnchor(
  { anchor, links }: ProofPackage,
  roots: Roots,
): { isHeld: boolean; text: string } {
  if (!anchor)
    return { isHeld: false, text: 'No nightly root holds it yet: download it again tomorrow for one.' }
  const on = toLongDate(anchor.day)
  if (!fitsAnchor(anchor, links, sha256))
    return {
      isHeld: false,
      text: `It does not come to the nightly root of ${on} that it names: it was changed, or made anew.`,
    }
  if (!roots)
    return { isHeld: false, text: 'The list of published roots could not be read. Please try again.' }
  if (roots.get(anchor.day) !== anchor.root)
    return { isHeld: false, text: `The root of ${on} that it names is not the one that was published.` }
  const rest = links.length > anchor.link ? ' What came later is in none yet.' : ''
  return {
    isHeld: true,
    text: `Up to link ${anchor.link} it is held by the root of ${on}, which was published that night: nothing up to there was made anew since.${rest}`,
  }
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
