import { type Insertable, sql } from 'kysely'
import { MARKET_ZONE, toMarketDate } from '#domain/format-dates.ts'
import { addDays } from '#domain/zoned-time.ts'
import type { Tx } from '#server/platform/db/database.ts'
import type { SpaceDaysTable } from '#server/platform/db/tables.gen.ts'
import { Seeded } from '../seeded.ts'
import { insertDemand } from './insert-demand.ts'

export const DEMO_DAYS = 61
/** Of which the hours are kept: a market that is older has rolled up all others. */
const HOUR_DAYS = 14
const ROWS_PER_INSERT = 2_000

/** Two months of counts of all public spaces, and of what was looked for; enquiries and viewings are those of the conversations. */
export async function insertCounts(trx: Tx, now: Date): Promise<void> {
  const spaces = await trx
    .selectFrom('listings')
    .select(['id', 'title', 'listed_at'])
    .where('status', 'in', ['active', 'paused'])
    .orderBy('id')
    .execute()
  const rows = spaces.flatMap((space) => countsOf(space, now))
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT)
    await insertDays(trx, rows.slice(start, start + ROWS_PER_INSERT))
  await spreadOverHours(trx, now)
  await insertDemand(trx, now)
}

interface Space {
  id: number
  title: string
  listed_at: Date
}

/** Some spaces are seen often, most are not; weekends are quieter; of those who see one, few open it. */
function countsOf({ id, title, listed_at }: Space, now: Date): Insertable<SpaceDaysTable>[] {
  const random = new Seeded(`counts of ${title}`)
  const fame = 4 + 60 * random.next() ** 3
  const appeal = 0.02 + 0.07 * random.next()
  const [today, listed] = [toMarketDate(now), toMarketDate(listed_at)]
  // calendar dates: over a change of clocks 24 hours are not a day
  return Array.from({ length: DEMO_DAYS }, (_, back) => addDays(today, -back))
    .filter((day) => day >= listed)
    .map((day) => {
      const quiet = [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay()) ? 0.55 : 1
      const appearances = Math.round(fame * quiet * (0.6 + 0.8 * random.next()))
      const views = drawn(random, appearances, appeal)
      const saves = drawn(random, views, 0.12)
      const contacts = drawn(random, views, 0.09)
      return { listing_id: id, day, appearances, views, saves, contacts }
    })
}

/** How many of `cases` happen, each by chance. */
function drawn(random: Seeded, cases: number, chance: number): number {
  let count = 0
  for (let i = 0; i < cases; i++) if (random.chance(chance)) count += 1
  return count
}

async function insertDays(trx: Tx, rows: Insertable<SpaceDaysTable>[]): Promise<void> {
  await trx
    .insertInto('space_days')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['listing_id', 'day']).doUpdateSet({
        appearances: sql`excluded.appearances`,
        views: sql`excluded.views`,
        saves: sql`excluded.saves`,
        contacts: sql`excluded.contacts`,
      }),
    )
    .execute()
}

/** Enquiries and viewings as they were, and the last two weeks by the hour: days are recomputed from them. */
async function spreadOverHours(trx: Tx, now: Date): Promise<void> {
  const zone = sql.lit(MARKET_ZONE)
  await sql`
    insert into space_days as s (listing_id, day, enquiries, viewings)
    select listing_id, day, sum(enquiries), sum(viewings) from (
      select listing_id, (created_at at time zone ${zone})::date as day, 1 as enquiries, 0 as viewings
      from conversations where booking_id is null
      union all
      select listing_id, (created_at at time zone ${zone})::date, 0, 1 from viewings
    ) as done group by listing_id, day
    on conflict (listing_id, day) do update set enquiries = excluded.enquiries, viewings = excluded.viewings`.execute(
    trx,
  )
  await sql`
    insert into space_hours (listing_id, hour, appearances, views, saves, contacts, enquiries, viewings)
    select listing_id, least((day + time '12:00') at time zone ${zone}, date_trunc('hour', ${now}::timestamptz, 'UTC')),
      appearances, views, saves, contacts, enquiries, viewings
    from space_days where day > ${toMarketDate(now)}::date - ${sql.lit(HOUR_DAYS)}::int
    on conflict (listing_id, hour) do update set appearances = excluded.appearances, views = excluded.views,
      saves = excluded.saves, contacts = excluded.contacts, enquiries = excluded.enquiries, viewings = excluded.viewings`.execute(
    trx,
  )
}
