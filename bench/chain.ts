import {
  type LinkFacts,
  type ProofLink,
  parsePackage,
  toHex,
  toLinkBytes,
  verifyChain,
} from '#domain/booking/proof/chain.ts'

/**
 * `npm run bench:chain`: reads and verifies a package of 10,000 links with the functions and the hashing (Web Crypto) of `/verify`.
 * Goal: 1 s. Writes it to the path given, to be chosen in a browser.
 */
const LINKS = 10_000
const digest = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

const text = JSON.stringify(await buildPackage(), null, 1)
const [target] = process.argv.slice(2)
if (target) await (await import('node:fs/promises')).writeFile(target, text)

const rows = []
for (let run = 1; run <= 3; run++) {
  const started = performance.now()
  const read = parsePackage(text)
  const parsed = performance.now()
  const answer = read && (await verifyChain(read, digest))
  const verified = performance.now()
  rows.push({
    run,
    links: LINKS,
    'read, ms': Math.round(parsed - started),
    'verified, ms': Math.round(verified - parsed),
    answer: JSON.stringify(answer),
  })
}
console.table(rows)

async function buildPackage() {
  const links: ProofLink[] = []
  let previous: Uint8Array | null = null
  for (let link = 1; link <= LINKS; link++) {
    const facts = buildFacts(link)
    const sha256 = await digest(new TextEncoder().encode(`photo ${link}`))
    previous = await digest(toLinkBytes(previous, facts, sha256))
    links.push({ facts, sha256: toHex(sha256), chain: toHex(previous) })
  }
  return { format: 'placard-proof-1', booking: 'PLA-B00017', unchained: 0, links }
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
