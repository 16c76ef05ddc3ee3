import { sha256 as digest } from '@noble/hashes/sha2.js'
import {
  type LinkFacts,
  type ProofLink,
  parsePackage,
  toLinkBytes,
  verifyChain,
} from '#domain/booking/proof/chain.ts'
import { toHex } from '#domain/booking/proof/hex.ts'

/**
 * `npm run bench:chain`: reads and verifies a package of 10,000 links with the functions and the hashing of `/verify`, and
 * beside it what is hashed by Web Crypto, a promise each, as it was before. Goal: 1 s. Writes it to the path given, to be chosen in a browser.
 */
const LINKS = 10_000
const text = JSON.stringify(buildPackage(), null, 1)
const [target] = process.argv.slice(2)
if (target) await (await import('node:fs/promises')).writeFile(target, text)

const rows = []
for (let run = 1; run <= 3; run++) {
  const started = performance.now()
  const read = parsePackage(text)
  const parsed = performance.now()
  const answer = read && verifyChain(read, digest)
  const verified = performance.now()
  rows.push({
    run,
    links: LINKS,
    'read, ms': Math.round(parsed - started),
    'verified, ms': Math.round(verified - parsed),
    'by Web Crypto, ms': Math.round(await hashWithPeer()),
    answer: JSON.stringify(answer),
  })
}
console.table(rows)

async function hashWithPeer(): Promise<number> {
  const { links } = buildPackage()
  const started = performance.now()
  for (let from = 0; from < links.length; from += 500)
    await Promise.all(
      links.slice(from, from + 500).map(({ facts, sha256 }, at) => {
        const before = links[from + at - 1]?.chain
        const hex = (text: string) =>
          Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
        return crypto.subtle.digest('SHA-256', toLinkBytes(before ? hex(before) : null, facts, hex(sha256)))
      }),
    )
  return performance.now() - started
}

function buildPackage() {
  const links: ProofLink[] = []
  let previous: Uint8Array | null = null
  for (let link = 1; link <= LINKS; link++) {
    const facts = buildFacts(link)
    const sha256 = digest(new TextEncoder().encode(`photo ${link}`))
    previous = digest(toLinkBytes(previous, facts, sha256))
    links.push({ facts, sha256: toHex(sha256), chain: toHex(previous) })
  }
  return { format: 'placard-proof-1', booking: 'PLA-B00017', unchained: 0, links, anchor: null }
}

function buildFacts(link: number): LinkFacts {
  return {
    booking: 'PLA-B00017',
    link,
    id: crypto.randomUUID(),
    duty: '17@2027-03-01/posting',
    kind: 'photo',
    origin: 'captured',
    name: `close-${link}.jpg`,
    mediaType: 'image/jpeg',
    sizeBytes: 4_000_000 + link,
    what: 'JPEG picture, 4032 × 3024 pixels',
    caption: 'Seen from the ferry, with the bakery on the left',
    url: null,
    receivedAt: '2027-03-02T20:00:00.000Z',
    capturedAt: '2027-03-02T19:58:00.000Z',
    clockOffsetMs: 0,
    position: '47.606200,-122.332100',
    accuracyM: 12,
    heading: 20,
    checks: [
      {
        about: 'place',
        result: 'pass',
        text: 'Taken 195 feet from the space, as far as the phone knows (within 40 feet).',
      },
      { about: 'direction', result: 'pass', text: 'The camera pointed north; the space lies to the north.' },
      { about: 'days', result: 'pass', text: 'Taken on Mar 2, 2027; it is about Mar 1 to 28, 2027.' },
      {
        about: 'received',
        result: 'pass',
        text: 'Taken Mar 2, 2027, 11:58 AM PST, received 2 minutes later.',
      },
      { about: 'seen', result: 'pass', text: 'The file was not handed in before.' },
      { about: 'alike', result: 'pass', text: 'It looks like no other picture of this seller.' },
    ],
  }
}
