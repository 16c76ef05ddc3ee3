import type { Updateable } from 'kysely'
import { decide } from '#domain/lifecycle.ts'
import type { Side } from '#domain/messaging/conversation.ts'
import {
  isTimely,
  stateOf,
  VIEWING_LIFECYCLE,
  type ViewingActor,
  type ViewingState,
  type ViewingStep,
} from '#domain/messaging/viewings.ts'
import { required } from '#domain/required.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { ViewingsTable } from '../../../platform/db/tables.gen.ts'
import { timesOf, type ViewingRow } from './lock-viewing.ts'
import { refusedStep, untimelyStep } from './refuse.ts'

export interface Step {
  step: ViewingStep
  actor: ViewingActor
  /** Who takes it; null for Placard itself. */
  by: number | null
  side: Side
  /** Of a step that proposes; of a confirmation the one time that is agreed. */
  times?: readonly Date[]
  reason?: string | null | undefined
  now: Date
}

/**
 * Applies one step to a locked viewing: the one place that writes what becomes of it. That two agreed ones of a seller never
 * overlap is the constraint's to say. @throws AppError `conflict`, `invalid-input`
 */
export async function applyStep(trx: Tx, viewing: ViewingRow, taken: Step): Promise<ViewingRow> {
  const { step, actor, reason, now } = taken
  const decided = decide(VIEWING_LIFECYCLE, stateOf(timesOf(viewing)), { step, actor, reason })
  if (!decided.ok) throw refusedStep(decided.refusal)
  if (!isTimely(timesOf(viewing), step, now)) throw untimelyStep(step)
  return trx
    .updateTable('viewings')
    .set({
      ...changes(viewing, decided.to, taken),
      status: decided.to === 'moving' ? 'confirmed' : decided.to,
      reason: reason || null,
      // two steps within a millisecond are told apart too
      updated_at: new Date(Math.max(now.getTime(), viewing.updated_at.getTime() + 1)),
    })
    .where('id', '=', viewing.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

const ANSWERED = { proposed_times: [], proposed_by: null, proposed_side: null }

function changes(
  viewing: ViewingRow,
  to: ViewingState,
  { step, by, side, times }: Step,
): Updateable<ViewingsTable> {
  if (to === 'proposed' || to === 'moving')
    return { proposed_times: [...required(times)], proposed_by: by, proposed_side: side }
  const isInvited = viewing.status === 'confirmed'
  const sequence = viewing.sequence + (isInvited ? 1 : 0)
  if (step === 'cancel') return { ...ANSWERED, sequence }
  if (step !== 'confirm') return ANSWERED
  const [start] = required(times)
  const ends_at = new Date(required(start).getTime() + viewing.minutes * 60_000)
  return { ...ANSWERED, sequence, starts_at: required(start), ends_at, reminded_at: null }
}
