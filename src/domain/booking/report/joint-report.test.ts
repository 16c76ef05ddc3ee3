import { describe, expect, it } from 'vitest'
import { buildJointReport } from './joint-report.ts'
import {
  describeLeft,
  describeMediumCount,
  describeProof,
  describeReportedContacts,
  describeReportTotal,
  listOpen,
} from './joint-report-words.ts'
import type { ReportBody } from './report-body.ts'

const MONEY = { agreedCents: 100, creditedCents: 10, paidCents: 60, refundedCents: 5, openCents: 35 }

type Given = Omit<Partial<ReportBody>, 'total'> & { total?: Partial<ReportBody['total']>; states?: string[] }

function bodyOf({ total, states = [], ...given }: Given) {
  const duties = states.map((state) => ({ title: 'Photo', dueOn: '2027-03-08', state, files: 0 }))
  return {
    reference: 'PLA-B00042',
    space: { title: 'Dome wall', place: 'Tacoma', medium: 'billboard' },
    first: '2027-03-01',
    last: '2027-03-28',
    isOver: true,
    audience: null,
    lines: [{ duties }],
    money: MONEY,
    missing: [],
    ...given,
    total: {
      contractedDays: 28,
      deliveredDays: 28,
      contractedContacts: null,
      deliveredContacts: null,
      costCents: 100_000,
      ...total,
    },
  } as unknown as ReportBody
}

const measured = (contacts: number, costCents: number) =>
  bodyOf({
    audience: { value: 1, per: 'week', basis: 'measured' },
    total: { contractedContacts: contacts, deliveredContacts: contacts, costCents },
  })
const report = (bodies: ReportBody[], left: { title: string; reason: string; isPending: boolean }[] = []) =>
  buildJointReport(
    bodies.map((body, at) => ({ bookingId: at + 1, body })),
    left,
  )

describe('the report of several bookings', () => {
  it('adds up contacts of one basis alone, and prices a thousand of them', () => {
    const stated = bodyOf({
      audience: { value: 1, per: 'week', basis: 'seller-stated' },
      total: { contractedContacts: 9000, deliveredContacts: 4500, costCents: 45_000 },
    })
    const { totals } = report([measured(20_000, 60_000), stated, measured(10_000, 30_000), bodyOf({})])
    expect(totals.map(describeReportTotal)).toEqual([
      '$900.00 before tax for 2 spaces: 30,000 of 30,000 contacts, measured, at $30.00 for a thousand',
      '$450.00 before tax for 1 space: 4,500 of 9,000 contacts, stated by the seller, at $100.00 for a thousand',
      '$1,000.00 before tax for 1 space: contacts not stated in the terms',
    ])
  })

  it('adds up what was counted by medium, thing and basis, and nothing across them', () => {
    const bodyWith = (medium: string, counts: object[]) =>
      bodyOf({
        space: { title: '', place: '', medium } as ReportBody['space'],
        lines: [{ duties: [], counts }] as never,
      })
    const plays = { what: 'plays', contracted: 100, delivered: 90, basis: 'log' }
    const views = { what: 'views', contracted: null, delivered: 7, basis: 'seller-stated' }
    const spots = { what: 'spots', contracted: 15, delivered: 15, basis: 'affidavit' }
    const { counts } = report([
      bodyWith('digital', [plays]),
      bodyWith('digital', [plays, views]),
      bodyWith('radio', [spots]),
      bodyWith('radio', [{ ...spots, contracted: null }]),
    ])
    expect(counts.map(describeMediumCount)).toEqual([
      'Digital: 180 of 200 plays, by the play log',
      'Digital: 7 views, stated by the seller',
      'Radio: 30 spots, by affidavit',
    ])
  })

  it('has no price for a thousand of nothing', () => {
    expect(report([measured(0, 100)]).totals).toMatchObject([{ deliveredContacts: 0, cpmCents: null }])
  })

  it('adds up the money of all, whatever their basis', () => {
    expect(report([bodyOf({}), measured(1, 1)]).money).toEqual({
      agreedCents: 200,
      creditedCents: 20,
      paidCents: 120,
      refundedCents: 10,
      openCents: 70,
    })
  })

  it('counts what is due by now of the proof, and names what is not stated', () => {
    const [row] = report([bodyOf({ states: ['accepted', 'overdue', 'waiting'] })]).bookings
    expect([describeProof(row!), describeReportedContacts(row!)]).toEqual(['1 of 2 accepted', 'not stated'])
    expect(describeProof(report([bodyOf({ states: ['waiting'] })]).bookings[0]!)).toBe('not due yet')
  })

  it('is over once each booking has run, and names what never came to one', () => {
    expect(report([bodyOf({})]).isOver).toBe(true)
    expect(report([bodyOf({}), bodyOf({ isOver: false })]).isOver).toBe(false)
    const open = report(
      [bodyOf({ missing: ['Photo: missing.'] })],
      [{ title: 'Bus', reason: 'Not booked.', isPending: false }],
    )
    expect(open.isOver).toBe(true)
    const later = { title: 'Radio', reason: 'Booked: later.', isPending: true }
    expect(report([bodyOf({})], [later]).isOver).toBe(false)
    expect(listOpen(open)).toEqual(['Dome wall: Photo: missing.', 'Bus: Not booked.'])
  })

  it('says why something has none, and whether it will have one', () => {
    const left = [null, 'draft', 'declined', 'cancelled', 'requested', 'booked'] as const
    expect(left.map(describeLeft)).toEqual([
      { reason: 'Not booked.', isPending: false },
      { reason: 'Not booked.', isPending: false },
      { reason: 'Declined: nothing ran.', isPending: false },
      { reason: 'Cancelled: nothing ran.', isPending: false },
      { reason: 'Requested: its report begins with its first day.', isPending: true },
      { reason: 'Booked: its report begins with its first day.', isPending: true },
    ])
  })
})
