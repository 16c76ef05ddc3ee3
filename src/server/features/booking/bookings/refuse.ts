import type { TransitionRefusal } from '#domain/lifecycle.ts'
import { AppError } from '../../../platform/http/app-error.ts'

export function noSuchBooking(): AppError {
  return new AppError('booking-not-found')
}

export function staleBookingError(): AppError {
  return new AppError('wrong-step')
}

export function refusedStep(refusal: TransitionRefusal): AppError {
  if (refusal !== 'reason-required') return staleBookingError()
  const message = 'Please say why'
  return new AppError('invalid-input', { message, fields: { reason: message } })
}
