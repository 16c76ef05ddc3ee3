import { required } from '../required.ts'
import { type AnswerPace, type Answers, RESPONSE_CLOCK } from './response-clock.ts'

const LABELS: Record<AnswerPace, string> = {
  unmeasured: 'New seller: no answers measured yet',
  hour: 'Usually answers within an hour',
  hours: 'Usually answers within 4 hours',
  day: 'Usually answers within a day',
  days: 'Usually answers within a few days',
  late: 'Usually takes more than three days to answer',
  silent: 'Often doesn’t reply',
}

/** The words beside a seller. A faded one "Often doesn’t reply", whatever the median of earlier buyers says. */
export function answerLabel({ pace }: Pick<Answers, 'pace'>, isFaded: boolean): string {
  return LABELS[isFaded ? 'silent' : pace]
}

/** On what the label stands. */
export function answerTooltip({ buyers, answered }: Pick<Answers, 'buyers' | 'answered'>): string {
  const { days, enoughBuyers } = RESPONSE_CLOCK
  if (buyers < enoughBuyers) return `Measured from ${enoughBuyers} buyers on, over ${days} days.`
  return `Median of ${buyers} buyers in ${days} days; ${answered} answered.`
}

const COUNTS = ['', 'One similar space', 'Two similar spaces', 'Three similar spaces']

/** "Three similar spaces"; nothing when there are none. */
export function similarWords(count: number): string {
  return required(COUNTS[Math.min(count, 3)])
}
