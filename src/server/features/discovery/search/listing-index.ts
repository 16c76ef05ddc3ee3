import { sql } from 'kysely'
import { toDayNumber } from '#domain/dates.ts'
import type { Gazetteer } from '#domain/discovery/places/types.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import type { Bounds } from '#domain/geo.ts'
import { required } from '#domain/required.ts'
import type { SearchAnswer, SearchQuery } from '#search/query.ts'
import { IndexBuilder, type SearchIndex } from '#search/search-index.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { Log } from '../../../platform/log/log.ts'
import { coalesce } from './coalesce.ts'
import { readSales } from './read-sales.ts'
import { loadUsualPrices, selectSpaces, toSpaceRow, type UsualPrices } from './space-rows.ts'
import { UnlocatedSpaces } from './unlocated-spaces.ts'

const LOAD_BATCH = 20_000
const CHANGE_BATCH = 2_000
/** Retention of the change feed; a process that lags further behind reloads everything. */
const FEED_HOURS = 24

interface ListingIndexOptions {
  db: Db
  log: Log
  now: () => Date
  gazetteer: () => Gazetteer
  onChange: (ids: readonly number[]) => void
}

/** Transaction id: every change below it has been applied. */
type Horizon = string

interface Loaded {
  index: SearchIndex
  horizon: Horizon
  usual: UsualPrices
  seenAt: number
}

/**
 * The search kernel fed from Postgres. It loads one snapshot and then replays every change at or above that snapshot's
 * horizon; replaying a change twice is harmless because the row's current state is read.
 */
export class ListingIndex {
  readonly #db: Db
  readonly #log: Log
  readonly #now: () => Date
  /** Notifies of changed listings, so that cached copies can be invalidated. */
  readonly #onChange: (ids: readonly number[]) => void
  readonly #gazetteer: () => Gazetteer
  readonly #unlocated: UnlocatedSpaces
  #loaded: Loaded | null = null
  #loading: Promise<Loaded> | null = null
  /** A rebuilt index that does not serve yet: what was committed meanwhile is applied first. */
  #successor: Loaded | null = null
  #isMerging = false

  /** Applies all commits before the call, also of other processes; a no-op before the first load, which reads everything. */
  readonly catchUp: () => Promise<void> = coalesce(() => this.#applyChanges())

  constructor(options: ListingIndexOptions) {
    this.#db = options.db
    this.#log = options.log
    this.#now = options.now
    this.#onChange = options.onChange
    this.#gazetteer = options.gazetteer
    this.#unlocated = new UnlocatedSpaces(options.gazetteer)
  }

  /** Loads once; later calls return at once. */
  async load(): Promise<void> {
    await this.#get()
  }

  async open(): Promise<SearchIndex> {
    return (await this.#get()).index
  }

  /** `wordedAreas`: spaces without coordinates whose text names a place inside one of these boxes match too. */
  async search(query: SearchQuery, wordedAreas: readonly Bounds[] = []): Promise<SearchAnswer> {
    const { index } = await this.#get()
    const unlocatedIds = wordedAreas.length > 0 && this.#unlocated.listIn(wordedAreas)
    const now = this.#now()
    const today = toDayNumber(toMarketDate(now))
    return index.search({ ...query, today, now: now.getTime(), ...(unlocatedIds && { unlocatedIds }) })
  }

  /** Builds a new index beside the serving one, then swaps them. */
  async rebuild(): Promise<void> {
    this.#successor = await this.#read()
    await this.catchUp()
  }

  #get(): Promise<Loaded> {
    if (this.#loaded) return Promise.resolve(this.#loaded)
    this.#loading ??= this.#read()
      .then((loaded) => {
        this.#loaded = loaded
        return loaded
      })
      .finally(() => {
        this.#loading = null
      })
    return this.#loading
  }

  #read(): Promise<Loaded> {
    return this.#db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => {
        const seenAt = Date.now()
        const horizon = await readHorizon(trx)
        const usual = await loadUsualPrices(trx)
        const builder = new IndexBuilder()
        const now = this.#now()
        for (let after = 0; ; ) {
          const rows = await selectSpaces(trx)
            .where('id', '>', after)
            .orderBy('id')
            .limit(LOAD_BATCH)
            .execute()
          const soldAs = await readSales(trx, rows, { gazetteer: this.#gazetteer, now })
          for (const row of rows) {
            builder.add(toSpaceRow(row, { usual, now }, soldAs(row.id)))
            this.#unlocated.set(row.id, row.unlocated_text)
          }
          if (rows.length < LOAD_BATCH) break
          after = required(rows.at(-1)).id
        }
        const index = builder.finish()
        return { index, horizon, usual, seenAt }
      })
  }

  async #applyChanges(): Promise<void> {
    if (!this.#loaded && !this.#loading) return
    let loaded = this.#successor ?? (await this.#get())
    if (Date.now() - loaded.seenAt > FEED_HOURS * 3_600_000) loaded = await this.#read()
    const seenAt = Date.now()
    // the horizon is read before the changes: commits in between are read again next time
    const horizon = await readHorizon(this.#db)
    const changed = await this.#db
      .selectFrom('listing_changes')
      .select('listing_id')
      .distinct()
      .where(sql<boolean>`xid >= ${loaded.horizon}::xid8`)
      .execute()
    await this.#applyAll(
      loaded,
      changed.map((row) => row.listing_id),
    )
    Object.assign(loaded, { horizon, seenAt })
    if (this.#successor === loaded) this.#successor = null
    this.#loaded = loaded
    void this.#mergeIfDue(loaded.index)
  }

  async #applyAll(loaded: Loaded, ids: readonly number[]): Promise<void> {
    for (let done = 0; done < ids.length; done += CHANGE_BATCH) {
      await this.#apply(loaded, ids.slice(done, done + CHANGE_BATCH))
    }
  }

  async #apply({ index, usual }: Loaded, ids: number[]): Promise<void> {
    const rows = await selectSpaces(this.#db).where('id', 'in', ids).execute()
    const active = new Set(idsOf(rows))
    const now = this.#now()
    const soldAs = await readSales(this.#db, rows, { gazetteer: this.#gazetteer, now })
    for (const row of rows) {
      index.upsert(toSpaceRow(row, { usual, now }, soldAs(row.id)))
      this.#unlocated.set(row.id, row.unlocated_text)
    }
    for (const id of ids) {
      if (active.has(id)) continue
      index.remove(id)
      this.#unlocated.set(id, null)
    }
    this.#onChange(ids)
  }

  /** Merges the delta in small steps, yielding to other work in between. */
  async #mergeIfDue(index: SearchIndex): Promise<void> {
    if (this.#isMerging || !index.wantsMerge) return
    this.#isMerging = true
    try {
      for (const _portion of index.mergeSteps()) await new Promise((next) => setImmediate(next))
    } catch (error) {
      this.#log.error({ err: error }, 'merging the search index failed')
    } finally {
      this.#isMerging = false
    }
  }
}

function idsOf(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id)
}

async function readHorizon(db: Db): Promise<Horizon> {
  const answer = await sql<{
    horizon: Horizon
  }>`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`.execute(db)
  return required(answer.rows[0]).horizon
}

/** Deletes changes past retention: every process has applied them or will reload. */
export async function pruneListingChanges(db: Db): Promise<void> {
  await db
    .deleteFrom('listing_changes')
    .where('changed_at', '<', sql<Date>`now() - make_interval(hours => ${FEED_HOURS * 2})`)
    .execute()
}
