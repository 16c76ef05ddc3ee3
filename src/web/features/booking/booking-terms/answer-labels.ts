import type { TermsForm } from './terms-form.ts'

type Summarized = Pick<TermsForm, 'answerHours' | 'holdDays'>

/** "1 hour", "24 hours", "3 days" */
export function describeHours(hours: number): string {
  if (hours % 24 === 0 && hours > 24) return `${hours / 24} days`
  return hours === 1 ? '1 hour' : `${hours} hours`
}

export function describeHolds(days: number): string {
  return days === 1 ? 'For 1 day' : `For ${days} days`
}

export function summarizeAnswers({ answerHours, holdDays }: Summarized, zone: string): string {
  const holds = holdDays > 0 && `holds ${describeHolds(holdDays).toLowerCase()}`
  return [`Answered within ${describeHours(Number(answerHours))}`, holds, zone].filter(Boolean).join(', ')
}
