import { sha256 } from '@noble/hashes/sha2.js'
import { describe, expect, it } from 'vitest'
import { type LinkFacts, type ProofPackage, toLinkBytes } from '#domain/booking/proof/chain.ts'
import { fromHex, toHex } from '#domain/booking/proof/hex.ts'
import { buildRoot } from '#domain/booking/proof/roots.ts'
import { describeAnchor, describeVerified, findOriginal, verifyFile } from './verify-package.ts'

const PHOTOS = ['close', 'wide'].map((name) => new TextEncoder().encode(name))
const digest = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

async function buildPackage(photos = PHOTOS): Promise<ProofPackage> {
  const links: ProofPackage['links'] = []
  let previous: Uint8Array | null = null
  for (const [index, photo] of photos.entries()) {
    const facts = { booking: 'PLA-B00017', link: index + 1, name: 'Wall.jpg' } as LinkFacts
    const sha256 = await digest(photo)
    previous = await digest(toLinkBytes(previous, facts, sha256))
    links.push({ facts, sha256: toHex(sha256), chain: toHex(previous) })
  }
  return { format: 'placard-proof-1', booking: 'PLA-B00017', unchained: 0, links, anchor: null }
}

const toFile = (value: unknown) => new Blob([typeof value === 'string' ? value : JSON.stringify(value)])
const describeFile = async (value: unknown) => describeVerified(await verifyFile(toFile(value)))

/** Nested deeper than any reader of it goes. */
const nest = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

describe('a file that somebody chose', () => {
  it('may be made to break its reader, and is answered all the same', async () => {
    const made = await buildPackage(PHOTOS.slice(0, 1))
    made.links[0]!.facts.name = 'DEEP'
    const deep = JSON.stringify(made).replace('"DEEP"', nest(50_000))
    expect(await describeFile(deep)).toMatch(/^(?:Link 1 of 1 does not fit|This file is no proof package)/)
    expect(await describeFile(nest(50_000))).toBe('This file is no proof package.')
  })

  it('fits as it was downloaded', async () => {
    expect(await describeFile(await buildPackage())).toBe(
      'All 2 links fit, each to the one before. Now compare the last hash.',
    )
    expect(await describeFile(await buildPackage(PHOTOS.slice(0, 1)))).toContain('All 1 link fits')
  })

  it('fits where its end was cut off, too: it is for the last hash to show that', async () => {
    const made = await buildPackage()
    made.links.pop()
    expect(await describeFile(made)).toBe(
      'All 1 link fits, each to the one before. Now compare the last hash.',
    )
  })

  it('names the first link that was changed', async () => {
    const made = await buildPackage()
    made.links[1]!.facts.name = 'Another wall.jpg'
    expect(await describeFile(made)).toMatch(/^Link 2 of 2 does not fit/)
  })

  it('may hold nothing, or be something else', async () => {
    expect(await describeFile(await buildPackage([]))).toContain('holds no links')
    for (const other of ['no package', '{}', '[1]'])
      expect(await describeFile(other)).toBe('This file is no proof package.')
  })
})

it('an original is found by its own bytes', async () => {
  const made = await buildPackage()
  expect(await findOriginal(new Blob([PHOTOS[1]!]), made)).toBe(2)
  expect(await findOriginal(new Blob(['close, edited']), made)).toBeNull()
})

describe('a nightly root', () => {
  const day = '2027-03-02'
  async function buildAnchored() {
    const made = await buildPackage()
    const hash = (bytes: Uint8Array<ArrayBuffer>) => sha256(bytes)
    const head = { booking: 'PLA-B00017', link: 1, chain: fromHex(made.links[0]!.chain) }
    const { root, paths } = buildRoot([head], { day, previous: null }, hash)
    const anchor = { link: 1, day, previous: '00'.repeat(32), path: paths[0]!, root: toHex(root) }
    return { ...made, anchor }
  }

  it('that was published holds a package up to its link', async () => {
    const made = await buildAnchored()
    const found = describeAnchor(made, new Map([[day, made.anchor.root]]))
    expect(found.isHeld).toBe(true)
    expect(found.text).toContain('Up to link 1 it is held by the root of March 2, 2027')
    expect(found.text).toContain('What came later is in none yet.')
  })

  it('does not hold what names another, was made anew, or is younger', async () => {
    const made = await buildAnchored()
    expect(describeAnchor(made, new Map([[day, 'ff'.repeat(32)]])).isHeld).toBe(false)
    expect(describeAnchor(made, null)).toMatchObject({
      isHeld: false,
      text: expect.stringContaining('could not be read'),
    })
    const other = { ...made, links: (await buildPackage([PHOTOS[1]!])).links }
    expect(describeAnchor(other, new Map([[day, made.anchor.root]])).text).toContain(
      'was changed, or made anew',
    )
    expect(describeAnchor({ ...made, anchor: null }, new Map()).text).toContain(
      'No nightly root holds it yet',
    )
  })
})
