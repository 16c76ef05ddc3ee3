import type { StoredPicture } from '#server/platform/db/stored-shapes.ts'
import { demoSlug } from '../market.ts'
import { Seeded } from '../seeded.ts'
import type { DemoListing } from '../types.ts'
import { drawScene } from './scene.ts'

const PICTURE_WIDTH = 1200
const PICTURE_HEIGHT = 800

export interface DrawnPicture {
  /** Relative to the media root. */
  path: string
  svg: string
  picture: StoredPicture
}

/** The one to four pictures of a space, one of those that are faces among many; deterministic. */
export function drawPictures(listing: DemoListing): DrawnPicture[] {
  const count = listing.unit ? 1 : new Seeded(`count ${listing.title}`).pick([1, 2, 2, 2, 3, 3, 4])
  return Array.from({ length: count }, (_, index) => drawOne(listing, index))
}

/** One 1200 × 800 SVG poster of the space; `view` 0 is the cover, later ones show it at another time of day. */
export function drawPicture(listing: DemoListing, view = 0): string {
  return drawScene(listing, view).svg
}

function drawOne(listing: DemoListing, view: number): DrawnPicture {
  const { svg, alt, placeholder } = drawScene(listing, view)
  const path = `demo/${demoSlug(listing.title)}${view === 0 ? '' : `-${view + 1}`}.svg`
  return {
    path,
    svg,
    picture: {
      url: `/media/${path}`,
      alt,
      width: PICTURE_WIDTH,
      height: PICTURE_HEIGHT,
      placeholder,
      sources: [],
    },
  }
}
