import { fromHex, toHex } from './hex.ts'

/** SHA-256. */
type Digest = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array

/** The last link of a chain when a night's root was made. */
export interface ChainHead {
  /** "PLA-B00042" */
  booking: string
  link: number
  chain: Uint8Array
}

/** What joins a hash on the way to the top, and on which side of it it stands. */
export interface RootStep {
  side: 'left' | 'right'
  /** In hexadecimal. */
  hash: string
}

/** That a link was part of a night's root: recomputed from the link, it comes to a root that is published. */
export interface ProofAnchor {
  link: number
  /** `YYYY-MM-DD`, UTC. */
  day: string
  /** The root before, in hexadecimal. */
  previous: string
  path: RootStep[]
  root: string
}

/** What an anchor needs of a link (`chain.ts`). */
interface Linked {
  facts: { booking: string }
  chain: string
}

/** A tree is as deep as its heads are many: 40 steps are more than there will ever be. */
const MOST_STEPS = 40
const NO_ROOT = new Uint8Array(32)

// leaves, joints and roots begin differently: none can be passed off as another
const [LEAF, JOINT, ROOT] = [0, 1, 2]

/** The root of a night over chains in their order, and the way of each to the top. @throws RangeError without any */
export function buildRoot(
  heads: readonly ChainHead[],
  { day, previous }: { day: string; previous: Uint8Array | null },
  digest: Digest,
): { root: Uint8Array; paths: RootStep[][] } {
  if (heads.length === 0) throw new RangeError('a root holds at least one chain')
  const paths: RootStep[][] = heads.map(() => [])
  let level = heads.map((head, at) => ({ hash: hashLeaf(head, digest), of: [at] }))
  while (level.length > 1) {
    const next: typeof level = []
    for (let at = 0; at < level.length; at += 2) {
      const [left, right] = [level[at], level[at + 1]]
      if (!left || !right) {
        if (left) next.push(left)
        continue
      }
      for (const of of left.of) paths[of]?.push({ side: 'right', hash: toHex(right.hash) })
      for (const of of right.of) paths[of]?.push({ side: 'left', hash: toHex(left.hash) })
      next.push({ hash: digest(join(JOINT, left.hash, right.hash)), of: [...left.of, ...right.of] })
    }
    level = next
  }
  const top = level[0]?.hash ?? NO_ROOT
  return { root: digest(join(ROOT, previous ?? NO_ROOT, toBytes(day), top)), paths }
}

/** Whether a package's anchor follows from its own links; whether its root was published is for the list of roots to say. */
export function fitsAnchor(anchor: ProofAnchor, links: readonly Linked[], digest: Digest): boolean {
  const { link, day, previous, path, root } = anchor
  const found = links[link - 1]
  if (!found || path.length > MOST_STEPS) return false
  let hash = hashLeaf({ booking: found.facts.booking, link, chain: fromHex(found.chain) }, digest)
  for (const { side, hash: other } of path) {
    const beside = fromHex(other)
    hash = digest(side === 'left' ? join(JOINT, beside, hash) : join(JOINT, hash, beside))
  }
  return toHex(digest(join(ROOT, fromHex(previous), toBytes(day), hash))) === root
}

const HASH = /^[0-9a-f]{64}$/

/** As it stands in a file that somebody chose; null: it is none. */
export function parseAnchor(value: unknown): ProofAnchor | null {
  if (typeof value !== 'object' || value === null) return null
  const { link, day, previous, path, root } = value as Record<string, unknown>
  const isHash = (one: unknown): one is string => typeof one === 'string' && HASH.test(one)
  if (!Number.isSafeInteger(link) || typeof day !== 'string' || !isHash(previous) || !isHash(root))
    return null
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !Array.isArray(path) || path.length > MOST_STEPS) return null
  const steps = path.flatMap((step: Partial<RootStep> | null): RootStep[] => {
    const side = step?.side === 'left' || step?.side === 'right' ? step.side : null
    return side && isHash(step?.hash) ? [{ side, hash: step.hash }] : []
  })
  return steps.length === path.length ? { link: Number(link), day, previous, path: steps, root } : null
}

function hashLeaf({ booking, link, chain }: ChainHead, digest: Digest): Uint8Array {
  return digest(join(LEAF, toBytes(`${booking}/${link}`), chain))
}

const ENCODER = new TextEncoder()
const toBytes = (text: string): Uint8Array => ENCODER.encode(text)

function join(kind: number, ...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(1 + parts.reduce((sum, { length }) => sum + length, 0))
  bytes[0] = kind
  let at = 1
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
