import type { Brief, BriefLine, BriefSummary } from '#contract/planning/briefs.ts'
import type { BriefFacts } from '#contract/planning/briefs-fields.ts'
import { formatShortCents } from '#domain/booking/price/cents.ts'
import { toDateRange, toShortDate } from '#domain/format-dates.ts'
import { type BriefText, isAnswered, listChanged } from '#domain/planning/brief-changes.ts'
import { lastAnswerDay } from '#domain/planning/briefs.ts'
import { AD_TYPE_LABELS } from '#domain/vocabulary.ts'

/** "Answers until Dec 8", or that it is closed. */
export function describeDue({ isOpen, answerBy }: Pick<BriefFacts, 'isOpen' | 'answerBy'>): string {
  return isOpen ? `Answers until ${toShortDate(lastAnswerDay(new Date(answerBy)))}` : 'Closed'
}

/** "2 of 5 sellers answered · Answers until Dec 8" */
export function describeSummary(brief: BriefSummary): string {
  const { answered, sellers, declined } = brief
  const words = `${answered} of ${sellers === 1 ? '1 seller' : `${sellers} sellers`} answered`
  return [words, declined > 0 && `${declined} declined`, describeDue(brief)].filter(Boolean).join(' · ')
}

/** What is wanted, in short lines with their names. */
export function listFacts(brief: BriefFacts): { label: string; value: string }[] {
  const { place, media, from, to, budgetCents } = brief
  return [
    { label: 'Where', value: place },
    { label: 'When', value: toDateRange({ first: from, last: to }) },
    { label: 'Media', value: media.length > 0 ? media.map((one) => AD_TYPE_LABELS[one]).join(', ') : 'Any' },
    ...(budgetCents === null ? [] : [{ label: 'Budget', value: `${formatShortCents(budgetCents)} in all` }]),
    { label: 'Due', value: describeDue(brief) },
  ]
}

/** How the price of a line stands: as it was answered, changed since, or not to be had. */
export function describePrice({ totalCents, nowCents, problem, price }: BriefLine): {
  total: string
  note: string | null
} {
  const total = totalCents === null ? '' : formatShortCents(totalCents)
  if (problem !== null) return { total, note: problem }
  if (nowCents !== null && totalCents !== null && nowCents !== totalCents)
    return { total: formatShortCents(nowCents), note: `Answered at ${total}` }
  return { total, note: price === 'card' ? 'Rate card' : 'Seller’s offer' }
}

/** What taking it into a plan costs; null: it is in one, or cannot be had. */
export function takeCents({ planId, nowCents, totalCents, problem }: BriefLine): number | null {
  return planId !== null || problem !== null ? null : (nowCents ?? totalCents)
}

/** Of every line that can be had, each seller's lines together. */
export function sumOfSeller({ lines }: Pick<Brief, 'lines'>, sellerId: number): number {
  return lines
    .filter((line) => line.sellerId === sellerId && line.problem === null)
    .reduce((sum, { nowCents, totalCents }) => sum + (nowCents ?? totalCents ?? 0), 0)
}

/** Each seller that answered, with what of it can be had: "Ridge Outdoor: $1,800 · Port Media: $900". */
export function describeSums({ answers, lines }: Pick<Brief, 'answers' | 'lines'>): string {
  return answers
    .filter(({ state }) => state === 'answered')
    .map(({ seller: { id, name } }) => `${name}: ${formatShortCents(sumOfSeller({ lines }, id))}`)
    .join(' · ')
}

/** The space of a line with its unit, and what is known of it below. */
export function nameSpace({
  title,
  unitName,
  medium,
  size,
  place,
}: Pick<BriefLine, 'title' | 'unitName' | 'medium' | 'size' | 'place'>): { name: string; facts: string } {
  return {
    name: unitName ? `${title}, ${unitName}` : title,
    facts: [AD_TYPE_LABELS[medium], size, place].filter(Boolean).join(' · '),
  }
}

/** The plan that lines are taken into: that of the brief, else that of the first line that was taken; null: a new one. */
export function findPlanOf({ planId, lines }: Pick<Brief, 'planId' | 'lines'>): number | null {
  return planId ?? lines.find((line) => line.planId !== null)?.planId ?? null
}

/** The columns of one's own as they are typed: one a line, empty lines left out. */
export function readColumns(typed: string): string[] {
  return typed
    .split(/\r?\n/)
    .map((name) => name.trim())
    .filter(Boolean)
}

/** Whether a seller has said yes or no: its words then stay. */
export function isBriefAnswered({ answers }: Pick<Brief, 'answers'>): boolean {
  return isAnswered(answers.map(({ state }) => state))
}

export function mayDelete(brief: Pick<Brief, 'answers'>): boolean {
  return !isBriefAnswered(brief)
}

/** What of the form is wanted otherwise; null: nothing. */
export function toBriefChange(
  brief: Pick<Brief, 'title' | 'body' | 'note' | 'answerBy' | 'version'>,
  typed: Partial<BriefText>,
): (Partial<BriefText> & { version: number }) | null {
  const now = { ...brief, answerBy: lastAnswerDay(new Date(brief.answerBy)) }
  const changed = listChanged(now, typed)
  if (changed.length === 0) return null
  return { version: brief.version, ...Object.fromEntries(changed.map((field) => [field, typed[field]])) }
}
