import { readFileSync } from 'node:fs'
import { AD_TYPES, AUDIENCES, FEATURES, INTERVALS, LISTING_TYPES, VENUES } from '#domain/vocabulary.ts'
import type { SpaceRow } from '#search/query.ts'
import { createRandom } from '#test/support/discovery/build-spaces.ts'
import { createSales } from './dated.ts'
import { createRateCards } from './rate-cards.ts'

interface City {
  lat: number
  lng: number
  population: number
}

/** Synthetic spaces spread like the population of US cities: around each, denser towards its middle. */
export function* generateSpaces(count: number, seed = 1): Generator<SpaceRow> {
  const random = createRandom(seed)
  const nextCity = createCityPicker(random)
  const sell = createSales(seed)
  const price = createRateCards(seed)
  for (let id = 1; id <= count; id++) {
    const space = createSpace(id, nextCity(), random)
    yield { ...space, ...sell(space.adType), card: price(space) }
  }
}

/** Infinite random spaces with ids up to `maxId`: changes to a market of that size. */
export function createSpaceSource(maxId: number, seed: number): () => SpaceRow {
  const random = createRandom(seed)
  const nextCity = createCityPicker(random)
  const sell = createSales(seed)
  const price = createRateCards(seed)
  return () => {
    const space = createSpace(1 + Math.floor(random() * maxId), nextCity(), random)
    return { ...space, ...sell(space.adType), card: price(space) }
  }
}

/** The gazetteer's own table: name, state, latitude, longitude, population. */
function readCities(): City[] {
  const text = readFileSync(new URL('../../db/places/cities.tsv', import.meta.url), 'utf8')
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [, , lat, lng, population] = line.split('\t')
      return { lat: Number(lat), lng: Number(lng), population: Number(population) }
    })
}

function createCityPicker(random: () => number): () => City {
  const cities = readCities().filter((city) => city.population > 0)
  const sums: number[] = []
  let total = 0
  for (const city of cities) {
    total += city.population
    sums.push(total)
  }
  return () => {
    const aim = random() * total
    let low = 0
    let high = sums.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if (sums[middle]! <= aim) low = middle + 1
      else high = middle
    }
    return cities[low]!
  }
}

function createSpace(id: number, city: City, random: () => number): SpaceRow {
  const { lat, lng } = city
  // A city of 100,000 spreads over about 4 km, one of eight million over about 17.
  const spreadKm = 2 + Math.sqrt(city.population) / 190
  const bell = () => random() + random() + random() + random() - 2
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T
  const from = 20_400 + Math.floor(random() * 200)
  return {
    id,
    lat: round7(lat + (bell() * spreadKm) / 111),
    lng: round7(lng + (bell() * spreadKm) / (111 * Math.cos((lat * Math.PI) / 180))),
    price: Math.max(20, Math.round(Math.exp(6.2 + 1.1 * bell() * 1.7) / 5) * 5),
    interval: id % 2 === 0 ? 'month' : INTERVALS[id % INTERVALS.length]!,
    adType: pick(AD_TYPES),
    venue: random() < 0.3 ? null : pick(VENUES),
    audiences: AUDIENCES.filter(() => random() < 0.3),
    listingType: random() < 0.85 ? LISTING_TYPES[0] : LISTING_TYPES[1],
    features: FEATURES.filter(() => random() < 0.35),
    availableFromDay: random() < 0.4 ? null : from,
    availableToDay: random() < 0.6 ? null : from + Math.floor(random() * 365),
    listedAtSeconds: 1_760_000_000 + Math.floor(random() * 30_000_000),
    score: random(),
  }
}

function round7(degrees: number): number {
  return Math.round(degrees * 1e7) / 1e7
}
