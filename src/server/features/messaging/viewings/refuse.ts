import type { TransitionRefusal } from '#domain/lifecycle.ts'
import { VIEWING_LIMITS, type ViewingStep } from '#domain/messaging/viewings.ts'
import { TIME_TAKEN } from '../../../platform/db/conflicts.ts'
import { AppError } from '../../../platform/http/app-error.ts'

const MS_AHEAD = VIEWING_LIMITS.daysAhead * 86_400_000

/** @throws AppError `invalid-input` for times that are past, or so far ahead that the year must be wrong */
export function refuseOtherTimes(times: readonly Date[], now: Date): void {
  if (times.some((time) => time <= now)) throw invalidTimes('Please propose times that are still to come')
  if (times.some((time) => time.getTime() > now.getTime() + MS_AHEAD))
    throw invalidTimes('Please propose times within ten years')
}

function invalidTimes(message: string): AppError {
  return new AppError('invalid-input', { message, fields: { times: message } })
}

export function timesMissing(): AppError {
  return invalidTimes('Propose at least one time')
}

export function timeTaken(): AppError {
  return new AppError('conflict', { message: TIME_TAKEN, fields: { time: TIME_TAKEN } })
}

export function noSuchViewing(): AppError {
  return new AppError('not-found', { message: 'There is no such viewing' })
}

export function changedMeanwhile(): AppError {
  return new AppError('conflict', { message: 'This viewing was changed meanwhile.' })
}

export function refusedStep(refusal: TransitionRefusal): AppError {
  if (refusal !== 'reason-required') return changedMeanwhile()
  return new AppError('invalid-input', { message: 'Say why', fields: { reason: 'Say why' } })
}

const UNTIMELY: Partial<Record<ViewingStep, string>> = {
  confirm: 'That time has passed. Please propose another.',
  missed: 'This viewing is still to come.',
}

export function untimelyStep(step: ViewingStep): AppError {
  return new AppError('conflict', { message: UNTIMELY[step] ?? 'The time of this viewing has come.' })
}
