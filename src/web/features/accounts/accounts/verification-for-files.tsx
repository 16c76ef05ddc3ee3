import { IMPORT_LIMITS } from '#domain/listings/import/limits.ts'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { VerificationAlert } from './verification-alert.tsx'

/** Where files of spaces are imported: how many rows an account may send before its address is confirmed. */
export function VerificationForFiles() {
  const { user } = useAuth()
  if (user?.status !== 'pending') return null
  const { pendingUserRows, uploadRows } = IMPORT_LIMITS
  return (
    <VerificationAlert email={user.email}>
      Until you open it, a file may have {pendingUserRows.toLocaleString('en-US')} rows; then{' '}
      {uploadRows.toLocaleString('en-US')}.
    </VerificationAlert>
  )
}
