import { ZodError } from 'zod'
import { ListingFilters } from '#contract/discovery/search.ts'
import { toFilterQuery } from '#domain/discovery/search/filter-query.ts'
import { parseLenient, SEARCH_PARAMETERS } from '#domain/discovery/search/search-filters.ts'
import { DEFAULT_RULER } from '#domain/listings/price-basis.ts'
import { required } from '#domain/required.ts'
import { listPricedTypes } from '#search/filter.ts'
import type { SearchQuery } from '#search/query.ts'
import { toGate } from '#search/reverse/watch.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { CompiledSearch } from '../../../platform/db/stored-shapes.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { toWordQuery } from '../search/match-text.ts'

/** Number of the reading: raised whenever places, words or defaults are read otherwise, so that searches are read again. */
export const READING = 4

type Reader = Pick<AppContext, 'db' | 'search'>

/** An address, as it is kept, read as the search page reads it. @throws AppError `invalid-input` */
export async function compileSearch(
  { db, search }: Reader,
  address: Record<string, string | string[]>,
): Promise<CompiledSearch> {
  const filters = ListingFilters.parse(toFilterQuery(parseLenient(SEARCH_PARAMETERS, address)))
  const { query, areas, words } = await search.read(filters)
  const { ids: _found, ...rest } = query
  return {
    ...toWatchable({ ...rest, ...(filters.ids && { ids: filters.ids }) }),
    areas,
    words: await toWordQuery(db, words),
  }
}

/** Watches compare no totals: what the range of them finds is priced for its days (`watch-totals.ts`). */
function toWatchable(query: SearchQuery): Pick<CompiledSearch, 'query' | 'totals'> {
  if (query.per !== 'total') return { query }
  const { priceMin, priceMax, ...rest } = query
  return {
    query: { ...rest, per: DEFAULT_RULER, listingTypes: listPricedTypes(query) },
    totals: { ...(priceMin !== undefined && { priceMin }), ...(priceMax !== undefined && { priceMax }) },
  }
}

const BATCH = 200

/** Reads all searches that were not read yet, or by an earlier reading: never a later one's, which another process may know already. What cannot be read any more finds nothing. */
export async function compilePending(context: Reader & Pick<AppContext, 'log'>): Promise<void> {
  for (let done = BATCH; done === BATCH; ) done = await compileSome(context)
}

async function compileSome({ db, search, log }: Reader & Pick<AppContext, 'log'>): Promise<number> {
  const pending = await db
    .selectFrom('alerts')
    .innerJoin('saved_searches', 'saved_searches.id', 'alerts.saved_search_id')
    .select(['saved_searches.id', 'saved_searches.search'])
    .where((eb) => eb.or([eb('compiled_with', 'is', null), eb('compiled_with', '<', READING)]))
    .orderBy('saved_searches.id')
    .limit(BATCH)
    .execute()
  // the job process follows no listings: what is read of the market is made fresh here
  if (pending.length > 0) await search.catchUp()
  for (const { id, search: address } of pending) {
    const compiled = await compileSearch({ db, search }, address).catch((error) => {
      // only a search nobody can read ends here; a failing database lets the job try again
      if (!(error instanceof AppError || error instanceof ZodError)) throw error
      log.warn({ err: error, search: id }, 'a saved search could not be read')
      return null
    })
    await storeCompiled(db, id, compiled)
  }
  return pending.length
}

async function storeCompiled(db: Db, id: number, compiled: CompiledSearch | null): Promise<void> {
  await db
    .updateTable('alerts')
    .set({ compiled: compiled && JSON.stringify(compiled), compiled_with: READING })
    .where('saved_search_id', '=', id)
    .execute()
}

const LEXEME = /'((?:[^']|'')+)'/g
const SHORTEST_GATE = 3

/** Where the longest word of a search begins; 0 where that says nothing. */
export function gateOfWords(words: string | null): number {
  const lexemes = [...(words ?? '').matchAll(LEXEME)].map((match) => required(match[1]))
  const longest = lexemes.reduce((a, b) => (b.length > a.length ? b : a), '')
  return longest.length < SHORTEST_GATE ? 0 : toGate(longest)
}
