import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { isOpenedBy } from '../../../platform/secrets/link-tokens.ts'
import { setCadence } from './settings.ts'

const ALERT_TOKEN = { purpose: 'alerts', selector: 'selector', former: 'former_token_hash' } as const

/**
 * Ends the alerts of one mail, or slows them, by their tokens. Repeating it changes nothing; an alert that was ended stays so.
 * @throws AppError `not-found` when none of the tokens is known
 */
export async function unsubscribeAlerts(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  { token, cadence, now }: { token: string; cadence: 'off' | 'weekly'; now: Date },
): Promise<void> {
  const tokens = token.split(',')
  await db.transaction().execute(async (trx) => {
    const alerts = await trx
      .selectFrom('alerts')
      .select(['saved_search_id', 'user_id', 'cadence'])
      .where(isOpenedBy(config, tokens, ALERT_TOKEN))
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
