import { type SqlBool, sql } from 'kysely'
import { stateOf, type ViewingStep } from '#domain/messaging/viewings.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import { applyStep } from './apply-step.ts'
import { lockViewing, timesOf, type ViewingRow } from './lock-viewing.ts'

const BATCH = 500

/** Ends what time has ended: agreed viewings are done, proposals that nobody answered lapse. One transaction each. */
export async function closeViewings({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> {
  const isOver = sql<SqlBool>`(status = 'confirmed' and ends_at < ${now()}
    or status in ('proposed', 'confirmed') and (select max(t) from unnest(proposed_times) as t) < ${now()})`
  const readSome = (after: number) =>
    db
      .selectFrom('viewings')
      .select(['id', 'buyer_id'])
      .where(isOver)
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute()
  for (let rows = await readSome(0); rows.length > 0; rows = await readSome(required(rows.at(-1)).id))
    for (const { id, buyer_id } of rows)
      await db.transaction().execute(async (trx) => {
        let { viewing } = await lockViewing(trx, id, buyer_id)
        for (const step of endsOf(viewing, now())) {
          const reason = step === 'expire' && viewing.status === 'proposed' ? 'The time passed.' : null
          viewing = await applyStep(trx, viewing, {
            step,
            actor: 'system',
            by: null,
            side: 'buyer',
            reason,
            now: now(),
          })
        }
      })
}

/** While another time is still open, a viewing that was to be moved is not over. */
function endsOf(viewing: ViewingRow, now: Date): ViewingStep[] {
  const { proposed_times, ends_at } = viewing
  const isOpen = proposed_times.some((time) => time > now)
  if (isOpen) return []
  const state = stateOf(timesOf(viewing))
  const lapses: ViewingStep[] = state === 'proposed' || state === 'moving' ? ['expire'] : []
  const isOver = viewing.status === 'confirmed' && ends_at !== null && ends_at < now
  return isOver ? [...lapses, 'done'] : lapses
}
