import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { isOf } from '../../../platform/db/membership.ts'

interface Counted {
  listingId: number
  /** 0: a guest. Sellers at their own spaces are left out. */
  actorId: number
  /** Its beginning. */
  hour: Date
}

export interface Appeared extends Counted {
  count: number
}

export interface Marked extends Counted {
  /** Of a visitor, a day and what they did. */
  mark: string
  /** The mark that must be there too: nobody calls about what they have not opened. */
  after: string | null
  kind: 'view' | 'contact'
  /** Pacific calendar date. */
  day: string
}

const IS_OWN = isOf(sql.ref('actorId'), sql.ref('listings.seller_id'))

/**
 * Adds to the hours of public spaces, in one statement: a mark that is there already counts no more. Rows are locked in their order. They
 * travel as JSON, which is written several times faster than arrays of a statement.
 */
export async function writeCounts(
  db: Db,
  { appeared, marked }: { appeared: readonly Appeared[]; marked: readonly Marked[] },
): Promise<void> {
  await sql`
    with visit as (
      select visit.* from json_to_recordset(${JSON.stringify(marked)}::json)
        as visit (mark bigint, after bigint, day date, kind text, "listingId" int, "actorId" int, hour timestamptz)
      join listings on id = "listingId" where status = 'active' and not ${IS_OWN}
    ), due as (
      select * from visit where after is null or after in (select mark from visit)
        or exists (select from count_marks where count_marks.mark = visit.after)
    ), first as (
      insert into count_marks (mark, day) select mark, day from due order by mark on conflict do nothing returning mark
    ), counted as (
      select "listingId", hour, 0 as appearances, (kind = 'view')::int as views, (kind = 'contact')::int as contacts
      from visit join first using (mark)
      union all
      select "listingId", hour, count, 0, 0 from json_to_recordset(${JSON.stringify(appeared)}::json)
        as given ("listingId" int, "actorId" int, hour timestamptz, count int)
      join listings on id = "listingId" where status = 'active' and not ${IS_OWN}
    )
    insert into space_hours as s (listing_id, hour, appearances, views, contacts)
    select "listingId", hour, sum(appearances), sum(views), sum(contacts) from counted
    group by "listingId", hour order by "listingId", hour
    on conflict (listing_id, hour) do update set appearances = s.appearances + excluded.appearances,
      views = s.views + excluded.views, contacts = s.contacts + excluded.contacts`.execute(db)
}
