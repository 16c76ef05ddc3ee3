import type { Actor } from '#domain/listings/listing.ts'
import type { Origin } from '../../../platform/db/audit.ts'
import type { RecordResult } from '../../../platform/http/idempotent.ts'
import { enforceStepLimit, requireStep, requireVerified } from './enforce-limits.ts'
import { findBookingRow } from './find-booking-row.ts'
import { getBookingRow } from './lock-booking.ts'
import { proposeTerms } from './propose-terms.ts'
import { recordOffline } from './record-offline.ts'
import { runStep } from './run-step.ts'
import { sendDraft, takeDraft } from './send-draft.ts'
import type { BookingContext, InLine, Step } from './step-command.ts'

interface ApplyStepInput {
  id: number
  actor: Actor
  input: Step
  origin: Origin
  /** Where it stood in line: when it came. */
  receivedAtMs?: number | undefined
  inLine?: InLine
  /** The caller mails the other side of this and more at once (`mail-together.ts`). */
  isMailedByCaller?: true
  /** The asking of a colleague that this answers. */
  approves?: number | undefined
}

/**
 * One person's step. @returns the booking's id. @throws AppError `booking-not-found`, `wrong-step`, `terms-changed`,
 * `price-changed`, `dates-taken`, `term-not-sold`, `not-bookable`, `verify-email-first`, `hold-limit`, `booking-limit`,
 * `request-first`, `approval-needed`, `rate-limited`
 */
export async function applyStep(
  context: BookingContext,
  asked: ApplyStepInput,
  keep: RecordResult,
): Promise<number> {
  const { id, actor, input, receivedAtMs = performance.now(), inLine = (work) => work() } = asked
  requireVerified(actor, input.step)
  const command = { ...asked, keep, receivedAtMs, inLine }
  if (isTaking(input)) {
    const read = await findBookingRow(context.db, id, actor)
    if (read.booking.status === 'draft') {
      requireStep(actor, 'buyer', { step: input.step, status: 'draft' })
      await takeDraft(context, { ...command, ...read, input })
      return id
    }
  }
  await inLine(async () => {
    const { booking, reader } = await getBookingRow(context.db, id, actor)
    requireStep(actor, reader, { step: input.step, status: booking.status })
    await enforceStepLimit(context, { actor, step: input.step, reader })
    const taking = { ...command, booking, reader }
    if (input.step === 'quote' || input.step === 'counter') await proposeTerms(context, { ...taking, input })
    else if (input.step === 'record') await recordOffline(context, { ...taking, input })
    else if (booking.status === 'draft' && isSending(input)) await sendDraft(context, { ...taking, input })
    else await runStep(context, taking)
  })
  return id
}

type SendStep = Extract<Step, { step: 'request' | 'book' | 'hold' }>
type TakeStep = Extract<Step, { step: 'book' | 'hold' }>

function isSending(input: Step): input is SendStep {
  return input.step === 'request' || isTaking(input)
}

function isTaking(input: Step): input is TakeStep {
  return input.step === 'book' || input.step === 'hold'
}
