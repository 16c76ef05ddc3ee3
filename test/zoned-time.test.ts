import pg from 'pg'
import { expect, inject, it } from 'vitest'
import { DAY_MS } from '#domain/dates.ts'
import { offsetAt, toInstant, toWallTime } from '#domain/zoned-time.ts'

/** Our reckoning of zones beside that of Postgres. */
const at = (date: string, time: string) => {
  const [hour, minute] = time.split(':').map(Number)
  return { date, minute: hour! * 60 + minute! }
}

/** Shorter than any time between two transitions: Morocco's month of Ramadan has the shortest. */
const STRIDE_MS = 21 * DAY_MS

/** Instants (ms) from which a zone has another offset, 2020 to 2040, to the minute. */
function listTransitions(zone: string): number[] {
  const found: number[] = []
  let offset = offsetAt(Date.UTC(2020, 0), zone)
  for (let from = Date.UTC(2020, 0); from < Date.UTC(2041, 0); from += STRIDE_MS) {
    const next = offsetAt(from + STRIDE_MS, zone)
    if (next !== offset) found.push(bisect(from, offset, zone))
    offset = next
  }
  return found
}

function bisect(from: number, before: number, zone: string): number {
  let [low, high] = [from, from + STRIDE_MS]
  while (high - low > 60_000) {
    const middle = Math.round((low + high) / 120_000) * 60_000
    if (offsetAt(middle, zone) === before) low = middle
    else high = middle
  }
  return high
}

/** Minutes around a transition: inside and at both ends of what is skipped or shown twice. */
const AROUND = [-1500, -121, -61, -60, -30, -1, 0, 1, 30, 59, 60, 61, 1500]

interface Sample {
  zone: string
  wall: string
  /** Instants around the transition, and what our offsets are at them, in minutes. */
  around: number[]
  offsets: number[]
}

function sampleZone(zone: string): Sample[] {
  return listTransitions(zone).flatMap((instant) => {
    const around = [-2 * DAY_MS, -60_000, 0, 2 * DAY_MS].map((ms) => instant + ms)
    const offsets = around.map((ms) => offsetAt(ms, zone) / 60_000)
    return AROUND.map((minutes) => {
      const shown = new Date(instant + offsetAt(instant, zone) + minutes * 60_000).toISOString()
      return { zone, wall: shown.slice(0, 16), around, offsets }
    })
  })
}

const READ = `select zone, (extract(epoch from wall::timestamp at time zone zone) * 1000)::float8 as ms,
    to_char(wall::timestamp at time zone zone at time zone zone, 'YYYY-MM-DD HH24:MI') as back,
    array(select (extract(epoch from to_timestamp(ms / 1000) at time zone zone - to_timestamp(ms / 1000) at time zone 'UTC') / 60)::float8
      from unnest(around) with ordinality as t (ms, i) order by i) as offsets
  from rows from (jsonb_to_recordset($1::jsonb) as (zone text, wall text, around float8[])) with ordinality as given (zone, wall, around, n) order by n`

it('agrees with Postgres around every transition of every zone, 2020 to 2040', async () => {
  const database = new pg.Client({ connectionString: inject('clusterUrl') })
  await database.connect()
  const known = await database.query<{ name: string }>('select name from pg_timezone_names')
  const names = new Set(known.rows.map(({ name }) => name))
  const zones = Intl.supportedValuesOf('timeZone').filter((zone) => names.has(zone))
  expect(zones.length).toBeGreaterThan(400)
  const samples = zones.flatMap(sampleZone)
  const theirs = await database.query<{ ms: number; back: string; offsets: number[] }>(READ, [
    JSON.stringify(samples),
  ])
  await database.end()
  // laws change: a zone that the two have by other releases of the zone data is not about our reckoning
  const [otherLaw, wrong] = [new Set<string>(), [] as string[]]
  for (const [n, { zone, wall, offsets }] of samples.entries()) {
    const { ms, back, offsets: given } = theirs.rows[n]!
    if (offsets.join() !== given.join()) {
      otherLaw.add(zone)
      continue
    }
    const instant = toInstant(at(wall.slice(0, 10), wall.slice(11)), zone)
    const { date, minute } = toWallTime(instant, zone)
    const shown = `${date} ${[Math.floor(minute / 60), minute % 60].map((n) => String(n).padStart(2, '0')).join(':')}`
    if (instant.getTime() !== ms || shown !== back) wrong.push(`${zone} ${wall}`)
  }
  expect(wrong).toEqual([])
  expect([...otherLaw].length, [...otherLaw].join()).toBeLessThan(20)
  expect(samples.length).toBeGreaterThan(50_000)
})
