import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { setCadence } from './settings.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Ends the alerts of one mail, or slows them, by their tokens. Repeating it changes nothing; an alert that was ended stays so.
 * @throws AppError `not-found` when none of the tokens is known
 */
export async function unsubscribeAlerts(
  db: Db,
  { token, cadence, now }: { token: string; cadence: 'off' | 'weekly'; now: Date },
): Promise<void> {
  const tokens = token.split(',').filter((one) => UUID.test(one))
  await db.transaction().execute(async (trx) => {
    const alerts = await trx
      .selectFrom('alerts')
      .select(['saved_search_id', 'user_id', 'cadence'])
      .where('token', '=', sql<string>`any(${tokens}::uuid[])`)
      .orderBy('saved_search_id')
      .forUpdate()
      .execute()
    if (alerts.length === 0) throw new AppError('not-found', { message: 'This link is not valid.' })
    for (const alert of alerts) {
      if (alert.cadence === 'off') continue
      await setCadence(trx, {
        id: alert.saved_search_id,
        userId: alert.user_id,
        before: alert.cadence,
        cadence,
        now,
      })
    }
  })
}
