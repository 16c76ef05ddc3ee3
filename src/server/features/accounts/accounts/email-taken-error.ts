import { EMAIL_TAKEN } from '../../../platform/db/conflicts.ts'
import { AppError } from '../../../platform/http/app-error.ts'

/** An address reserved for its former owner's undo counts as taken. */
export function emailTakenError(): AppError {
  return new AppError('conflict', { message: EMAIL_TAKEN, fields: { email: EMAIL_TAKEN } })
}
