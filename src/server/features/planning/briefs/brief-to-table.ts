import type { Brief } from '#contract/planning/briefs.ts'
import { toDollars } from '#domain/dollars.ts'
import { RECIPIENT_STATE_LABELS } from '#domain/planning/briefs.ts'
import { AD_TYPE_LABELS } from '#domain/vocabulary.ts'

type Cell = string | number | null

const BEFORE = ['Seller', 'Space', 'Listing', 'Medium', 'Size', 'Place', 'First day', 'Last day']
const AFTER = [
  'Price',
  'Total as answered (US dollars, all-in)',
  'Total now (US dollars, all-in)',
  'Status',
  'Note',
]

/** The answers as rows, sellers without any with what they said; the buyer's own columns stand before the prices. */
export function briefToTable({ answers, lines, columns }: Brief): Cell[][] {
  const rows = answers.flatMap((answer) => {
    const own = lines.filter(({ sellerId }) => sellerId === answer.seller.id)
    if (own.length === 0) return [toEmptyRow(answer, columns.length)]
    return own.map((line) => [
      answer.seller.name,
      line.unitName ? `${line.title}, ${line.unitName}` : line.title,
      line.listingId,
      AD_TYPE_LABELS[line.medium],
      line.size,
      line.place,
      line.first,
      line.last,
      ...line.cells,
      line.price === 'card' ? 'Rate card' : 'Offer',
      toDollars(line.totalCents),
      toDollars(line.nowCents),
      toStatus(line),
      answer.note,
    ])
  })
  return [[...BEFORE, ...columns, ...AFTER], ...rows]
}

function toStatus({ problem, planId, nowCents }: Brief['lines'][number]): string {
  if (problem !== null) return problem
  if (planId !== null) return 'In a plan of yours'
  return nowCents === null ? 'Not looked up' : 'Can be had'
}

function toEmptyRow({ seller, state, reason }: Brief['answers'][number], columns: number): Cell[] {
  const blanks = Array.from<null>({ length: BEFORE.length - 1 + columns + 3 }).fill(null)
  return [seller.name, ...blanks, RECIPIENT_STATE_LABELS[state], reason]
}
