import type { Actor } from '#domain/listings/listing.ts'
import type { Origin } from '../../../platform/db/audit.ts'
import type { RecordResult } from '../../../platform/http/idempotent.ts'
import { enforceStepLimit } from './enforce-limits.ts'
import { getBookingRow } from './lock-booking.ts'
import { proposeTerms } from './propose-terms.ts'
import { runStep } from './run-step.ts'
import { sendDraft } from './send-draft.ts'
import type { BookingContext, Step } from './step-command.ts'

interface ApplyStepInput {
  id: number
  actor: Actor
  input: Step
  origin: Origin
  /** Where it stood in line: when it came. */
  receivedAtMs?: number | undefined
  leaveLine?: (() => void) | undefined
}

/**
 * One person's step. @returns the booking's id. @throws AppError `booking-not-found`, `wrong-step`, `terms-changed`,
 * `price-changed`, `dates-taken`, `term-not-sold`, `not-bookable`, `verify-email-first`, `hold-limit`, `booking-limit`,
 * `request-first`, `rate-limited`
 */
export async function applyStep(
  context: BookingContext,
  asked: ApplyStepInput,
  keep: RecordResult,
): Promise<number> {
  const { id, actor, input, receivedAtMs = performance.now() } = asked
  const { booking, reader } = await getBookingRow(context.db, id, actor)
  await enforceStepLimit(context, { actor, step: input.step, reader })
  const taking = { ...asked, booking, reader, keep, receivedAtMs }
  if (input.step === 'quote' || input.step === 'counter') await proposeTerms(context, { ...taking, input })
  else if (booking.status === 'draft' && isSending(input)) await sendDraft(context, { ...taking, input })
  else await runStep(context, taking)
  return id
}

type SendStep = Extract<Step, { step: 'request' | 'book' | 'hold' }>

function isSending(input: Step): input is SendStep {
  return input.step === 'request' || input.step === 'book' || input.step === 'hold'
}
