import type { Proposal, ProposalInput, ProposalSummary } from '#contract/booking/proposals.ts'
import { formatShortCents, parseCents } from '#domain/booking/price/cents.ts'
import type { ProposalPrice } from '#domain/booking/proposals.ts'
import { toDollars } from '#domain/dollars.ts'
import { formatDay } from '#domain/format-dates.ts'

/** "2 spaces · $2,000 · until Jan 9, 2027" */
export function describeProposal({ lines, totalCents, validUntil, status }: ProposalSummary): string {
  return [
    lines === 1 ? '1 space' : `${lines} spaces`,
    totalCents !== null && formatShortCents(totalCents),
    status === 'sent' && validUntil && `until ${formatDay(validUntil)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** As it stands in the form: amounts are typed, by the number of their line. */
export interface TypedProposal {
  title: string
  intro: string
  price: ProposalPrice
  one: string
  validDays: string
  holds: boolean
  lines: { id: number; dollars: string }[]
}

const toAmount = (cents: number | null) => String(toDollars(cents) ?? '')

export function toTyped({ title, intro, price, oneCents, validDays, holds, items }: Proposal): TypedProposal {
  return {
    title,
    intro,
    price,
    one: toAmount(oneCents),
    validDays: String(validDays),
    holds,
    lines: items.map(({ id, spaceCents }) => ({ id, dollars: toAmount(spaceCents) })),
  }
}

export type PriceInput = Pick<ProposalInput, 'price' | 'oneCents' | 'lines'>

/** What is priced before it is saved; null where nothing is asked in place of the card, or it cannot be read. */
export function toPriceInput(typed: TypedProposal): PriceInput | null {
  const read = toInput(typed, '')
  if ('problem' in read) return null
  const { price, oneCents, lines } = read.input
  const isByHand = price === 'one' || lines.some(({ spaceCents }) => spaceCents !== null)
  return isByHand ? { price, oneCents, lines } : null
}

interface FloorWords {
  error?: string
  hint?: string
}

/** Spaces whose share of one price is below what their cards ask at least: the first is named, the others are counted. */
export function listBelow(
  items: readonly Pick<Proposal['items'][number], 'id' | 'title'>[],
  toWords: (id: number) => FloorWords,
): FloorWords {
  const found = items
    .map(({ id, title }) => ({ title, ...toWords(id) }))
    .filter(({ error, hint }) => error !== undefined || hint !== undefined)
  const [first] = found
  if (!first) return {}
  const more =
    found.length === 1 ? '' : ` So ${found.length === 2 ? 'is 1 other' : `are ${found.length - 1} others`}.`
  const say = (words: string) =>
    `The share of ${first.title}: ${words.charAt(0).toLowerCase()}${words.slice(1)}${more}`
  return { ...(first.error && { error: say(first.error) }), ...(first.hint && { hint: say(first.hint) }) }
}

type Read = { input: ProposalInput } | { problem: string }

/** What is sent of a form, or what is wrong with it. */
export function toInput(typed: TypedProposal, updatedAt: string): Read {
  const { title, intro, price, one, validDays, holds } = typed
  const oneCents = one.trim() === '' ? null : parseCents(one)
  if (price === 'one' && oneCents === null) return { problem: 'Please say what all spaces cost together' }
  const lines: ProposalInput['lines'] = []
  for (const { id, dollars } of typed.lines) {
    const spaceCents = dollars.trim() === '' ? null : parseCents(dollars)
    if (dollars.trim() !== '' && spaceCents === null)
      return { problem: 'Please enter amounts in dollars, such as 1,250' }
    lines.push({ id, spaceCents })
  }
  const set = {
    title: title.trim(),
    intro: intro.trim(),
    price,
    oneCents,
    validDays: Number(validDays),
    holds,
  }
  return { input: { ...set, lines, updatedAt } }
}
