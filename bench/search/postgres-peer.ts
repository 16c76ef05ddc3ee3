import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { basisCents } from '#domain/listings/price-basis.ts'
import { AD_TYPES, AUDIENCES, FEATURES, LISTING_TYPES, VENUES } from '#domain/vocabulary.ts'
import { BUCKET_CENTS, toBits, toBucket } from '#search/codes.ts'
import { mercatorX, mercatorY, toE7 } from '#search/projection.ts'
import type { SearchQuery, SpaceRow } from '#search/query.ts'
import { startCluster } from '#server/platform/db/embedded/cluster.ts'
import { toMultirange } from './dated.ts'
import { aggregateSql, pageSql, type Strategy } from './postgres-sql.ts'

export interface PostgresPeer {
  search(query: SearchQuery, strategy: Strategy): Promise<{ total: number; ids: number[] }>
  close(): Promise<void>
}

/** Tuned settings: memory for the whole table, parallel workers and in-memory sorts. */
const SETTINGS = {
  shared_buffers: '2GB',
  work_mem: '256MB',
  maintenance_work_mem: '1GB',
  max_parallel_workers_per_gather: '2',
  max_wal_size: '4GB',
  random_page_cost: '1.1',
  fsync: 'off',
}

/** The same spaces in a database of their own, with every index that could help. */
export async function createPostgresPeer(spaces: Iterable<SpaceRow>): Promise<PostgresPeer> {
  const folder = mkdtempSync(join(tmpdir(), 'placard-bench-'))
  const cluster = await startCluster(folder, SETTINGS)
  const client = new pg.Client({ connectionString: cluster.url('postgres') })
  await client.connect()
  await load(client, spaces)
  return {
    async search(query, strategy) {
      const page = await client.query<{ id: number }>(pageSql(query))
      const groups = await client.query<{ part: string; count: string }>(aggregateSql(query, strategy))
      const total = groups.rows.find((row) => row.part === 'total')
      return { total: Number(total?.count ?? 0), ids: page.rows.map((row) => row.id) }
    },
    async close() {
      await client.end()
      cluster.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function load(client: pg.Client, spaces: Iterable<SpaceRow>): Promise<void> {
  await client.query(`create unlogged table draft (id int, place point, x int, y int, cents bigint, bucket smallint,
    ad_type smallint, venue smallint, listing_type smallint, features smallint, audiences smallint, score real,
    from_day int, to_day int, lead_days smallint, throughout int4multirange[], any_within int4multirange[])`)
  let batch: unknown[][] = []
  for (const space of spaces) {
    batch.push(toTuple(space))
    if (batch.length === 20_000) {
      await insert(client, batch)
      batch = []
    }
  }
  if (batch.length > 0) await insert(client, batch)
  // Clustered: neighbors on the map are neighbors on disk, so a viewport reads few pages.
  await client.query('create unlogged table spaces as select * from draft order by x >> 17, y >> 17')
  await client.query('drop table draft')
  await client.query('create index on spaces using gist (place)')
  await client.query('create index on spaces (score desc, id desc)')
  await client.query('create index on spaces (ad_type, cents)')
  await client.query('create index on spaces (cents)')
  await client.query('vacuum analyze spaces')
}

function toTuple(space: SpaceRow): unknown[] {
  const cents = basisCents({ ...space, priceInterval: space.interval ?? 'month' }, 'month')
  const listingType = LISTING_TYPES.indexOf(space.listingType)
  const latE7 = toE7(space.lat as number)
  return [
    space.id,
    `(${space.lng},${space.lat})`,
    // 31 bits: Postgres integers are signed.
    mercatorX(toE7(space.lng as number)) >>> 1,
    Math.floor(mercatorY(latE7)) >>> 1,
    cents,
    listingType * 100 + toBucket(cents, BUCKET_CENTS[listingType]!),
    AD_TYPES.indexOf(space.adType),
    space.venue === null ? -1 : VENUES.indexOf(space.venue),
    listingType,
    toBits(FEATURES, space.features),
    toBits(AUDIENCES, space.audiences),
    Math.round(space.score * 65_535),
    space.availableFromDay,
    space.availableToDay,
    space.leadDays,
    toMultiranges(space.units?.throughout),
    toMultiranges(space.units?.anyWithin),
  ]
}

/** A row of lists cannot be unnested: each list travels as its text. */
function toMultiranges(rings: readonly Uint32Array[] = []): string | null {
  return rings.length === 0 ? null : `{${rings.map((ring) => `"${toMultirange(ring)}"`).join(',')}}`
}

const TYPES = [
  ...['int', 'text', 'int', 'int', 'bigint', 'int', 'int', 'int', 'int', 'int', 'int', 'real'],
  ...['int', 'int', 'int', 'text', 'text'],
]

async function insert(client: pg.Client, batch: unknown[][]): Promise<void> {
  const columns = TYPES.map((_, column) => batch.map((tuple) => tuple[column]))
  const unnest = TYPES.map((type, i) => `$${i + 1}::${type}[]`).join(', ')
  await client.query(
    `insert into draft select id, place::point, x, y, cents, bucket, ad_type, venue, listing_type, features, audiences, score,
       from_day, to_day, lead_days, throughout::int4multirange[], any_within::int4multirange[]
     from unnest(${unnest}) as t (id, place, x, y, cents, bucket, ad_type, venue, listing_type, features, audiences, score,
       from_day, to_day, lead_days, throughout, any_within)`,
    columns,
  )
}
