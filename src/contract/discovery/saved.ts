import { z } from 'zod'
import { CADENCES } from '#domain/discovery/alert-rules.ts'
import {
  parseLenient,
  SEARCH_KEYS,
  SEARCH_PARAMETERS,
  toSearchTexts,
} from '#domain/discovery/search/search-filters.ts'
import { LIMITS, MAX_ID } from '#domain/limits.ts'
import { isPrintable } from '../accounts/accounts.ts'
import { asName, IdParams, visible } from '../common.ts'
import { Listing } from '../listings/listings.ts'
import { defineRoutes } from '../route.ts'
import { Alert } from './alerts.ts'

const ListingId = z.number('must be a number').int('must be a whole number').min(1).max(MAX_ID)
const ListingIds = z.array(ListingId).max(LIMITS.favorites.max, `At most ${LIMITS.favorites.max} favorites`)

/** `ids=3,1,2` */
const IdList = z
  .string()
  .transform((text) => text.split(',').filter(Boolean).map(Number))
  .pipe(z.array(ListingId).max(100, 'must be at most 100 ids'))

const nameMax = `Name must be at most ${LIMITS.savedSearchName.max} characters`
const Name = asName(
  z
    .string('Give the search a name')
    .trim()
    .check(...visible(1, 'Give the search a name'))
    .max(LIMITS.savedSearchName.max, nameMax)
    .refine(isPrintable, 'Name must not contain unprintable characters'),
  'thing',
)

const value = z.string().max(LIMITS.savedSearch.max)
/** The home page's search parameters, as in its URL. */
export const SearchParams = z
  .record(z.string().max(40), z.union([value, z.array(value).max(50)]))
  .refine(
    (search) => JSON.stringify(search).length <= LIMITS.savedSearch.max,
    'This search is too long to be kept',
  )
export type SearchParams = z.infer<typeof SearchParams>

/** Stored in its valid part: whoever opens it sees the same search. */
const KnownSearch = SearchParams.transform(
  (search): SearchParams => toSearchTexts(SEARCH_KEYS, parseLenient(SEARCH_PARAMETERS, search)),
)

export const NewSavedSearch = z.object({
  name: Name,
  search: KnownSearch,
  /** Whether it tells at once what it finds; `off` unless said. */
  cadence: z.enum(CADENCES).optional(),
})
export type NewSavedSearch = z.infer<typeof NewSavedSearch>

export const SavedSearch = z.object({
  id: z.number().int(),
  name: z.string(),
  search: SearchParams,
  /** Instant (ISO 8601). */
  createdAt: z.string(),
  /** Absent of a search that is kept in a browser alone. */
  alert: Alert.optional(),
})
export type SavedSearch = z.infer<typeof SavedSearch>

export const savedRoutes = defineRoutes({
  listFavorites: {
    method: 'GET',
    path: '/api/favorites',
    summary: 'Ids of the spaces I marked, the latest first',
    needsAccount: true,
    output: z.array(z.number().int()),
  },
  addFavorites: {
    method: 'POST',
    path: '/api/favorites',
    summary: 'Mark spaces, for instance those marked before signing in; answers all ids, the latest first',
    needsAccount: true,
    body: z.object({ ids: ListingIds }),
    output: z.array(z.number().int()),
    refusals: ['conflict'],
  },
  removeFavorite: {
    method: 'DELETE',
    path: '/api/favorites/:id',
    summary: 'Take the mark off a space',
    needsAccount: true,
    params: IdParams,
    output: z.object({ success: z.boolean() }),
  },
  listMarkedListings: {
    method: 'GET',
    path: '/api/favorites/listings',
    summary: 'The public ones of up to 100 listings, in the order asked; no account needed',
    isCostly: true,
    query: z.object({ ids: IdList }),
    output: z.array(Listing),
  },
  listSavedSearches: {
    method: 'GET',
    path: '/api/saved-searches',
    summary: 'My saved searches, the latest first',
    needsAccount: true,
    output: z.array(SavedSearch),
  },
  saveSearch: {
    method: 'POST',
    path: '/api/saved-searches',
    summary: 'Keep a search under a name of its own',
    needsAccount: true,
    body: NewSavedSearch,
    output: SavedSearch,
    status: 201,
    refusals: ['conflict'],
  },
  mergeSavedSearches: {
    method: 'POST',
    path: '/api/saved-searches/merge',
    summary: 'Take over searches kept before signing in; a name already taken gets a number; answers all',
    needsAccount: true,
    body: z.object({ searches: z.array(NewSavedSearch).max(50) }),
    output: z.array(SavedSearch),
    refusals: ['conflict'],
  },
  renameSavedSearch: {
    method: 'PATCH',
    path: '/api/saved-searches/:id',
    summary: 'Give a saved search another name',
    needsAccount: true,
    params: IdParams,
    body: z.object({ name: Name }),
    output: SavedSearch,
    refusals: ['conflict'],
  },
  deleteSavedSearch: {
    method: 'DELETE',
    path: '/api/saved-searches/:id',
    summary: 'Forget a saved search',
    needsAccount: true,
    params: IdParams,
    output: z.object({ success: z.boolean() }),
  },
})
