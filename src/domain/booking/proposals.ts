import { toDateRange } from '../format-dates.ts'
import { divideBy, formatShortCents, sumCents } from './price/cents.ts'
import type { ProposalStatus, StoredProposalStatus } from './proposal-statuses.ts'
import type { AgreedTerms } from './terms.ts'

/** A price for each line, or one for all of them, which can only be had together. */
export const PROPOSAL_PRICES = ['lines', 'one'] as const
export type ProposalPrice = (typeof PROPOSAL_PRICES)[number]

/** Lengths in characters. */
export const PROPOSAL_LIMITS = {
  title: 120,
  intro: 2000,
  reason: 1000,
  question: 2000,
  author: 80,
  lines: 60,
  /** And answers, of one proposal. */
  questions: 200,
  /** Of one seller. */
  proposals: 5000,
  /** Days after which its link no longer works, counted from its end. */
  linkDaysAfter: 30,
} as const

/** How long one stands, in days. */
export const VALID_DAYS = { min: 1, max: 60, default: 14 } as const

/** @param row as it is stored */
export function proposalStatus(
  { status, valid_until }: { status: StoredProposalStatus; valid_until: Date | null },
  now: Date,
): ProposalStatus {
  return status === 'sent' && valid_until !== null && valid_until <= now ? 'expired' : status
}

/** Where its seller may still change it and send it again. */
export const OPEN_PROPOSAL_STATUSES: readonly ProposalStatus[] = ['draft', 'sent', 'declined', 'expired']

/** One price spread over lines by what each costs at the rate card, to the cent; where the card says nothing, evenly. */
export function spreadPrice(totalCents: number, cards: readonly number[]): number[] {
  return divideBy(sumCents(cards) > 0 ? cards : cards.map(() => 1), totalCents)
}

/** A proposal as it was sent, kept as canonical JSON with its SHA-256. Money is integer US cents, days are `YYYY-MM-DD`. */
export interface ProposalBody {
  title: string
  intro: string
  price: ProposalPrice
  /** What is agreed on line by line when it is accepted. */
  lines: AgreedTerms[]
  totalCents: number
  /** Whether its days are held until it ends. */
  holds: boolean
  /** Instant (ISO 8601). */
  validUntil: string
}

/** Where nothing is asked any more: it shows what it said, and is priced again once its seller changes it. */
export const ENDED_PROPOSAL_STATUSES: readonly ProposalStatus[] = [
  'accepted',
  'declined',
  'expired',
  'withdrawn',
]

interface StoredProposal {
  title: string
  intro: string
  price: ProposalPrice
  oneCents: number | null
  lines: readonly { unitId: number; first: string; last: string; spaceCents: number | null }[]
}

/** Whether a proposal as it is stored is what was sent: its seller has not changed it since. */
export function isAsSent({ lines, ...now }: StoredProposal, sent: ProposalBody): boolean {
  if (now.title !== sent.title || now.intro !== sent.intro || now.price !== sent.price) return false
  if (lines.length !== sent.lines.length) return false
  const isWhole = sent.price === 'one'
  if (isWhole && now.oneCents !== sumCents(sent.lines.map(({ spaceCents }) => spaceCents ?? 0))) return false
  return lines.every((line) => {
    const terms = sent.lines.find((one) => isOfUnit(one, line))
    return terms !== undefined && (isWhole || terms.spaceCents === line.spaceCents)
  })
}

/** Whether terms are those of a line: no two of a proposal share days of a unit. */
export function isOfUnit(
  { units, first, last }: Pick<AgreedTerms, 'units' | 'first' | 'last'>,
  line: { unitId: number; first: string; last: string },
): boolean {
  return units[0]?.unitId === line.unitId && first <= line.last && last >= line.first
}

interface UnitLine {
  unitId: number
  first: string
  last: string
}

/**
 * Days that are chosen beside the lines of a proposal.
 * @returns whether a line has all of them already, `some` of them, or `none`
 */
export function findInLines(
  lines: readonly UnitLine[],
  { unitId, first, last }: UnitLine,
): 'all' | 'some' | 'none' {
  const shared = lines.filter((line) => line.unitId === unitId && first <= line.last && last >= line.first)
  if (shared.some((line) => line.first <= first && line.last >= last)) return 'all'
  return shared.length > 0 ? 'some' : 'none'
}

/** What a line is called: of a space with several of its faces in the proposal, with the face. */
export function nameProposalLine(line: AgreedTerms, lines: readonly AgreedTerms[]): string {
  const same = lines.filter(({ listing }) => listing.id === line.listing.id)
  const faces = new Set(same.map(({ units }) => units[0]?.unitId))
  const face = faces.size > 1 ? line.units[0]?.name : undefined
  return face ? `${line.listing.title}, ${face}` : line.listing.title
}

/** What is different between two versions, in words for the client. */
export function describeProposalChanges(before: ProposalBody, after: ProposalBody): string[] {
  const keyOf = ({ listing, units, first, last }: AgreedTerms) =>
    `${listing.id} ${units[0]?.unitId} ${first} ${last}`
  const old = new Map(before.lines.map((line) => [keyOf(line), line]))
  const kept = new Set(after.lines.map(keyOf))
  const all = [...before.lines, ...after.lines]
  const named = (line: AgreedTerms) => `${nameProposalLine(line, all)}, ${toDateRange(line)}`
  const changes: string[] = []
  for (const line of before.lines) if (!kept.has(keyOf(line))) changes.push(`${named(line)} was taken out`)
  for (const line of after.lines) {
    const was = old.get(keyOf(line))
    if (!was) changes.push(`${named(line)} was added`)
    else if (was.totalCents !== line.totalCents)
      changes.push(
        `${named(line)}: ${formatShortCents(was.totalCents)} is now ${formatShortCents(line.totalCents)}`,
      )
  }
  if (before.totalCents !== after.totalCents)
    changes.push(
      `the total was ${formatShortCents(before.totalCents)} and is ${formatShortCents(after.totalCents)}`,
    )
  if (before.title !== after.title || before.intro !== after.intro) changes.push('the words were changed')
  return changes
}
