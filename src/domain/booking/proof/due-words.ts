import { toMonthDay } from '../../format-dates.ts'
import type { MoveWords } from '../booking-words.ts'

/** One duty that nothing was handed in for, as its seller is reminded of it. */
export interface ProofDue {
  /** `PLA-B00042` */
  reference: string
  title: string
  /** "Photos, close and wide" */
  what: string
  /** `YYYY-MM-DD` */
  dueOn: string
  isLate: boolean
}

/** In one line, of one booking or of many: "14 proofs are due by Mar 8". */
export function toProofDueLine(due: readonly ProofDue[]): string {
  const [one] = due
  if (!one) return 'Nothing is due'
  const latest =
    due
      .map(({ dueOn }) => dueOn)
      .sort()
      .at(-1) ?? one.dueOn
  const late = due.filter(({ isLate }) => isLate).length
  if (due.length === 1)
    return one.isLate
      ? `Proof for “${one.title}” is overdue: it was due on ${toMonthDay(one.dueOn)}`
      : `Proof for “${one.title}” is due by ${toMonthDay(one.dueOn)}`
  if (late === due.length) return `${late} proofs are overdue`
  const overdue = late === 0 ? '' : `, ${late} of them overdue`
  return `${due.length} proofs are due by ${toMonthDay(latest)}${overdue}`
}

/** Of one letter; the rest is counted. */
const LISTED = 20

/** One line each, the earliest due first: "PLA-B00042, “Wall”: Photos, close and wide, due Mar 8". */
export function listProofDue(due: readonly ProofDue[]): string[] {
  const lines = due
    .toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : 1))
    .map(({ reference, title, what, dueOn, isLate }) => {
      const when = isLate ? `was due on ${toMonthDay(dueOn)}` : `due ${toMonthDay(dueOn)}`
      return `${reference}, “${title}”: ${what}, ${when}`
    })
  const more = lines.length - LISTED
  return more > 0 ? [...lines.slice(0, LISTED), `And ${more} more.`] : lines
}

/** To the buyer, once: what was promised has not come. */
export function describeOverdue({
  seller,
  title,
  due,
}: {
  seller: string
  title: string
  due: readonly Pick<ProofDue, 'what' | 'dueOn'>[]
}): MoveWords {
  const line = `Proof for “${title}” is overdue`
  const missing = due.map(({ what, dueOn }) => `${what}, due on ${toMonthDay(dueOn)}`)
  return {
    line,
    heading: line,
    paragraphs: [
      `${seller} has not handed in: ${missing.join('; ')}.`,
      'We remind the seller. Write to them if you know more; if it did not run as agreed, open a dispute on the page of the booking.',
    ],
    button: 'Open the booking',
  }
}
