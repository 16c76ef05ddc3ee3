import { sql } from 'kysely'
import { boundsAround } from '#domain/discovery/places/area.ts'
import { type Crossing, parseCrossing } from '#domain/discovery/places/crossing.ts'
import type { Gazetteer, ResolvedPlace } from '#domain/discovery/places/types.ts'
import { distanceKm, type LatLng } from '#domain/geo.ts'
import { required } from '#domain/required.ts'
import type { Db } from '../../../platform/db/database.ts'
import { withinTime } from '../../../platform/db/within-time.ts'

/** Spaces on the two streets: what is known of where they run. */
const MAX_SPACES = 400
/** Spaces on different streets this close to one another stand about the crossing. */
const MAX_APART_KM = 0.8
/** Reads the spaces of a town once; without the answer the town itself is searched. */
const TIMEOUT_MS = 200
/** A street runs on beyond what a town's circle covers. */
const TOWN_REACH_KM = 12

/** Two streets as somebody typed them, the town in which they were looked for, and where they meet, if that is known. */
export interface TypedCrossing {
  crossing: Crossing
  town: ResolvedPlace
  place: ResolvedPlace | null
}

/** Without a town behind it, a crossing is one of the home market's. */
const HOME_TOWN = 'Seattle, WA'
const SURE_TOWN = 0.75

/** Null where no two streets are named, or none in a town that is known. */
export async function readTypedCrossing(
  { db, gazetteer }: { db: Db; gazetteer: Gazetteer },
  text: string,
): Promise<TypedCrossing | null> {
  const crossing = parseCrossing(text)
  const town = crossing && gazetteer.resolvePlace(crossing.rest || HOME_TOWN)
  if (!crossing || !town || town.confidence < SURE_TOWN) return null
  return { crossing, town, place: await findCrossing(db, crossing, town) }
}

/** A town for two streets of which nothing is known: below what counts as a place that was named. */
const TOWN_ALONE = 0.4

/** Where two streets meet that somebody typed: the crossing, or the town as a guess. Null for any other text. */
export async function completeCrossing(
  sources: { db: Db; gazetteer: Gazetteer },
  text: string,
): Promise<ResolvedPlace | null> {
  const typed = await readTypedCrossing(sources, text)
  return typed && (typed.place ?? { ...typed.town, confidence: TOWN_ALONE })
}

interface OnStreet extends LatLng {
  onFirst: boolean
  onSecond: boolean
}

/**
 * Where two streets meet, as far as the addresses and words of active spaces tell: a space that names both, else the
 * middle of the closest two that name one each. Null where they tell nothing.
 */
async function findCrossing(db: Db, crossing: Crossing, town: ResolvedPlace): Promise<ResolvedPlace | null> {
  const spaces = await readSpaces(db, crossing, town)
  const point = spaces.find(({ onFirst, onSecond }) => onFirst && onSecond) ?? middleOfClosest(spaces)
  return point ? toPlace(crossing, point, town) : null
}

function middleOfClosest(spaces: readonly OnStreet[]): LatLng | null {
  let best: { km: number; at: LatLng } | null = null
  for (const a of spaces.filter(({ onFirst }) => onFirst))
    for (const b of spaces.filter(({ onSecond }) => onSecond)) {
      const km = distanceKm(a, b)
      if (km <= (best?.km ?? MAX_APART_KM))
        best = { km, at: { lat: (a.lat + b.lat) / 2, lng: (a.lng + b.lng) / 2 } }
    }
  return best?.at ?? null
}

async function readSpaces(db: Db, { streets }: Crossing, town: ResolvedPlace): Promise<OnStreet[]> {
  const [first, second] = streets.map((words) => `\\m${words.map(toPattern).join('\\s+')}\\M`)
  const { west, south, east, north } = boundsAround(town, Math.max(TOWN_REACH_KM, town.radiusKm ?? 0))
  const words = sql<string>`lower(concat_ws(' ', address, location_text, title))`
  const rows = await withinTime(db, TIMEOUT_MS, (trx) =>
    trx
      .selectFrom('listings')
      .select(['lat', 'lng'])
      .select(sql<boolean>`${words} ~ ${first}`.as('onFirst'))
      .select(sql<boolean>`${words} ~ ${second}`.as('onSecond'))
      .where('status', '=', 'active')
      .where('lat', '>=', south)
      .where('lat', '<=', north)
      .where('lng', '>=', west)
      .where('lng', '<=', east)
      .where(sql<boolean>`(${words} ~ ${first} or ${words} ~ ${second})`)
      // one request, one crossing: what names both decides, else the oldest
      .orderBy(sql`(${words} ~ ${first} and ${words} ~ ${second})`, 'desc')
      .orderBy('id')
      .limit(MAX_SPACES)
      .execute(),
  )
  return (rows ?? []).map((row) => ({ ...row, lat: required(row.lat), lng: required(row.lng) }))
}

/** Streets are words of letters, digits, hyphens and apostrophes: nothing in them is special to an expression. */
function toPattern(word: string): string {
  return word.replace(/[^a-z0-9'-]/g, '')
}

const RADIUS_KM = 0.5

function toPlace({ name }: Crossing, { lat, lng }: LatLng, town: ResolvedPlace): ResolvedPlace {
  return {
    ...town,
    name,
    kind: 'landmark',
    landmark: 'street',
    parent: town.kind === 'city' ? town.name : town.parent,
    canonical: `${name}, ${town.canonical}`,
    lat,
    lng,
    bounds: boundsAround({ lat, lng }, RADIUS_KM),
    polygon: null,
    radiusKm: RADIUS_KM,
    population: 0,
    confidence: 0.9,
  }
}
