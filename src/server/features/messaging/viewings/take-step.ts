import type { ViewingStepInput } from '#contract/messaging/viewings.ts'
import { type Actor, isVerified } from '#domain/listings/listing.ts'
import { actorOf, type OfferedViewingStep, PROPOSING_STEPS } from '#domain/messaging/viewings.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { requireReachable } from '../conversations/lock-conversation.ts'
import { isAgreedAtOnce } from './agreed-at-once.ts'
import { applyStep, type Step } from './apply-step.ts'
import { STEPS_PER_PENDING_USER, STEPS_PER_USER } from './limits.ts'
import { type LockedViewing, lockAgreeing, lockViewing, timesOf, type ViewingRow } from './lock-viewing.ts'
import { notifyViewingStep } from './notify-viewing-step.ts'
import { changedMeanwhile, refuseOtherTimes, timesMissing } from './refuse.ts'

interface TakeStepInput {
  id: number
  actor: Actor
  input: ViewingStepInput
}

/** Who has been blocked can still end what was agreed. */
const ENDING: readonly OfferedViewingStep[] = ['cancel', 'decline']

/** One side's step. @throws AppError `not-found`, `conflict`, `forbidden`, `invalid-input`, `rate-limited` */
export async function takeStep(context: AppContext, { id, actor, input }: TakeStepInput): Promise<void> {
  await enforceStepLimit(context, actor)
  await context.db.transaction().execute(async (trx) => {
    const locked = await lockViewing(trx, id, actor.organizationId)
    if (locked.viewing.updated_at.toISOString() !== input.updatedAt) throw changedMeanwhile()
    if (!ENDING.includes(input.step)) await requireReachable(trx, actor.organizationId, locked.otherId)
    await runStep(context, trx, { locked, by: actor.personId, input, now: context.now() })
  })
}

export function enforceStepLimit({ limiter }: AppContext, actor: Actor): Promise<void> {
  return limiter.take(isVerified(actor) ? STEPS_PER_USER : STEPS_PER_PENDING_USER, String(actor.personId))
}

interface Run {
  locked: Pick<LockedViewing, 'conversation' | 'viewing' | 'side'>
  by: number
  input: Pick<ViewingStepInput, 'step' | 'time' | 'times' | 'reason'>
  now: Date
}

/** Takes a step in a locked viewing and tells it. */
export async function runStep(context: AppContext, trx: Tx, { locked, by, input, now }: Run): Promise<void> {
  const { conversation, viewing: before, side } = locked
  const { step, reason } = input
  const isAgreed = before.status === 'confirmed' || before.status === 'done'
  const actor = actorOf(timesOf(before), side === 'buyer' ? before.buyer_id : before.seller_id)
  const times = readTimes(before, input, now)
  const taken: Step = { step, actor, by, side, times, reason, now }
  if (step === 'confirm') await lockAgreeing(trx, before.seller_id)
  const viewing = await applyStep(trx, before, taken)
  const isSettled =
    PROPOSING_STEPS.includes(step) &&
    (await isAgreedAtOnce(trx, conversation, { side, times, now, except: before.id }))
  const told = { conversation, by, side, isAgreed, now }
  if (!isSettled) return notifyViewingStep(context, trx, { ...told, viewing, step })
  const settled = await applyStep(trx, viewing, { ...taken, step: 'confirm', actor: 'system' })
  return notifyViewingStep(context, trx, { ...told, viewing: settled, step: 'confirm' })
}

/** @throws AppError `invalid-input` for a step without its times, `conflict` when a time is not proposed any more */
function readTimes(viewing: ViewingRow, { step, time, times }: Run['input'], now: Date): Date[] {
  if (step === 'confirm') return [chooseTime(viewing, time)]
  if (!PROPOSING_STEPS.includes(step)) return []
  if (!times) throw timesMissing()
  const proposed = times.map((text) => new Date(text))
  refuseOtherTimes(proposed, now)
  return proposed
}

function chooseTime({ proposed_times }: ViewingRow, time: string | undefined): Date {
  if (time === undefined && proposed_times.length > 1) throw timesMissing()
  const chosen = time === undefined ? proposed_times[0] : new Date(time)
  if (!chosen || !proposed_times.some((one) => one.getTime() === chosen.getTime())) throw changedMeanwhile()
  return chosen
}
