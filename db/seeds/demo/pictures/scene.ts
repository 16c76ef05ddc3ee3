import type { AdType } from '#domain/vocabulary.ts'
import { Seeded } from '../seeded.ts'
import type { DemoListing } from '../types.ts'
import {
  drawApproach,
  drawBulletin,
  drawCloseUp,
  drawRooftop,
  drawShelter,
  drawWall,
} from './billboard-scenes.ts'
import { drawInterior, drawKiosk, drawLedPole } from './digital-scenes.ts'
import { drawArch, drawPitch, drawStage, drawStalls, drawStreetBanner } from './event-scenes.ts'
import { ACCENTS, MOODS, type Mood } from './moods.ts'
import {
  drawCoasters,
  drawMagazine,
  drawNewspaper,
  drawNoticeBoard,
  drawPaperBag,
  drawRack,
} from './print-scenes.ts'
import { drawDashboard, drawHeadphones, drawSet, drawStudio, drawTower } from './radio-scenes.ts'
import type { Scene } from './setting.ts'
import { drawHeld, drawLaptop, drawPair, drawPhone } from './social-scenes.ts'

interface Composition {
  draw: (scene: Scene) => string
  /** Completes "Illustration of …". */
  says: string
  /** Titles that this composition suits as a cover. */
  suits?: RegExp
}

const COMPOSITIONS: Record<AdType, readonly Composition[]> = {
  billboard: [
    { draw: drawBulletin, says: 'a large billboard on posts beside a road', suits: /bulletin|poster|face/i },
    {
      draw: drawShelter,
      says: 'a bus shelter with a poster panel',
      suits: /shelter|stop|station|bench|transit/i,
    },
    {
      draw: drawWall,
      says: 'a building wall carrying a large poster above shopfronts',
      suits: /wall|mural|silo|gable|painted/i,
    },
    {
      draw: drawRooftop,
      says: 'a poster standing on the roof of a row of shops',
      suits: /poster|junior|roof/i,
    },
    {
      draw: drawApproach,
      says: 'a billboard beside the road as a driver sees it',
      suits: /bulletin|highway|gateway|approach/i,
    },
    { draw: drawCloseUp, says: 'a billboard face close up' },
  ],
  digital: [
    {
      draw: drawKiosk,
      says: 'a lit portrait screen on a sidewalk',
      suits: /kiosk|street|window|totem|plaza/i,
    },
    {
      draw: drawLedPole,
      says: 'a large lit screen on a pole beside a road',
      suits: /LED|bulletin|roadside|highway/i,
    },
    {
      draw: drawInterior,
      says: 'a lit screen on an indoor wall',
      suits: /screen|loop|lobby|video|display|menu/i,
    },
  ],
  print: [
    {
      draw: drawNewspaper,
      says: 'a folded newspaper on a table',
      suits: /weekly|newspaper|page|column|almanac|classified/i,
    },
    {
      draw: drawMagazine,
      says: 'an open magazine with an advertisement on one page',
      suits: /magazine|guide|program|spread|cover|quarterly|journal|book/i,
    },
    {
      draw: drawRack,
      says: 'a rack of leaflets and papers',
      suits: /rack|brochure|leaflet|rest area|pocket/i,
    },
    { draw: drawCoasters, says: 'printed coasters on a bar', suits: /coaster|placemat|table/i },
    {
      draw: drawNoticeBoard,
      says: 'a poster pinned to a notice board',
      suits: /board|flyer|poster|map|hanger/i,
    },
    {
      draw: drawPaperBag,
      says: 'printed paper bags on a counter',
      suits: /bag|sleeve|box|cup|receipt|wrap/i,
    },
  ],
  radio: [
    {
      draw: drawTower,
      says: 'a radio tower sending from a wooded hill',
      suits: /spots|sponsor|report|bundle|country|county/i,
    },
    { draw: drawStudio, says: 'a microphone in a radio studio', suits: /live|host|guest|news|show/i },
    {
      draw: drawDashboard,
      says: 'a car radio with the road ahead',
      suits: /drive|traffic|commute|morning|weather/i,
    },
    {
      draw: drawSet,
      says: 'a small radio on a window sill',
      suits: /weekend|afternoon|midday|overnight|sunday|saturday/i,
    },
    {
      draw: drawHeadphones,
      says: 'headphones around the cover of a podcast',
      suits: /podcast|episode|pre-roll|stream/i,
    },
  ],
  event: [
    {
      draw: drawStage,
      says: 'a stage with banners in front of a crowd',
      suits: /stage|concert|music|night|theat|film|jazz|hall/i,
    },
    {
      draw: drawStalls,
      says: 'market stalls under striped awnings',
      suits: /market|booth|stall|fair|tasting|craft|home show|expo/i,
    },
    {
      draw: drawArch,
      says: 'runners passing under a start arch',
      suits: /run|marathon|10k|5k|ride|race|bike|triathlon|regatta/i,
    },
    {
      draw: drawPitch,
      says: 'advertising boards around a sports field',
      suits: /field|pitch|game|match|league|rink|ballpark|derby|tournament/i,
    },
    {
      draw: drawStreetBanner,
      says: 'a banner across a festive main street',
      suits: /street|parade|banner|lights|tree|walk|festival/i,
    },
  ],
  social: [
    {
      draw: drawPhone,
      says: 'a phone showing a local feed',
      suits: /reel|story|post|video|letter|pinned|map/i,
    },
    {
      draw: drawHeld,
      says: 'a hand holding up a phone in front of the landscape',
      suits: /trail|hike|outdoor|travel|beach|ferry|park|group|weekend|match|walk|reel/i,
    },
    {
      draw: drawLaptop,
      says: 'a newsletter open on a laptop',
      suits: /newsletter|letter|digest|mail|group/i,
    },
    {
      draw: drawPair,
      says: 'two phones side by side',
      suits: /takeover|series|package|bundle|digest|meme|food/i,
    },
  ],
}

const TIMES: Record<Mood['name'], string> = {
  dawn: 'at dawn',
  noon: 'in daylight',
  golden: 'in evening light',
  dusk: 'at dusk',
  night: 'at night',
  overcast: 'on a gray day',
  spruce: 'in deep green',
  paper: 'on warm paper',
}

/** Step through the moods: far enough for different light, and coprime to their number so that no two views are alike. */
const HOURS_APART = 3
/** Fixed spaces are shown at several times of day; print shows other pages of its kind. */
const IN_PLACE: ReadonlySet<AdType> = new Set(['billboard', 'digital', 'event'])
/** Radio programs and social accounts have no look of their own: any picture of the medium will do. */
const PLACELESS: ReadonlySet<AdType> = new Set(['radio', 'social'])

/** Draws the space; `view` 0 is the cover. */
export function drawScene(
  listing: DemoListing,
  view: number,
): { svg: string; alt: string; placeholder: string } {
  const stays = IN_PLACE.has(listing.type)
  const rng = new Seeded(`${listing.title} ${stays ? 0 : view}`)
  const hour = MOODS.indexOf(rng.pick(MOODS)) + (stays ? view * HOURS_APART : 0)
  const mood = MOODS[hour % MOODS.length]!
  const composition = pickComposition(listing, PLACELESS.has(listing.type) ? view : 0)
  const body = composition.draw({ rng, mood, accent: ACCENTS[listing.type], venue: listing.venue })
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800">${body}</svg>`,
    alt: `Illustration of ${composition.says}, ${TIMES[mood.name]}`,
    placeholder: drawPlaceholder(mood),
  }
}

/** The composition that suits the title; `step` advances through the others of its type. */
function pickComposition(listing: DemoListing, step: number): Composition {
  const all = COMPOSITIONS[listing.type].filter((one) => fits(one, listing))
  const suited = all.flatMap((one, index) => (one.suits?.test(listing.title) ? [index] : []))
  const rng = new Seeded(`cover ${listing.title}`)
  const first = suited.length > 0 ? rng.pick(suited) : rng.int(0, all.length - 1)
  const composition = all[(first + step) % all.length]
  if (!composition) throw new Error(`Nothing to draw for ${listing.type}`)
  return composition
}

/** Keeps indoor screens off poles, and roadside ones out of bars. */
function fits(composition: Composition, listing: DemoListing): boolean {
  if (listing.type !== 'digital') return true
  if (!listing.venue) return composition.draw !== drawInterior
  const indoor = listing.venue !== 'transit' && listing.venue !== 'stadium'
  return composition.draw === drawInterior || (!indoor && composition.draw === drawKiosk)
}

function drawPlaceholder(mood: Mood): string {
  const [top, bottom] = mood.sky
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3 2'><linearGradient id='g' x2='0' y2='1'><stop stop-color='${top}'/><stop offset='.7' stop-color='${bottom}'/><stop offset='.8' stop-color='${mood.near}'/></linearGradient><path fill='url(#g)' d='M0 0h3v2H0z'/></svg>`
  return `data:image/svg+xml,${svg.replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}`
}
