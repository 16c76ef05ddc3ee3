import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { EARTH_RADIUS_KM } from '#domain/geo.ts'
import { basisCents } from '#domain/listings/price-basis.ts'
import { AD_TYPES, AUDIENCES, FEATURES, LISTING_TYPES, VENUES } from '#domain/vocabulary.ts'
import { NO_VENUE, toBits } from '#search/codes.ts'
import { toPriceRanges, toWantedCodes } from '#search/filter.ts'
import { E7 } from '#search/projection.ts'
import type { SearchQuery } from '#search/query.ts'
import { AreaTable } from '#search/reverse/area-table.ts'
import type { Watch, WatchedSpace } from '#search/reverse/watch.ts'
import { startCluster } from '#server/platform/db/embedded/cluster.ts'
import { toMultirange } from '../search/dated.ts'
import { countWorkingDays } from '../search/postgres-sql.ts'

const SETTINGS = {
  shared_buffers: '1GB',
  work_mem: '128MB',
  maintenance_work_mem: '512MB',
  random_page_cost: '1.1',
  fsync: 'off',
}

/** The same searches in a table of their own: GiST on their boxes, B-trees on medium and price. */
export async function createPostgresPeer(watches: Iterable<Watch>) {
  const folder = mkdtempSync(join(tmpdir(), 'placard-bench-'))
  const cluster = await startCluster(folder, SETTINGS)
  const client = new pg.Client({ connectionString: cluster.url('postgres') })
  await client.connect()
  await load(client, watches)
  return {
    async match(space: WatchedSpace): Promise<number[]> {
      const { rows } = await client.query<{ id: number }>(MATCH, toParameters(space))
      return rows.map(({ id }) => id)
    },
    async close() {
      await client.end()
      cluster.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function load(client: pg.Client, watches: Iterable<Watch>): Promise<void> {
  await client.query(`create unlogged table watches (id int, cover box, lat float8, lng float8, radius_km float8, outline polygon,
    media int, venues int, offers int, features int, audiences int, rent_min bigint, rent_max bigint, sale_min bigint, sale_max bigint,
    first_day int, last_day int, gate int)`)
  let batch: unknown[][] = []
  const flush = async () => {
    const columns = TYPES.map((_, column) => batch.map((tuple) => tuple[column]))
    await client.query(
      `insert into watches select ${CASTS} from unnest(${TYPES.map((type, i) => `$${i + 1}::${type}[]`).join(', ')}) as given (${NAMES})`,
      columns,
    )
    batch = []
  }
  for (const watch of watches) if (batch.push(toTuple(watch)) === 20_000) await flush()
  if (batch.length > 0) await flush()
  await client.query('create index on watches using gist (cover) where cover is not null')
  await client.query('create index on watches (rent_max) where cover is null')
  await client.query('create index on watches (media, rent_max)')
  await client.query('vacuum analyze watches')
}

const TYPES = [
  'int',
  'text',
  'float8',
  'float8',
  'float8',
  'text',
  ...Array(5).fill('int'),
  ...Array(4).fill('bigint'),
  'int',
  'int',
  'int',
]

const NAMES = TYPES.map((_, i) => `c${i}`).join(', ')
/** Boxes and outlines travel as text: lists of boxes have a separator of their own. */
const CASTS = NAMES.replace('c1,', 'c1::box,').replace('c5,', 'c5::polygon,')

function toTuple({ id, query, gate }: Watch): unknown[] {
  const wanted = toWantedCodes(query)
  const { rent, sale } = toPriceRanges(query)
  const isCircle = query.radiusKm !== undefined
  return [
    id,
    coverOf(query),
    isCircle ? query.near!.lat : null,
    isCircle ? query.near!.lng : null,
    query.radiusKm ?? null,
    query.polygon ? `(${query.polygon.map(({ lat, lng }) => `(${lng},${lat})`).join(',')})` : null,
    wanted.adTypes & ((1 << AD_TYPES.length) - 1),
    wanted.venues & ((1 << (NO_VENUE + 1)) - 1),
    wanted.listingTypes & 3,
    toBits(FEATURES, query.features ?? []),
    toBits(AUDIENCES, query.audiences ?? []),
    ...[rent, sale].flatMap(({ min, max }) => [min, Number.isFinite(max) ? max : 2 ** 52]),
    query.availableFromDay ?? null,
    query.availableToDay ?? null,
    gate,
  ]
}

function coverOf({ bounds, near, radiusKm, polygon }: SearchQuery): string | null {
  const areas = new AreaTable()
  const start = areas.add({
    ...(bounds && { bounds }),
    ...(near && radiusKm !== undefined && { near, radiusKm }),
    ...(polygon && { polygon }),
    wordedAreas: [],
  })
  if (start < 0) return null
  const { latMin, latMax, lngMin, lngMax } = areas.cover(start)
  return `(${lngMin / E7},${latMin / E7}),(${lngMax / E7},${latMax / E7})`
}

const MATCH = `select id from watches
  where (cover @> box(point($1, $2), point($1, $2)) or cover is null)
    and media & $3 <> 0 and venues & $4 <> 0 and offers & $5 <> 0
    and (features = 0 or features & $6 <> 0) and (audiences = 0 or audiences & $7 <> 0)
    and case when $5 = 1 then $8 between rent_min and rent_max else $8 between sale_min and sale_max end
    and (gate = 0 or gate = any($9::int[]))
    and (radius_km is null or ${2 * EARTH_RADIUS_KM} * asin(least(1, sqrt(
      sin(radians($2 - lat) / 2) ^ 2 + cos(radians(lat)) * cos(radians($2)) * sin(radians($1 - lng) / 2) ^ 2))) <= radius_km)
    and (outline is null or outline @> point($1, $2))
    and (first_day is null or (first_day >= $10 and last_day <= $11 and first_day >= $12 and case when $13::text[] is null then true else
      exists (select from unnest($13::text[]::int4multirange[]) as unit (busy) where not busy && int4range(first_day, last_day, '[]'))
      or exists (select from unnest($14::text[]::int4multirange[]) as unit (dates) where dates && int4range(first_day, last_day, '[]')) end))`

function toParameters({ row, gates, today }: WatchedSpace): unknown[] {
  const rings = (some: readonly Uint32Array[] = []) => some.map(toMultirange)
  return [
    row.lng,
    row.lat,
    1 << AD_TYPES.indexOf(row.adType),
    1 << (row.venue === null ? NO_VENUE : VENUES.indexOf(row.venue)),
    1 << LISTING_TYPES.indexOf(row.listingType),
    toBits(FEATURES, row.features),
    toBits(AUDIENCES, row.audiences),
    basisCents({ ...row, priceInterval: row.interval ?? 'month' }, 'month'),
    [...gates],
    row.availableFromDay ?? 0,
    row.availableToDay ?? 99_999,
    firstBookable(today, row.leadDays ?? 0),
    row.units ? rings(row.units.throughout) : null,
    row.units ? rings(row.units.anyWithin) : null,
  ]
}

/** The first day that a lead time leaves. */
function firstBookable(today: number, leadDays: number): number {
  if (leadDays === 0) return 0
  let day = today
  while (countWorkingDays(today, day) < leadDays) day++
  return day
}
