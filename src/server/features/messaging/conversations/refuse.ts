import { AppError } from '../../../platform/http/app-error.ts'
import type { Refusal } from './policy.ts'

const ERRORS: Record<Refusal, () => AppError> = {
  'own-listing': () => new AppError('forbidden', { message: 'This is your own listing.' }),
  'listing-not-found': () => new AppError('listing-not-found'),
  'has-left': () =>
    new AppError('conflict', { message: 'The other side has left Placard and cannot be reached.' }),
  blocked: () => new AppError('forbidden', { message: 'This person cannot be reached.' }),
}

/** @throws AppError for a refusal of the policy */
export function refuse(refusal: Refusal | null): void {
  if (refusal) throw ERRORS[refusal]()
}

export function noSuchConversation(): AppError {
  return new AppError('not-found', { message: 'There is no such conversation' })
}
