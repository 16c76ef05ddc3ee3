import { sql } from 'kysely'
import type { Alert, AlertInput } from '#contract/discovery/alerts.ts'
import { type Cadence, MOST_A_DAY, notifyAt } from '#domain/discovery/alert-rules.ts'
import { required } from '#domain/required.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { readSettings } from '../../ground/notices/settings.ts'
import { IS_SHOWN } from './shown-hits.ts'

/** How somebody's saved searches tell, with what is new on their pages, by search. */
export async function readAlerts(db: Db, userId: number): Promise<Map<number, Alert>> {
  const rows = await db
    .selectFrom('alerts')
    .select(['saved_search_id', 'cadence', 'changes', 'slowed_at'])
    .select(
      sql<number>`(select count(*)::int from alert_hits
        where alert_hits.saved_search_id = alerts.saved_search_id and found_at > seen_at and ${IS_SHOWN})`.as(
        'news',
      ),
    )
    .where('user_id', '=', userId)
    .execute()
  return new Map(rows.map((row) => [row.saved_search_id, presentAlert(row)]))
}

function presentAlert(row: {
  cadence: Cadence
  changes: Alert['changes']
  slowed_at: Date | null
  news: number
}): Alert {
  return {
    cadence: row.cadence,
    changes: row.changes,
    news: row.news,
    isSlowed: row.slowed_at !== null && row.cadence === 'daily',
  }
}

interface Change {
  userId: number
  id: number
  input: AlertInput
  now: Date
}

/** @throws AppError `not-found`; `invalid-input` for an instant alert that would find too much */
export async function changeAlert(db: Db, { userId, id, input, now }: Change): Promise<Alert> {
  await db.transaction().execute(async (trx) => {
    const { cadence } = await lockAlert(trx, userId, id)
    if (input.cadence === 'instant' && cadence !== 'instant') await refuseFlood(trx, id, now)
    await setCadence(trx, { id, userId, before: cadence, cadence: input.cadence, now })
    await trx
      .updateTable('alerts')
      .set({ changes: input.changes, slowed_at: null })
      .where('saved_search_id', '=', id)
      .execute()
  })
  return getAlert(db, userId, id)
}

/** @throws AppError `not-found`, also where it was deleted a moment ago in another tab */
export async function getAlert(db: Db, userId: number, id: number) {
  const alert = (await readAlerts(db, userId)).get(id)
  if (!alert) throw noSuchSearch()
  return alert
}

export const noSuchSearch = () => new AppError('not-found', { message: 'There is no such saved search' })

export async function lockAlert(trx: Tx, userId: number, id: number) {
  const alert = await trx
    .selectFrom('alerts')
    .select(['cadence', 'seen_at'])
    .where('saved_search_id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (!alert) throw noSuchSearch()
  return alert
}

async function refuseFlood(trx: Tx, id: number, now: Date): Promise<void> {
  const { rows } = await sql<{ found: number }>`select count(*)::int as found from alert_hits
    where saved_search_id = ${id} and kind <> 'gone' and found_at > ${now}::timestamptz - interval '1 day'`.execute(
    trx,
  )
  if (required(rows[0]).found <= MOST_A_DAY) return
  const message = `This search finds more than ${MOST_A_DAY} spaces a day. Choose daily or weekly.`
  throw new AppError('invalid-input', { message, fields: { cadence: message } })
}

interface NewCadence {
  id: number
  userId: number
  before: Cadence
  cadence: Cadence
  now: Date
}

/** What was found while nobody was to be told is not told afterwards; what waits, waits for the new time. */
export async function setCadence(trx: Tx, { id, userId, before, cadence, now }: NewCadence): Promise<void> {
  if (before === 'off' || cadence === 'off') {
    await trx
      .updateTable('alert_hits')
      .set({ told_at: now })
      .where('saved_search_id', '=', id)
      .where('told_at', 'is', null)
      .execute()
  }
  const waits = await trx
    .selectFrom('alert_hits')
    .select('id')
    .where('saved_search_id', '=', id)
    .where('told_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  const at = waits ? notifyAt(cadence, await readSettings(trx, userId), now) : null
  await trx.updateTable('alerts').set({ cadence, tell_at: at }).where('saved_search_id', '=', id).execute()
}

/** A new search has found nothing yet: nothing waits. */
export async function startAlert(trx: Tx, id: number, cadence: Cadence): Promise<void> {
  await trx.updateTable('alerts').set({ cadence }).where('saved_search_id', '=', id).execute()
}
