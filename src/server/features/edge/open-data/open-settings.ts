import { sql } from 'kysely'
import type { OpenSettings } from '#contract/edge/open-data.ts'
import type { Db } from '../../../platform/db/database.ts'

export async function getOpenSettings(db: Db, organizationId: number): Promise<OpenSettings> {
  const row = await db
    .selectFrom('open_settings')
    .select(['is_open', 'kept_out', 'shows_calendars'])
    .where('organization_id', '=', organizationId)
    .executeTakeFirst()
  return {
    isOpen: row?.is_open ?? true,
    keptOut: row?.kept_out ?? [],
    showsCalendars: row?.shows_calendars ?? false,
  }
}

/** Of the numbers those are kept that are spaces of theirs. */
export async function putOpenSettings(
  db: Db,
  organizationId: number,
  { isOpen, keptOut, showsCalendars }: OpenSettings,
): Promise<OpenSettings> {
  const own = await db
    .selectFrom('listings')
    .select('id')
    .where('seller_id', '=', organizationId)
    .where('id', '=', sql<number>`any(${[...new Set(keptOut)]}::int[])`)
    .orderBy('id')
    .execute()
  const values = {
    is_open: isOpen,
    kept_out: own.map(({ id }) => id),
    shows_calendars: showsCalendars,
    updated_at: sql<Date>`now()`,
  }
  await db
    .insertInto('open_settings')
    .values({ organization_id: organizationId, ...values })
    .onConflict((conflict) => conflict.column('organization_id').doUpdateSet(values))
    .execute()
  return { isOpen, keptOut: values.kept_out, showsCalendars }
}
