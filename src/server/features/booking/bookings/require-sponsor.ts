import { AppError } from '../../../platform/http/app-error.ts'

/** An advertisement about a candidate, a measure or an issue names who stands behind it. @throws AppError `invalid-input` */
export function requireSponsor(sponsor: string | null): void {
  if (sponsor !== '') return
  const message = 'Please name who pays for this advertisement'
  throw new AppError('invalid-input', { message, fields: { sponsor: message } })
}
