import { sql } from 'kysely'
import { DEMAND_DAYS } from '#domain/ground/demand-grid.ts'
import type { Db } from '../../../platform/db/database.ts'

/** Deletes aggregates that are older than anybody reads. */
export async function sweepDemand(db: Db): Promise<void> {
  await db
    .deleteFrom('search_demand')
    .where('day', '<', sql<string>`current_date - ${DEMAND_DAYS + 10}::integer`)
    .execute()
}
