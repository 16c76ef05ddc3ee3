import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

/** Days of searches that are read: those of the last quarter. */
export const DEMAND_DAYS = 90

/** Deletes aggregates that are older than anybody reads. */
export async function sweepDemand(db: Db): Promise<void> {
  await db
    .deleteFrom('search_demand')
    .where('day', '<', sql<string>`current_date - ${DEMAND_DAYS + 10}::integer`)
    .execute()
}
