import { BookingTermsInput } from '#contract/booking/booking-terms.ts'
import { type TermsForm, toInput } from './terms-form.ts'

/** Message by the path of its field: `units.0.rate.cents`. */
export type Problems = Record<string, string>

/** What would be sent, or what is wrong with it. */
export function checkTerms(form: TermsForm): { input: BookingTermsInput } | { problems: Problems } {
  const parsed = BookingTermsInput.safeParse(toInput(form))
  const problems: Problems = {}
  for (const { path, message } of parsed.error?.issues ?? []) problems[path.join('.')] ??= toSentence(message)
  const { minDays, maxDays } = toInput(form)
  if (minDays !== null && maxDays !== null && maxDays < minDays)
    problems.maxDays ??= 'The longest term is below the shortest'
  return parsed.success && Object.keys(problems).length === 0 ? { input: parsed.data } : { problems }
}

/** "must be a number" → "Must be a number" */
function toSentence(message: string): string {
  return message.charAt(0).toUpperCase() + message.slice(1)
}
