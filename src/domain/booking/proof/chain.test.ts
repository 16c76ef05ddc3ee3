import { hash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  type LinkFacts,
  type ProofLink,
  type ProofPackage,
  parsePackage,
  toLinkBytes,
  verifyChain,
} from './chain.ts'
import { toHex } from './hex.ts'

const digest = (bytes: Uint8Array) => new Uint8Array(hash('sha256', bytes, 'buffer'))

function buildFacts(link: number): LinkFacts {
  return {
    booking: 'PLA-000017',
    link,
    id: `proof-${link}`,
    duty: '17@2027-03-01/posting',
    kind: 'photo',
    origin: 'captured',
    name: 'close.jpg',
    mediaType: 'image/jpeg',
    sizeBytes: 1000 + link,
    what: 'JPEG picture, 4032 × 3024 pixels',
    caption: 'Seen from the ferry',
    url: null,
    receivedAt: '2027-03-02T20:00:00.000Z',
    capturedAt: '2027-03-02T19:58:00.000Z',
    clockOffsetMs: 0,
    position: '47.606200,-122.332100',
    accuracyM: 12,
    heading: 20,
    checks: [{ about: 'place', result: 'pass', text: 'Taken 5 feet from the space.' }],
  }
}

function buildPackage(length: number): ProofPackage {
  const links: ProofLink[] = []
  let previous: Uint8Array | null = null
  for (let link = 1; link <= length; link++) {
    const [facts, sha256] = [buildFacts(link), digest(new TextEncoder().encode(`photo ${link}`))]
    previous = digest(toLinkBytes(previous, facts, sha256))
    links.push({ facts, sha256: toHex(sha256), chain: toHex(previous) })
  }
  return { format: 'placard-proof-1', booking: 'PLA-000017', unchained: 0, links, anchor: null }
}

/** As it comes back from a file. */
const read = (made: ProofPackage) => parsePackage(JSON.stringify(made, null, 1))!

describe('a chain', () => {
  it('is whole as it was made, whatever the order of its keys', () => {
    expect(verifyChain(read(buildPackage(3)), digest)).toEqual({ isWhole: true })
    const turned = buildPackage(2)
    const [first] = turned.links
    first!.facts = Object.fromEntries(Object.entries(first!.facts).reverse()) as unknown as LinkFacts
    expect(verifyChain(read(turned), digest)).toEqual({ isWhole: true })
  })

  it.each<[string, number, (links: ProofLink[]) => unknown]>([
    ['a fact', 2, (links) => Object.assign(links[1]!.facts, { caption: 'Another wall' })],
    ['a fact that is new', 2, (links) => Object.assign(links[1]!.facts, { note: 1 })],
    ['a fraction', 1, (links) => Object.assign(links[0]!.facts, { heading: 0.5 })],
    ['a file', 3, (links) => Object.assign(links[2]!, { sha256: 'ab'.repeat(32) })],
    ['one that is left out', 2, (links) => links.splice(1, 1)],
    ['two that are exchanged', 1, (links) => links.unshift(...links.splice(1, 1))],
    ['another booking', 1, (links) => Object.assign(links[0]!.facts, { booking: 'PLA-000018' })],
  ])('is broken by %s', (_, link, change) => {
    const made = buildPackage(3)
    change(made.links)
    expect(verifyChain(read(made), digest)).toEqual({ isWhole: false, link })
  })

  it('is read from nothing else', () => {
    const made = buildPackage(1)
    const links = [{ ...made.links[0]!, chain: 'short' }]
    const others = ['', '{', '[]', 'null', '{"links":[]}', JSON.stringify({ ...made, links })]
    expect(others.map(parsePackage)).toEqual(others.map(() => null))
  })
})
