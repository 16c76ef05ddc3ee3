import type { PlanSummary, SavedPlan, SavedPlanLine } from '#contract/planning/plans-saved.ts'
import { formatShortCents } from '#domain/booking/price/cents.ts'
import { PROOF_STATUSES } from '#domain/booking/proof/stand.ts'
import { BOOKING_STATUS_LABELS } from '#domain/booking/status-labels.ts'
import { sumLines } from '#domain/planning/line-figures.ts'
import { describeChanges } from '#domain/planning/plan-body.ts'
import { AUDIENCE_BASIS_LABELS } from '#domain/vocabulary.ts'

type Total = SavedPlan['totals'][number]

/** "1 space", "3 spaces" */
export function countPlanSpaces(count: number): string {
  return count === 1 ? '1 space' : `${count} spaces`
}

/** What the lines of one kind of figure bring: "28,000 contacts, measured, at $4.10 for a thousand". */
export function describeTotal({ basis, contacts, cpmCents }: Total): string {
  if (basis === null || contacts === 0) return 'No audience figure for these dates'
  const said = `${contacts.toLocaleString('en-US')} contacts, ${AUDIENCE_BASIS_LABELS[basis]}`
  return cpmCents === null ? said : `${said}, at $${(cpmCents / 100).toFixed(2)} for a thousand`
}

/** How a plan stands to its budget; null without one. */
export function describeBudget({ budgetCents, totalCents }: Pick<SavedPlan, 'budgetCents' | 'totalCents'>): {
  words: string
  percent: number
  isOver: boolean
} | null {
  if (budgetCents === null) return null
  const left = budgetCents - totalCents
  const isOver = left < 0
  const percent = Math.min(100, Math.round((100 * totalCents) / budgetCents))
  const words = isOver
    ? `${formatShortCents(-left)} over the budget of ${formatShortCents(budgetCents)}`
    : `${formatShortCents(left)} left of ${formatShortCents(budgetCents)}`
  return { words, percent, isOver }
}

/** What a line costs otherwise than when it was added; null where it costs the same, or cannot be had. */
export function describePriceChange({
  addedCents,
  price,
}: Pick<SavedPlanLine, 'addedCents' | 'price'>): string | null {
  if (price.state !== 'priced' || price.totalCents === addedCents) return null
  return `It was ${formatShortCents(addedCents)} when it was added.`
}

/** What has changed of the lines that are not with their sellers yet; null where nothing has. */
export function describeSinceAdded({ lines }: Pick<SavedPlan, 'lines'>): string | null {
  const open = lines.filter(({ price }) => price.state !== 'ordered')
  const was = open.map((line) => ({ ...line, totalCents: line.addedCents }))
  const is = open.map(({ price, ...line }) => ({
    ...line,
    totalCents: price.state === 'refused' ? null : price.totalCents,
  }))
  const said = describeChanges({ lines: was }, { lines: is })
  return said.length > 0 ? `Since they were added: ${said.join(', ')}.` : null
}

/** Lines that one press can send to their sellers: drafts of the order among them. */
export function countRequestable({ lines }: Pick<SavedPlan, 'lines'>): number {
  return lines.filter(
    ({ price }) => price.state === 'priced' || (price.state === 'ordered' && price.status === 'draft'),
  ).length
}

/** Whether something of it has begun. @param today `YYYY-MM-DD` */
export function hasPlanReport({ lines }: Pick<SavedPlan, 'lines'>, today: string): boolean {
  return lines.some(({ price, ended, first }) => {
    const status = price.state === 'ordered' ? price.status : ended?.status
    return status !== undefined && PROOF_STATUSES.includes(status) && first <= today
  })
}

/** "2 booked, 1 to be paid, 1 declined" */
export function describeBookings({ bookings }: Pick<PlanSummary, 'bookings'>): string {
  return bookings
    .map(({ status, lines }) => `${lines} ${BOOKING_STATUS_LABELS[status].toLowerCase()}`)
    .join(', ')
}

/** "Dana approved version 4", "Dana asks for changes" */
export function describeLastDecision({
  decision,
  authorName,
  version,
}: NonNullable<PlanSummary['decision']>): string {
  return decision === 'approved'
    ? `${authorName} approved version ${version}`
    : `${authorName} asks for changes`
}

/** Lines that one press puts into the order. */
export function countOrderable({ lines }: Pick<SavedPlan, 'lines'>): number {
  return lines.filter(({ price }) => price.state === 'priced').length
}

/** A plan after one of its lines was taken out: the others cost what they did a moment ago. */
export function withoutLine(plan: SavedPlan, lineId: number): SavedPlan {
  const lines = plan.lines.filter(({ id }) => id !== lineId)
  return { ...plan, certificate: null, lines, ...sumLines(lines) }
}

/** After that press: "3 spaces are in your order. 1 could not be added." */
export function describeOrdered({ added, refused }: { added: number; refused: readonly unknown[] }): string {
  const said = `${countPlanSpaces(added)} ${added === 1 ? 'is' : 'are'} in your order.`
  return refused.length === 0 ? said : `${said} ${refused.length} could not be added.`
}
