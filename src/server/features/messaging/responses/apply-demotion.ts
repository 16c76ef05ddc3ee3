import { type DemotionStep, decideDemotion, FADE_REASONS } from '#domain/messaging/seller-demotion.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { notifyOrganizations } from '../../ground/notices/audience.ts'
import { moveListingsOf, recordStepOf } from '../../listings/listings/move-listing.ts'

interface ApplyDemotionContext {
  /** Buyers in a row without an answer. */
  run: number
  now: Date
  steps: readonly DemotionStep[]
}

/** One step of one seller's fade, with its place in the history of each space and a notice. */
export async function applyDemotion(
  trx: Tx,
  sellerId: number,
  { run, now, steps }: ApplyDemotionContext,
): Promise<void> {
  const { faded_at, paused_at, away_until } = await lockAnswers(trx, sellerId)
  const step = decideDemotion(
    { fadedAtMs: faded_at?.getTime() ?? null, isPaused: paused_at !== null },
    { run, isAway: away_until !== null, nowMs: now.getTime() },
  )
  if (!step || !steps.includes(step)) return
  await TAKE[step](trx, sellerId, now)
  await notifyOrganizations(trx, [
    {
      organizationId: sellerId,
      kind: 'fade',
      subject: { type: 'account', id: sellerId },
      actorId: null,
      data: { step, text: LINES[step] },
      key: `fade:${sellerId}`,
      now,
    },
  ])
}

/** Lines of the bell, and subjects of the mails. */
const LINES: Record<DemotionStep, string> = {
  fade: 'Your spaces are shown later because buyers wait',
  pause: 'Your spaces are paused',
  restore: 'Your spaces are shown as before',
}

const TAKE: Record<DemotionStep, (trx: Tx, sellerId: number, now: Date) => Promise<void>> = {
  async fade(trx, sellerId, now) {
    await recordStepOf(trx, sellerId, bySystem('fade'))
    await setDemotion(trx, sellerId, { faded_at: now, paused_at: null })
  },
  async restore(trx, sellerId) {
    await recordStepOf(trx, sellerId, bySystem('restore'))
    await setDemotion(trx, sellerId, { faded_at: null, paused_at: null })
  },
  async pause(trx, sellerId, now) {
    const move = {
      step: 'pause-silent',
      as: 'system',
      actorId: null,
      reason: FADE_REASONS.pause,
      now,
    } as const
    await moveListingsOf(trx, sellerId, move)
    await setDemotion(trx, sellerId, { paused_at: now })
  },
}

function bySystem<Step extends 'fade' | 'restore'>(step: Step) {
  return { step, as: 'system', actorId: null, reason: FADE_REASONS[step] } as const
}

async function lockAnswers(trx: Tx, sellerId: number) {
  await trx
    .insertInto('seller_answers')
    .values({ seller_id: sellerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return trx
    .selectFrom('seller_answers')
    .select(['faded_at', 'paused_at', 'away_until'])
    .where('seller_id', '=', sellerId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

async function setDemotion(
  trx: Tx,
  sellerId: number,
  set: { faded_at?: Date | null; paused_at: Date | null },
): Promise<void> {
  await trx.updateTable('seller_answers').set(set).where('seller_id', '=', sellerId).execute()
}
