import { AD_TYPES, AUDIENCES, TRANSIT_VENUES, VENUES } from '#domain/vocabulary.ts'
import { toBits } from '#search/codes.ts'
import type { SearchQuery } from '#search/query.ts'

/** Two ways to query all counts at once; which is faster depends on the number of rows in view. */
export const STRATEGIES = ['grouping sets', 'one scan, many groups'] as const
export type Strategy = (typeof STRATEGIES)[number]

export function pageSql(query: SearchQuery): string {
  const filters = listFilters(query).map(({ sql }) => sql)
  const where = [inView(query), ...filters].join(' and ')
  return `select id from spaces where ${where} order by score desc, id desc limit ${query.limit ?? 20}`
}

/** Total, facets, histogram and clusters in one statement; each facet ignores its own filter. */
export function aggregateSql(query: SearchQuery, strategy: Strategy): string {
  return strategy === 'grouping sets' ? groupingSetsSql(query) : manyGroupsSql(query)
}

function groupingSetsSql(query: SearchQuery): string {
  const counts = PARTS.map(
    ({ name, column, fails }) => `when grouping(${column}) = 0 then '${name}:' || ${fails}`,
  )
  return `select case when grouping(cell_x) = 0 then 'cluster' ${counts.join(' ')} else 'total' end as part,
      cell_x, cell_y, ad_type, venue, listing_type, features, audiences, bucket,
      ${countAll(query)}
    from (${rowsSql(query)}) as s
    group by grouping sets ((), (cell_x, cell_y), (ad_type), (venue), (listing_type), (features), (audiences), (bucket))`
}

function countAll(query: SearchQuery): string {
  const near = listFilters(query).map(({ bit }) => `count(*) filter (where fails = ${bit}) as near_${bit}`)
  return ['count(*) filter (where fails = 0) as count', ...near, CLUSTER_COLUMNS].join(', ')
}

const CLUSTER_COLUMNS = `min(cents) filter (where fails = 0) as min_price, max(cents) filter (where fails = 0) as max_price,
  min(place[0]) filter (where fails = 0) as west, max(place[0]) filter (where fails = 0) as east,
  min(place[1]) filter (where fails = 0) as south, max(place[1]) filter (where fails = 0) as north,
  avg(place[0]) filter (where fails = 0) as lng, avg(place[1]) filter (where fails = 0) as lat, min(id) as id`

const PARTS = [
  { name: 'adType', column: 'ad_type', fails: 1 },
  { name: 'venue', column: 'venue', fails: 2 },
  { name: 'listingType', column: 'listing_type', fails: 4 },
  { name: 'feature', column: 'features', fails: 8 },
  { name: 'audience', column: 'audiences', fails: 16 },
  { name: 'price', column: 'bucket', fails: 32 },
] as const

function manyGroupsSql(query: SearchQuery): string {
  const facets = PARTS.map(
    ({ name, column, fails }) =>
      `select '${name}', ${column}, null, count(*), null::bigint, null::bigint, null, null, null, null, null, null, null
       from s where fails in (0, ${fails}) group by ${column}`,
  )
  return `with s as materialized (${rowsSql(query)})
    select 'total' as part, null::int as a, null::int as b, count(*) as count, null::bigint, null::bigint, null::float8,
      null::float8, null::float8, null::float8, null::float8, null::float8, null::int from s where fails = 0
    union all ${facets.join(' union all ')}
    union all select 'cluster', cell_x, cell_y, count(*), min(cents), max(cents), min(place[0]), max(place[0]),
      min(place[1]), max(place[1]), avg(place[0]), avg(place[1]), min(id) from s where fails = 0 group by cell_x, cell_y`
}

function rowsSql(query: SearchQuery): string {
  const shift = 31 - ((query.zoom ?? 10) + 2)
  const fails = listFilters(query).map(({ bit, sql }) => `case when ${sql} then 0 else ${bit} end`)
  const rows = `select id, place, cents, x >> ${shift} as cell_x, y >> ${shift} as cell_y, ad_type, venue, listing_type,
    features, audiences, bucket, ${fails.join(' | ') || '0'} as fails from spaces where ${inView(query)}`
  // Rows that fail two filters are counted nowhere.
  return fails.length > 1 ? `select * from (${rows}) as r where (fails & (fails - 1)) = 0` : rows
}

function inView({ bounds, availableFromDay, availableToDay, today }: SearchQuery): string {
  const { west, south, east, north } = bounds!
  const inBox = `place <@ box '(${west},${south}),(${east},${north})'`
  if (availableFromDay === undefined) return inBox
  const days = `int4range(${availableFromDay}, ${availableToDay}, '[]')`
  const workingDays = countWorkingDays(today!, availableFromDay)
  return `${inBox} and coalesce(from_day <= ${availableFromDay}, true) and coalesce(to_day >= ${availableToDay}, true)
    and lead_days <= ${workingDays} and case when throughout is null and any_within is null then true else
      exists (select from unnest(throughout) as unit (busy) where not busy && ${days})
      or exists (select from unnest(any_within) as unit (dates) where dates && ${days}) end`
}

/** 1970-01-01 was a Thursday. */
export function countWorkingDays(today: number, until: number): number {
  let count = 0
  for (let day = today + 1; day <= until; day++) if (((day + 4) % 7) % 6 !== 0) count++
  return count
}

function listFilters(query: SearchQuery): { bit: number; sql: string }[] {
  const filters: { bit: number; sql: string }[] = []
  const codes = (vocabulary: readonly string[], values: readonly string[]) =>
    values.map((value) => vocabulary.indexOf(value)).join(', ')
  if (query.adTypes) filters.push({ bit: 1, sql: `ad_type in (${codes(AD_TYPES, query.adTypes)})` })
  if (query.venues) {
    const venues = query.venues.includes('transit') ? [...query.venues, ...TRANSIT_VENUES] : query.venues
    filters.push({ bit: 2, sql: `venue in (${codes(VENUES, venues)})` })
  }
  if (query.audiences) {
    filters.push({ bit: 16, sql: `audiences & ${toBits(AUDIENCES, query.audiences)} <> 0` })
  }
  if (query.priceMin !== undefined) {
    // A range of rents asks for rents; on the price basis it says nothing about what is for sale.
    const range = `cents between ${query.priceMin * 100} and ${(query.priceMax as number) * 100}`
    filters.push({ bit: 4, sql: 'listing_type = 0' }, { bit: 32, sql: `(listing_type = 1 or ${range})` })
  }
  return filters
}
