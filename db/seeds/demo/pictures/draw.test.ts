import sharp from 'sharp'
import { expect, it } from 'vitest'
import { DEMO_LISTINGS } from '../market.ts'
import { drawPicture, drawPictures } from './draw.ts'

const MAX_SVG_BYTES = 12_000
const MAX_PLACEHOLDER_BYTES = 400

it('draws one to four small, self-contained pictures of every space', () => {
  const seen = new Set<string>()
  for (const listing of DEMO_LISTINGS) {
    const drawn = drawPictures(listing)
    expect(drawn.length).toBeGreaterThanOrEqual(1)
    expect(drawn.length).toBeLessThanOrEqual(4)
    for (const { path, svg, picture } of drawn) {
      expect(Buffer.byteLength(svg), path).toBeLessThan(MAX_SVG_BYTES)
      expect(svg, path).not.toMatch(/NaN|undefined|Infinity|<script|<image|<text|href=/)
      expect(picture.url).toBe(`/media/${path}`)
      expect(picture.alt.length).toBeGreaterThan(20)
      expect(picture.placeholder?.length).toBeLessThan(MAX_PLACEHOLDER_BYTES)
      expect(seen.has(svg), `${path} looks like another`).toBe(false)
      seen.add(svg)
    }
  }
})

it('is deterministic', () => {
  for (const listing of DEMO_LISTINGS.slice(0, 12)) expect(drawPicture(listing)).toBe(drawPicture(listing))
})

it('is well-formed: a renderer reads one of each type', async () => {
  const types = new Map(DEMO_LISTINGS.map((listing) => [listing.type, listing]))
  for (const listing of types.values()) {
    const { width, height } = await sharp(Buffer.from(drawPicture(listing))).metadata()
    expect([width, height]).toEqual([1200, 800])
  }
})
