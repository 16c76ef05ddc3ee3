import { AppError } from '../../platform/http/app-error.ts'
import { registerConflict } from '../../platform/http/errors.ts'

const EMAIL_TAKEN = 'An account with this email address already exists'

registerConflict('users_username_key', { field: 'username', message: 'This username is already taken' })
registerConflict('users_email_key', { field: 'email', message: EMAIL_TAKEN })

/** An address that its last owner may still take back is as good as taken. */
export function takenError(): AppError {
  return new AppError('conflict', { message: EMAIL_TAKEN, fields: { email: EMAIL_TAKEN } })
}
