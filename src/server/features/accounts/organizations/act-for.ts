import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { setSessionOrganization } from '../accounts/sessions.ts'

interface Chosen {
  personId: number
  organizationId: number
  sessionId: string | null
}

/** From now on, and where the person signs in next. @throws AppError `not-found` for one that they do not belong to */
export async function actFor(db: Db, { personId, organizationId, sessionId }: Chosen): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const member = await trx
      .updateTable('organization_members')
      .set({ acted_at: sql<Date>`clock_timestamp()` })
      .where('organization_id', '=', organizationId)
      .where('user_id', '=', personId)
      .returning('role')
      .executeTakeFirst()
    if (!member) throw new AppError('not-found')
    await setSessionOrganization(trx, sessionId, organizationId)
  })
}
