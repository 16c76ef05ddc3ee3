import type { Days } from '#domain/booking/cells.ts'
import { withoutMakeUps } from '#domain/booking/make-up.ts'
import type { AgreedTerms } from '#domain/booking/terms.ts'
import { toDateRange } from '#domain/format-dates.ts'
import { AppError } from '../../../platform/http/app-error.ts'

/** Days of a booking that were not shown. @throws AppError `invalid-input` for days that it does not have */
export function requireLost(before: AgreedTerms, { from, to }: { from: string; to: string }): Days {
  const { first, last } = withoutMakeUps(before)
  if (from >= first && to <= last) return { first: from, last: to }
  const message = `Please give days of this booking: ${toDateRange({ first, last })}.`
  throw new AppError('invalid-input', { message, fields: { lost: message } })
}
