import { type AdType, AUDIENCE_BASES, type AudienceBasis } from '../../vocabulary.ts'
import type { LedgerSums } from '../ledger-postings.ts'
import type { LineCount } from './line-counts.ts'
import type { ReportBody } from './report-body.ts'

/** What several bookings have come to, those of a plan or of an order, from their reports. Money is integer US cents; days are `YYYY-MM-DD`. */
export interface JointReport {
  bookings: ReportedBooking[]
  /** What has no report, each with the reason; pending: it will have one. */
  left: { title: string; reason: string; isPending: boolean }[]
  /** A row a basis of the audience figures, the strongest first, bookings without a figure last. */
  totals: ReportTotal[]
  /** What was counted, a row a medium, thing and basis: numbers of different ones are never added up. */
  counts: MediumCount[]
  /** Of these bookings, tax and extras included: of what has not begun there is nothing yet. */
  money: LedgerSums
  /** What is missing or open, by booking. */
  missing: { title: string; texts: string[] }[]
  /** All of the bookings are over, and none is still to begin. */
  isOver: boolean
}

export interface ReportedBooking {
  bookingId: number
  reference: string
  title: string
  place: string
  medium: AdType
  first: string
  last: string
  isOver: boolean
  contractedDays: number
  deliveredDays: number
  contractedContacts: number | null
  deliveredContacts: number | null
  basis: AudienceBasis | null
  /** Of the space before tax, less what was credited; of the days that have ended while it runs. */
  costCents: number
  /** Of what is due by now: how much of it was accepted. */
  proof: { accepted: number; due: number }
  /** By its codes; null without one. */
  visits: number | null
}

export interface ReportTotal {
  /** Null: no figure in the terms. */
  basis: AudienceBasis | null
  bookings: number
  contractedContacts: number
  deliveredContacts: number
  costCents: number
  /** Of a thousand delivered contacts; null without. */
  cpmCents: number | null
}

export interface MediumCount extends LineCount {
  medium: AdType
  /** Of so many lines. */
  lines: number
}

interface Reported {
  bookingId: number
  body: ReportBody
}

/** Adds up what may be added up: contacts of different kinds of sources stay apart. */
export function buildJointReport(reported: readonly Reported[], left: JointReport['left']): JointReport {
  const bookings = reported.map(toBooking)
  return {
    bookings,
    left,
    totals: [...AUDIENCE_BASES, null].flatMap((basis) => toTotal(basis, bookings)),
    counts: sumCounts(reported.map(({ body }) => body)),
    money: sumMoney(reported.map(({ body }) => body.money)),
    missing: reported
      .filter(({ body }) => body.missing.length > 0)
      .map(({ body }) => ({ title: body.space.title, texts: body.missing })),
    isOver: left.every(({ isPending }) => !isPending) && bookings.every(({ isOver }) => isOver),
  }
}

function toBooking({ bookingId, body }: Reported): ReportedBooking {
  const { reference, space, first, last, isOver, total, audience, visits } = body
  const due = body.lines.flatMap(({ duties }) => duties).filter(({ state }) => state !== 'waiting')
  return {
    bookingId,
    reference,
    ...space,
    first,
    last,
    isOver,
    contractedDays: total.contractedDays,
    deliveredDays: total.deliveredDays,
    contractedContacts: total.contractedContacts,
    deliveredContacts: total.deliveredContacts,
    basis: audience?.basis ?? null,
    costCents: total.costCents,
    proof: { accepted: due.filter(({ state }) => state === 'accepted').length, due: due.length },
    visits: visits ? sum(visits, 'total') : null,
  }
}

function toTotal(basis: AudienceBasis | null, bookings: readonly ReportedBooking[]): ReportTotal[] {
  const same = bookings.filter((one) => one.basis === basis)
  if (same.length === 0) return []
  const [deliveredContacts, costCents] = [sum(same, 'deliveredContacts'), sum(same, 'costCents')]
  const contractedContacts = sum(same, 'contractedContacts')
  const cpmCents = deliveredContacts > 0 ? Math.round((costCents * 1000) / deliveredContacts) : null
  return [{ basis, bookings: same.length, contractedContacts, deliveredContacts, costCents, cpmCents }]
}

/** Contracted is stated where every line states it. */
function sumCounts(bodies: readonly ReportBody[]): MediumCount[] {
  const all = bodies.flatMap(({ space: { medium }, lines }) =>
    lines.flatMap(({ counts = [] }) => counts.map((count) => ({ medium, ...count }))),
  )
  const same = Map.groupBy(all, ({ medium, what, basis }) => `${medium} ${what} ${basis}`)
  return [...same.values()].flatMap(([first, ...more]) => {
    if (!first) return []
    const rows = [first, ...more]
    const isStated = rows.every(({ contracted }) => contracted !== null)
    const contracted = isStated ? sum(rows, 'contracted') : null
    return [{ ...first, lines: rows.length, contracted, delivered: sum(rows, 'delivered') }]
  })
}

function sumMoney(all: readonly LedgerSums[]): LedgerSums {
  return {
    agreedCents: sum(all, 'agreedCents'),
    creditedCents: sum(all, 'creditedCents'),
    paidCents: sum(all, 'paidCents'),
    refundedCents: sum(all, 'refundedCents'),
    openCents: sum(all, 'openCents'),
  }
}

function sum<K extends string>(rows: readonly Record<K, number | null>[], key: K): number {
  return rows.reduce((total, row) => total + (row[key] ?? 0), 0)
}
