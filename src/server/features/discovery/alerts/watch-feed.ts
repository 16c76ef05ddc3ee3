import { sql } from 'kysely'
import { DAY_MS } from '#domain/dates.ts'
import { required } from '#domain/required.ts'
import type { Watch, WatchedSpace } from '#search/reverse/watch.ts'
import { WatchIndex } from '#search/reverse/watch-index.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { CompiledSearch } from '../../../platform/db/stored-shapes.ts'
import { gateOfWords } from './compile-search.ts'
import { type TotalLimits, toTotalLimits } from './watch-totals.ts'

const LOAD_BATCH = 20_000
/** Retention of the changes; a process that lags further behind reads everything again. */
const KEEP_DAYS = 2

interface Loaded {
  index: WatchIndex
  /** Watches whose words the database has to check. */
  worded: Set<number>
  /** What those that compare totals ask. */
  totals: Map<number, TotalLimits>
  /** Transaction id: every change below it has been applied. */
  horizon: string
  seenAt: number
}

/** What is still to be checked: whether the space has its words, and whether its total fits. */
interface Found {
  id: number
  isWorded: boolean
  limits: TotalLimits | null
}

/** All saved searches, turned around, in the memory of the job process: one snapshot, then what changed since. */
export class WatchFeed {
  readonly #db: Db
  readonly #now: () => Date
  #loaded: Loaded | null = null

  constructor(db: Db, now: () => Date) {
    this.#db = db
    this.#now = now
  }

  /** Applies all commits before the call. */
  async catchUp(): Promise<void> {
    const now = this.#now().getTime()
    const isOld = this.#loaded !== null && now - this.#loaded.seenAt > (KEEP_DAYS - 1) * DAY_MS
    if (this.#loaded === null || isOld) this.#loaded = await this.#read(now)
    else await this.#follow(this.#loaded, now)
  }

  /** Saved searches that find the space, but for their words and totals. */
  match(space: WatchedSpace): Found[] {
    if (this.#loaded === null) return []
    const { index, worded, totals } = this.#loaded
    return index.match(space).map((id) => ({ id, isWorded: worded.has(id), limits: totals.get(id) ?? null }))
  }

  async #read(seenAt: number): Promise<Loaded> {
    const horizon = await readHorizon(this.#db)
    const loaded: Loaded = { index: new WatchIndex(), worded: new Set(), totals: new Map(), horizon, seenAt }
    const watches: Watch[] = []
    for (let after = 0; ; ) {
      const rows = await selectCompiled(this.#db)
        .where('saved_search_id', '>', after)
        .orderBy('saved_search_id')
        .limit(LOAD_BATCH)
        .execute()
      for (const row of rows) watches.push(this.#toWatch(loaded, row))
      if (rows.length < LOAD_BATCH) break
      after = required(rows.at(-1)).saved_search_id
    }
    loaded.index.load(watches)
    return loaded
  }

  async #follow(loaded: Loaded, seenAt: number): Promise<void> {
    // the horizon is read before the changes: commits in between are read again next time
    const horizon = await readHorizon(this.#db)
    const changed = await this.#db
      .selectFrom('alert_changes')
      .select('saved_search_id')
      .distinct()
      .where(sql<boolean>`xid >= ${loaded.horizon}::xid8`)
      .execute()
    const ids = changed.map((row) => row.saved_search_id)
    if (ids.length > 0) await this.#apply(loaded, ids)
    Object.assign(loaded, { horizon, seenAt })
    if (loaded.index.wantsBuild) loaded.index.build()
  }

  async #apply(loaded: Loaded, ids: number[]): Promise<void> {
    const rows = await selectCompiled(this.#db)
      .where('saved_search_id', '=', sql<number>`any(${ids}::int[])`)
      .execute()
    for (const row of rows) loaded.index.upsert(this.#toWatch(loaded, row))
    const kept = new Set(rows.map((row) => row.saved_search_id))
    for (const id of ids) if (!kept.has(id)) loaded.index.remove(id)
  }

  #toWatch({ worded, totals }: Loaded, { saved_search_id: id, compiled }: CompiledRow): Watch {
    const { query, areas = [], words } = compiled
    const limits = toTotalLimits(compiled)
    if (limits === null) totals.delete(id)
    else totals.set(id, limits)
    if (words === null) worded.delete(id)
    else worded.add(id)
    return { id, query, wordedAreas: areas, gate: gateOfWords(words) }
  }
}

interface CompiledRow {
  saved_search_id: number
  compiled: CompiledSearch
}

function selectCompiled(db: Db) {
  return db
    .selectFrom('alerts')
    .select(['saved_search_id', 'compiled'])
    .where('compiled', 'is not', null)
    .$narrowType<{ compiled: CompiledSearch }>()
}

async function readHorizon(db: Db): Promise<string> {
  const { rows } = await sql<{
    horizon: string
  }>`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`.execute(db)
  return required(rows[0]).horizon
}

/** Deletes changes past retention: every process has applied them or will read everything. */
export async function pruneAlertChanges(db: Db): Promise<void> {
  await db
    .deleteFrom('alert_changes')
    .where('changed_at', '<', sql<Date>`now() - make_interval(days => ${KEEP_DAYS})`)
    .execute()
}
