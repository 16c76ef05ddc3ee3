import type { PreviewLine } from '#contract/planning/plan-requests.ts'
import { dueNowOf } from '#domain/booking/payments.ts'
import { formatShortCents } from '#domain/booking/price/cents.ts'
import type { RequestChoices } from '#domain/planning/request-forms.ts'
import type { RequestStep } from '#domain/planning/request-words.ts'

type Offer = NonNullable<PreviewLine['offer']>
export interface ChosenLine {
  lineId: number
  step: RequestStep
  offer: Offer
}

/** What goes out with the press: the step of the reader's, else the first that the space allows. */
export function listChosen(lines: readonly PreviewLine[], choices: RequestChoices): ChosenLine[] {
  return lines.flatMap(({ lineId, offer }) => {
    const chosen = choices[lineId]
    if (!offer || chosen === null) return []
    const step = chosen && offer.steps.includes(chosen) ? chosen : offer.steps[0]
    return step ? [{ lineId, step, offer }] : []
  })
}

/** What one box says was read: other terms have to be read again. */
export function hashOf(chosen: readonly ChosenLine[]): string {
  return chosen.map(({ lineId, step, offer }) => `${lineId} ${step} ${offer.sha256}`).join()
}

/** The button: "Send 4 requests and book 1 space". */
export function describePress(chosen: readonly ChosenLine[]): string {
  const count = (step: RequestStep) => chosen.filter((line) => line.step === step).length
  const [asked, booked, held] = [count('request'), count('book'), count('hold')]
  const parts = [
    asked > 0 && `send ${asked} ${asked === 1 ? 'request' : 'requests'}`,
    booked > 0 && `book ${countSpaces(booked)}`,
    held > 0 && `hold ${countSpaces(held)}`,
  ].filter((part) => part !== false)
  const said = parts.length < 3 ? parts.join(' and ') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
  return said.charAt(0).toUpperCase() + said.slice(1)
}

/** "$9,284 in all, $2,110 due now" */
export function describeSum(chosen: readonly ChosenLine[]): string {
  const sum = (of: (line: ChosenLine) => number) => chosen.reduce((cents, line) => cents + of(line), 0)
  const all = formatShortCents(sum(({ offer }) => offer.terms.totalCents))
  const due = sum(({ step, offer }) => (step === 'book' ? dueNowOf(offer.terms.schedule) : 0))
  return due > 0 ? `${all} in all, ${formatShortCents(due)} due now` : `${all} in all, nothing due now`
}

function countSpaces(count: number): string {
  return count === 1 ? '1 space' : `${count} spaces`
}

export interface SellerLines {
  seller: Offer['terms']['seller']
  lines: (PreviewLine & { offer: Offer })[]
}

/** A section a seller, in the order of the plan. */
export function groupLines(lines: readonly PreviewLine[]): SellerLines[] {
  const groups = new Map<number, SellerLines>()
  for (const line of lines) {
    if (!line.offer) continue
    const { seller } = line.offer.terms
    const group = groups.get(seller.id) ?? { seller, lines: [] }
    group.lines.push({ ...line, offer: line.offer })
    groups.set(seller.id, group)
  }
  return [...groups.values()]
}
