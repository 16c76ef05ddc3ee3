import { toCanonicalJson } from '../canonical-json.ts'
import type { ProofCheck } from './checks.ts'
import { fromHex, toHex } from './hex.ts'
import { type ProofAnchor, parseAnchor } from './roots.ts'

/** What the chain says of one proof, as it was when it came; numbers are integers. */
export interface LinkFacts {
  /** "PL-000017" */
  booking: string
  /** From 1. */
  link: number
  id: string
  duty: string
  kind: string
  origin: string
  name: string
  mediaType: string
  sizeBytes: number
  what: string
  caption: string
  url: string | null
  receivedAt: string
  capturedAt: string | null
  clockOffsetMs: number | null
  /** "47.606200,-122.332100" */
  position: string | null
  accuracyM: number | null
  heading: number | null
  checks: ProofCheck[] | null
}

export interface ProofLink {
  facts: LinkFacts
  /** Of the file, and of the chain up to here; in hexadecimal. */
  sha256: string
  chain: string
}

/** The proof of one booking to take away, and to verify later. */
export interface ProofPackage {
  format: 'placard-proof-1'
  booking: string
  /** Handed in before there was a chain: not part of it. */
  unchained: number
  links: ProofLink[]
  /** The latest nightly root that holds some of it; null: none does yet, or the package is from before there were any. */
  anchor: ProofAnchor | null
}

/** SHA-256, at once: no thread is waited for, and no https is needed. */
type Digest = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array

const HASH_BYTES = 32
const ENCODER = new TextEncoder()
const NO_LINK = new Uint8Array(HASH_BYTES)

/** What is hashed of a link: the chain before it (32 zeros of the first), its facts as canonical JSON, and the hash of its file. */
export function toLinkBytes(
  previous: Uint8Array | null,
  facts: LinkFacts,
  sha256: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const text = ENCODER.encode(toCanonicalJson(facts))
  const bytes = new Uint8Array(HASH_BYTES + text.length + HASH_BYTES)
  bytes.set(previous ?? NO_LINK)
  bytes.set(text, HASH_BYTES)
  bytes.set(sha256, HASH_BYTES + text.length)
  return bytes
}

export type ChainAnswer = { isWhole: true } | { isWhole: false; link: number }

/**
 * Whether nothing of a package was changed, left out or moved since; `link`: the first, from 1, that does not fit. Each is held
 * against the chain that is written before it: all that fit make the whole.
 */
export function verifyChain(
  { booking, links }: Pick<ProofPackage, 'booking' | 'links'>,
  digest: Digest,
): ChainAnswer {
  // what fits is what the next one is hashed over
  let previous: Uint8Array | null = null
  for (const [at, link] of links.entries()) {
    const isInPlace = link.facts.link === at + 1 && link.facts.booking === booking
    const made: Uint8Array | null = isInPlace ? hashLink(previous, link, digest) : null
    if (made === null || toHex(made) !== link.chain) return { isWhole: false, link: at + 1 }
    previous = made
  }
  return { isWhole: true }
}

/** Null: it holds what no proof holds. */
function hashLink(
  previous: Uint8Array | null,
  { facts, sha256 }: Pick<ProofLink, 'facts' | 'sha256'>,
  digest: Digest,
): Uint8Array | null {
  try {
    return digest(toLinkBytes(previous, facts, fromHex(sha256)))
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

export const PACKAGE_LIMITS = { bytes: 40 * 1024 * 1024, links: 20_000 } as const
const HASH = /^[0-9a-f]{64}$/

/** A package as it was downloaded; null: it is none. */
export function parsePackage(text: string): ProofPackage | null {
  const read = readJson(text)
  if (!isRecord(read) || read.format !== 'placard-proof-1' || typeof read.booking !== 'string') return null
  const { links, unchained } = read
  if (!Array.isArray(links) || links.length > PACKAGE_LIMITS.links || !links.every(isLink)) return null
  return {
    format: read.format,
    booking: read.booking,
    unchained: Number.isSafeInteger(unchained) ? Number(unchained) : 0,
    links,
    anchor: parseAnchor(read.anchor),
  }
}

function isLink(one: unknown): one is ProofLink {
  if (!isRecord(one) || !isRecord(one.facts)) return false
  return HASH.test(String(one.sha256)) && HASH.test(String(one.chain))
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
