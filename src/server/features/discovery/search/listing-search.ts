import type {
  FoundListing,
  ListingFilters,
  ListingQuery,
  MapAnswer,
  NearPeriod,
} from '#contract/discovery/search.ts'
import type { Days } from '#domain/booking/cells.ts'
import type { Gazetteer, ResolvedPlace } from '#domain/discovery/places/types.ts'
import { MARKET_ZONE } from '#domain/format-dates.ts'
import { type Bounds, distanceKm, KM_PER_MILE } from '#domain/geo.ts'
import { MAX_PAGE_SIZE } from '#domain/limits.ts'
import { DEFAULT_RULER } from '#domain/listings/price-basis.ts'
import { required } from '#domain/required.ts'
import { toWallTime } from '#domain/zoned-time.ts'
import { SearchInputError } from '#search/check-query.ts'
import { type Cluster, FILTER_FIELDS, type SearchQuery } from '#search/query.ts'
import type { SearchIndex } from '#search/search-index.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { ChannelFollower } from '../../../platform/db/follow-channel.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Log } from '../../../platform/log/log.ts'
import type { MailSettings } from '../../listings/listings/present.ts'
import type { ListingPage } from '../../listings/listings/queries.ts'
import { presentPlace } from '../places/present.ts'
import { priceForDays } from './dated-prices.ts'
import { completeCrossing } from './find-crossing.ts'
import { ListingCache } from './listing-cache.ts'
import { ListingIndex } from './listing-index.ts'
import { listNearPeriods, pricedDays } from './near-periods.ts'
import { presentReading } from './present-reading.ts'
import { RecentAnswers } from './recent-answers.ts'
import { toQuery } from './to-search-query.ts'
import { type Understood, understandQuery } from './understand-query.ts'

/**
 * Ages enter the score, and what is free is told from today on: the index is rebuilt at each quarter of the market's day,
 * the first of them at midnight.
 */
const REBUILD_MINUTES = 6 * 60
type RequestedDays = Pick<ListingFilters, 'availableFrom' | 'availableTo'>
/** Spaces that a map shows singly and prices for the days asked; beyond them pins show their usual prices. */
const MAX_DATED_PINS = 200
/** Places whose spaces are counted ahead of the next request. */
const MAX_COUNTS = 2_000
/** Polling fallback: a notification can be lost with a half-dead connection. */
const POLL_MS = 15_000

interface Options {
  db: Db
  config: MailSettings
  log: Log
  now: () => Date
  gazetteer: () => Gazetteer
  /** Called whenever search results may have changed. */
  onApplied?: () => void
}

/** The product's search: the kernel in memory, fed from Postgres, with the listings' own data beside it. */
export class ListingSearch implements ChannelFollower {
  readonly channels = ['listing_changes']
  readonly #options: Options
  readonly #cache: ListingCache
  readonly #index: ListingIndex
  readonly #understood = new RecentAnswers<Understood>()
  readonly #counts = new RecentAnswers<number>({ keepMs: Number.POSITIVE_INFINITY, most: MAX_COUNTS })

  constructor(options: Options) {
    this.#options = options
    this.#cache = new ListingCache(options)
    this.#index = new ListingIndex({
      ...options,
      onChange: (ids) => {
        this.#cache.drop(ids)
        this.#understood.clear()
        this.#counts.clear()
        options.onApplied?.()
      },
    })
  }

  /** Loads the index and keeps it young. @returns a function that stops */
  async start(): Promise<() => void> {
    await this.#index.load()
    const poll = setInterval(() => this.notify(), POLL_MS)
    let renewal: NodeJS.Timeout
    const renewLater = () => {
      renewal = setTimeout(() => {
        renewLater()
        void this.#renew()
      }, untilRebuildMs(this.#options.now()))
    }
    renewLater()
    return () => {
      clearInterval(poll)
      clearTimeout(renewal)
    }
  }

  /** Something may have changed, here or in another process. */
  notify(): void {
    const { log } = this.#options
    this.catchUp().catch((error) => log.warn({ err: error }, 'search could not follow the changes'))
  }

  /** Changes may have been missed while notifications were down. */
  follow(isFollowing: boolean): void {
    if (isFollowing) this.notify()
  }

  async #renew(): Promise<void> {
    const { log, onApplied } = this.#options
    try {
      await this.#index.rebuild()
      this.#cache.clear()
      this.#counts.clear()
      onApplied?.()
    } catch (error) {
      log.warn({ err: error }, 'search could not be built anew')
    }
  }

  /** Read-your-writes: once it resolves, searches see everything committed before the call. */
  readonly catchUp = (): Promise<void> => this.#index.catchUp()

  /** Active listings in the given order, with all-in prices for days where some are given; others are left out. */
  async get(
    ids: readonly number[],
    { availableFrom, availableTo }: RequestedDays = {},
  ): Promise<FoundListing[]> {
    const [first, last] = [availableFrom ?? availableTo, availableTo ?? availableFrom]
    return this.#withPrices(await this.#cache.list(ids), first && last ? { first, last } : null)
  }

  /** Active ones as the database has them now: for a process that hears of no changes, or reads the whole market. */
  readonly readPast = (ids: readonly number[]): Promise<FoundListing[]> => this.#cache.readPast(ids)

  /** The kernel itself, for aggregates over the whole market; use it at once, do not retain it. */
  readonly openIndex = (): Promise<SearchIndex> => this.#index.open()

  /** How many spaces are on offer in a place; counted once until listings change. */
  countIn(place: ResolvedPlace): Promise<number> {
    const query = { ...toQuery(place, {}), limit: 1, want: COUNT_ALONE }
    const { canonical, lat, lng, radiusKm, bounds } = place
    return this.#counts.get(JSON.stringify([canonical, lat, lng, radiusKm, bounds]), async () => {
      return (await this.#search([place.bounds], query)).total
    })
  }

  findCrossing(text: string): Promise<ResolvedPlace | null> {
    return completeCrossing({ ...this.#options, gazetteer: this.#options.gazetteer() }, text)
  }

  /** What a search means, for whoever runs it elsewhere than here. */
  read(filters: ListingFilters): Promise<Understood> {
    return this.#understand(filters)
  }

  /** How many spaces fit a query that `read` has made. */
  async countFitting({ query, areas }: Pick<Understood, 'query' | 'areas'>): Promise<number> {
    return (await this.#search(areas, { ...query, limit: 1, want: COUNT_ALONE })).total
  }

  async list(filters: ListingQuery): Promise<ListingPage> {
    const { query, areas } = await this.#understand(filters)
    const answer = await this.#search(areas, {
      ...query,
      ...(filters.sort ? { sort: filters.sort } : {}),
      ...(filters.cursor ? { cursor: filters.cursor } : {}),
      limit: filters.limit ?? MAX_PAGE_SIZE,
      want: { facets: false, histogram: false, clusters: false },
    })
    return {
      listings: await this.#withPrices(await this.#cache.list(answer.ids), pricedDays(query)),
      total: answer.total,
      nextCursor: answer.nextCursor,
    }
  }

  async map(filters: ListingFilters & { zoom?: number | undefined }): Promise<MapAnswer> {
    const read = await this.#understand(filters)
    const { query, place, otherPlaces, areas, suggestions, reading, radiusMiles } = read
    const zoom = filters.zoom === undefined ? {} : { zoom: filters.zoom }
    const answer = await this.#search(areas, { ...query, ...zoom, want: { page: false } })
    return {
      total: answer.total,
      clusters: await this.#withListings(required(answer.clusters), pricedDays(query)),
      facets: required(answer.facets),
      histogram: required(answer.histogram),
      saleHistogram: required(answer.saleHistogram),
      bounds: answer.bounds,
      place: place && presentPlace(place),
      outline: place && toOutline(place),
      others: otherPlaces.map((other) => ({ place: presentPlace(other), outline: toOutline(other) })),
      suggestions,
      reading: reading && presentReading(reading),
      radiusMiles,
      periods: answer.total === 0 ? await this.#findPeriods(read) : [],
      nearest: answer.total === 0 && place ? await this.#findNearest(place, query) : null,
    }
  }

  /** Cached: a page's list and map share a query, so its place and text are resolved once for both. */
  #understand(filters: ListingQuery & { zoom?: number | undefined }): Promise<Understood> {
    const { sort: _sort, limit: _limit, cursor: _cursor, zoom: _zoom, ...asked } = filters
    if (!asked.q && !asked.location) return this.#readQuery(asked)
    return this.#understood.get(JSON.stringify(Object.entries(asked).sort()), () => this.#readQuery(asked))
  }

  #readQuery(filters: ListingFilters): Promise<Understood> {
    const { db, gazetteer, now } = this.#options
    const count = async (query: SearchQuery, areas: readonly Bounds[] = []) =>
      (await this.#search(areas, { ...query, limit: 1, want: COUNT_ALONE })).total
    return understandQuery({ db, gazetteer: gazetteer(), now: now(), count }, filters)
  }

  /** The nearest space that fits the rest of the search. */
  async #findNearest(place: ResolvedPlace, query: SearchQuery): Promise<MapAnswer['nearest']> {
    const {
      bounds: _box,
      polygon: _outline,
      radiusKm: _circle,
      anyOf: _places,
      unlocatedIds: _worded,
      ...rest
    } = query
    const near = { lat: place.lat, lng: place.lng }
    const { ids } = await this.#search([], { ...rest, near, sort: 'distance', limit: 1, want: PAGE_ALONE })
    const at = (await this.#cache.list(ids))[0]?.location.coordinates
    const town = at && this.#options.gazetteer().findTownNear(at)
    return town ? { town, miles: Math.max(1, Math.round(distanceKm(near, at) / KM_PER_MILE)) } : null
  }

  /** Where nothing can be had for the days asked: the nearest periods of what fits the rest of the search. */
  async #findPeriods({ query, areas }: Understood): Promise<NearPeriod[]> {
    const days = pricedDays(query)
    if (days === null) return []
    const { availableFromDay: _from, availableToDay: _to, ...rest } = query
    const isTotal = query.per === 'total'
    const { ids, total } = await this.#search(areas, {
      ...rest,
      // each period's own total is held against the limits instead
      ...(isTotal && { per: DEFAULT_RULER, priceMin: undefined, priceMax: undefined }),
      limit: MAX_PAGE_SIZE,
      want: PAGE_ALONE,
    })
    const listings = await this.#withPrices(await this.#cache.list(ids), days)
    return listNearPeriods(listings, { ...(isTotal && query), isAll: total <= ids.length })
  }

  async #withListings(clusters: Cluster[], days: Days | null): Promise<MapAnswer['clusters']> {
    const listings = await this.#cache.list(clusters.flatMap((cluster) => cluster.id ?? []))
    const priced = await this.#withPrices(listings.slice(0, MAX_DATED_PINS), days)
    const found = [...priced, ...listings.slice(MAX_DATED_PINS)]
    const byId = new Map(found.map((listing) => [listing.id, listing]))
    return clusters.map(({ id, ...cluster }) => {
      const listing = id === undefined ? undefined : byId.get(id)
      return listing ? { ...cluster, listing } : cluster
    })
  }

  /** As they are where no days are asked for, so that their cached bytes serve. */
  async #withPrices(listings: FoundListing[], days: Days | null): Promise<FoundListing[]> {
    if (days === null) return listings
    const prices = await priceForDays(this.#options, listings, days)
    return listings.map((listing) => ({ ...listing, asked: days, ...prices.get(listing.id) }))
  }

  async #search(areas: readonly Bounds[], query: SearchQuery) {
    try {
      return await this.#index.search(query, areas)
    } catch (error) {
      if (!(error instanceof SearchInputError)) throw error
      const field = PARAMETERS[error.field] ?? error.field
      const rest = error.message.slice(error.field.length)
      const message = `${field}${rest.replace(/\bavailableToDay\b/, required(PARAMETERS.availableToDay))}`
      throw new AppError('invalid-input', { message, fields: { [field]: message } })
    }
  }
}

function toOutline({ polygon }: ResolvedPlace): [number, number][] | null {
  return polygon?.map(([lng, lat]): [number, number] => [lng, lat]) ?? null
}

function untilRebuildMs(now: Date): number {
  const { minute } = toWallTime(now, MARKET_ZONE)
  return (REBUILD_MINUTES - (minute % REBUILD_MINUTES)) * 60_000
}

const PAGE_ALONE = { facets: false, histogram: false, clusters: false }
const COUNT_ALONE = { page: false, facets: false, histogram: false, clusters: false }

/** Field of the kernel's query → the request parameter. */
const PARAMETERS: Partial<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(FILTER_FIELDS).map(([filter, field]) => [field, filter])),
  availableFromDay: 'availableFrom',
  availableToDay: 'availableTo',
}
