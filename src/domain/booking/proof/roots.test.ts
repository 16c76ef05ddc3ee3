import { hash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { LinkFacts, ProofLink } from './chain.ts'
import { toHex } from './hex.ts'
import { buildRoot, type ChainHead, fitsAnchor, type ProofAnchor, parseAnchor } from './roots.ts'

const digest = (bytes: Uint8Array) => new Uint8Array(hash('sha256', bytes, 'buffer'))
const headOf = (at: number): ChainHead => ({
  booking: `PLA-B0000${at}`,
  link: 1,
  chain: digest(new TextEncoder().encode(`chain ${at}`)),
})
const linkOf = ({ booking, link, chain }: ChainHead): ProofLink => ({
  facts: { booking, link } as LinkFacts,
  sha256: '',
  chain: toHex(chain),
})
const DAY = '2027-03-02'
const previous = digest(new Uint8Array(1))

function anchorOf(heads: readonly ChainHead[], at: number): ProofAnchor {
  const { root, paths } = buildRoot(heads, { day: DAY, previous }, digest)
  return { link: 1, day: DAY, previous: toHex(previous), path: paths[at]!, root: toHex(root) }
}

describe('a root', () => {
  it.each([1, 2, 3, 7, 8])('of %i chains holds each of them', (many) => {
    const heads = Array.from({ length: many }, (_, at) => headOf(at))
    for (const at of heads.keys())
      expect(fitsAnchor(anchorOf(heads, at), [linkOf(heads[at]!)], digest)).toBe(true)
  })

  it.each<[string, (anchor: ProofAnchor) => Partial<ProofAnchor>]>([
    ['day', () => ({ day: '2027-03-03' })],
    ['root before', () => ({ previous: toHex(digest(new Uint8Array(2))) })],
    ['way', ({ path }) => ({ path: path.slice(1) })],
    ['side', ({ path: [first, ...rest] }) => ({ path: [{ ...first!, side: 'left' }, ...rest] })],
    ['link', () => ({ link: 2 })],
  ])('does not follow from another %s', (_, change) => {
    const heads = [0, 1, 2].map(headOf)
    const anchor = anchorOf(heads, 0)
    expect(fitsAnchor({ ...anchor, ...change(anchor) }, [linkOf(heads[0]!)], digest)).toBe(false)
  })

  it('does not follow from a chain that was made anew', () => {
    const heads = [0, 1].map(headOf)
    expect(
      fitsAnchor(anchorOf(heads, 0), [linkOf({ ...heads[0]!, chain: digest(new Uint8Array(9)) })], digest),
    ).toBe(false)
  })

  it('is read from a file as it was written, and from nothing else', () => {
    const anchor = anchorOf([0, 1, 2].map(headOf), 1)
    expect(parseAnchor(JSON.parse(JSON.stringify(anchor)))).toEqual(anchor)
    const others = [
      null,
      7,
      {},
      { ...anchor, root: 'x' },
      { ...anchor, path: [null] },
      { ...anchor, link: 0.5 },
    ]
    expect(others.map(parseAnchor)).toEqual(others.map(() => null))
  })
})
