import type { TransitionRefusal } from '#domain/lifecycle.ts'
import { AppError } from './app-error.ts'

/** What a lifecycle table refuses: a step that is not open any more, or one without the reason that it needs. */
export function refusedStep(refusal: TransitionRefusal): AppError {
  if (refusal !== 'reason-required') return new AppError('wrong-step')
  const message = 'Please say why'
  return new AppError('invalid-input', { message, fields: { reason: message } })
}
