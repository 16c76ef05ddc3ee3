import { describe, expect, it } from 'vitest'
import { buildAgreedTerms } from '#test/support/booking/build-agreed-terms.ts'
import { toCanonicalJson } from '../canonical-json.ts'
import { listDuties } from '../proof/duties.ts'
import { type GivenProof, listDutyStands } from '../proof/stand.ts'
import type { AgreedTerms } from '../terms.ts'
import { buildReport, type ReportFacts } from './build-report.ts'
import {
  describeContacts,
  describeDelivered,
  describeReportLine,
  listReportFigures,
  listReportMoney,
} from './report-figures.ts'

const MONEY = {
  agreedCents: 272_350,
  creditedCents: 0,
  paidCents: 272_350,
  refundedCents: 0,
  openCents: 0,
}
const WEEKLY = { value: 7000, per: 'week', basis: 'seller-stated' } as const
const [FACE] = buildAgreedTerms().units

/** Mar 1 to Mar 28: 28 days for $1,620.00 of space. */
function report(
  given: Partial<AgreedTerms> = {},
  facts: Partial<ReportFacts> & { proofs?: GivenProof[] } = {},
) {
  const terms = buildAgreedTerms(given)
  const { asOf = '2027-04-20', endedOn = null, proofs = [] } = facts
  const stands = listDutyStands(listDuties(terms, { endedOn }), proofs, asOf)
  const files: ReportFacts['files'] = []
  return buildReport({
    bookingId: 42,
    version: 1,
    sha256: 'ab',
    terms,
    asOf,
    endedOn,
    stands,
    files,
    money: MONEY,
    netLeftCents: terms.netCents,
    hasOpenDispute: false,
    ...facts,
  })
}
const KEY = '1@2027-03-01/posting'

describe('a report', () => {
  it('sets what was delivered beside what was contracted, and prices a thousand of what ran', () => {
    const body = report({ audience: WEEKLY }, { proofs: [{ duty: KEY, decision: 'accepted' }] })
    expect(body.total).toEqual({
      contractedDays: 28,
      deliveredDays: 28,
      makeGoodDays: 0,
      contractedContacts: 28_000,
      deliveredContacts: 28_000,
      costCents: 162_000,
      // $1,620 for 28 thousand
      cpmCents: 5786,
    })
    expect(body.missing).toEqual([])
    expect(body.lines[0]!.duties).toMatchObject([{ state: 'accepted', files: 1 }])
    expect(listReportFigures(body).map(({ text }) => text)).toEqual([
      '28 days',
      '28 days',
      '28,000, stated by the seller',
      '28,000, stated by the seller',
      '$1,620.00 before tax',
      '$57.86, contacts stated by the seller',
    ])
    expect(toCanonicalJson(body)).toContain('"reference":"PLA-B00042"')
  })

  it('names what is missing as missing, and guesses no audience', () => {
    const body = report()
    expect(body.missing).toEqual([
      'A photo, a recording or a copy, North face, Mar 1 to Mar 28, 2027: missing, due since Mar 15.',
      'Contacts and cost per thousand are not stated: the terms name no audience.',
    ])
    expect(body.total).toMatchObject({ contractedContacts: null, deliveredContacts: null, cpmCents: null })
    expect(describeContacts(body.lines[0]!)).toBe('not stated')
    // a period names its days itself
    const logs = report({ proofDuties: [{ about: 'log', kind: 'play-log', workingDays: 5 }] })
    expect(logs.missing[0]).toMatch(/^Play log, Mar 1 to Mar 28, 2027, North face: missing, due since/)
    const states = [
      [[{ duty: KEY, decision: null }], 'handed in, and not yet accepted'],
      [[{ duty: KEY, decision: 'questioned' }], 'questioned by the buyer'],
    ] as [GivenProof[], string][]
    for (const [proofs, words] of states)
      expect(report({ audience: WEEKLY }, { proofs }).missing).toEqual([expect.stringContaining(words)])
    expect(report({}, { hasOpenDispute: true }).missing[0]).toMatch(/^A dispute .* is open/)
    const days = { first: '2027-03-01', last: '2027-03-08' }
    expect(
      report({}, { creditedDays: [{ kind: 'posted-late', ...days, creditCents: 32_000 }] }).missing[0],
    ).toBe(
      'Posted late, Mar 1 to Mar 8, 2027: Placard decided a dispute, and $320.00 was credited. These days still count as delivered.',
    )
  })

  it('counts no day that has not ended, nor what it costs', () => {
    const body = report({ audience: WEEKLY }, { asOf: '2027-03-15' })
    expect(body.isOver).toBe(false)
    expect(body.total).toMatchObject({ deliveredDays: 14, deliveredContacts: 14_000, costCents: 81_000 })
    expect(body.total.cpmCents).toBe(5786)
    expect(body.missing.at(-1)).toBe('It is not over: days that have not ended are not counted.')
    expect(report({ audience: WEEKLY }, { asOf: '2027-03-01' }).total).toMatchObject({
      deliveredDays: 0,
      deliveredContacts: 0,
      costCents: 0,
      cpmCents: null,
    })
  })

  it('takes off what both sides agreed was not shown, credited or made good', () => {
    const credits = [{ first: '2027-03-10', last: '2027-03-16', cents: 40_500, taxCents: 0 }]
    const [space, vinyl] = buildAgreedTerms().amounts
    const credited = report({
      audience: WEEKLY,
      credits,
      amounts: [{ ...space!, cents: 121_500 }, vinyl!],
      netCents: 221_500,
    })
    expect(credited.total).toMatchObject({ deliveredDays: 21, deliveredContacts: 21_000, costCents: 121_500 })
    expect(describeDelivered(credited.lines[0]!)).toBe('21 of 28 days, 7 lost')
    // half of it is over: what ran in it costs what it costs in the end, not a share of what is credited
    const running = report(
      {
        audience: WEEKLY,
        credits: [{ first: '2027-03-08', last: '2027-03-14', cents: 40_500, taxCents: 0 }],
        amounts: [{ ...space!, cents: 121_500 }, vinyl!],
        netCents: 221_500,
      },
      { asOf: '2027-03-15' },
    )
    expect(running.total).toMatchObject({ deliveredDays: 7, costCents: 40_500, cpmCents: 5786 })

    const made = {
      ...FACE!,
      first: '2027-04-01',
      last: '2027-04-07',
      isMakeGood: true,
      insteadOf: { first: '2027-03-10', last: '2027-03-16' },
    }
    const good = report({ audience: WEEKLY, units: [FACE!, made], last: '2027-04-07' })
    expect(good.lines.map(describeReportLine)).toEqual(['North face', 'Make-good, North face'])
    expect(good.total).toMatchObject({ contractedDays: 28, deliveredDays: 28, makeGoodDays: 7 })
    expect(good.total).toMatchObject({ contractedContacts: 28_000, deliveredContacts: 28_000 })

    const { insteadOf: _, ...untold } = made
    const earlier = report({ audience: WEEKLY, units: [FACE!, untold], last: '2027-04-07' })
    expect(earlier.total).toMatchObject({ deliveredDays: 28, deliveredContacts: 28_000 })
    expect(earlier.notes).toContainEqual(expect.stringContaining('its days are not added'))
  })

  it('ends with the day on which it was cancelled, and what was credited by the books is no cost', () => {
    const body = report(
      { audience: WEEKLY },
      { endedOn: '2027-03-08', netLeftCents: 262_000 - 120_000, money: { ...MONEY, openCents: -120_000 } },
    )
    expect(body.isOver).toBe(true)
    expect(body.total).toMatchObject({ deliveredDays: 7, deliveredContacts: 7000, costCents: 42_000 })
    expect(body.notes).toContainEqual(expect.stringContaining('cancelled on Mar 8'))
    expect(listReportMoney(body).at(-1)).toEqual({ label: 'Owed to the buyer', text: '$1,200.00' })
  })

  it('counts a figure of an issue by the issue, and says whose share it is', () => {
    const issue = (first: string, label: string) => ({ ...FACE!, first, last: first, label, capacity: 8 })
    const units = [issue('2027-03-01', 'March issue'), issue('2027-04-01', 'April issue')]
    const body = report({
      audience: { value: 20_000, per: 'issue', basis: 'circulation' },
      units,
      last: '2027-04-01',
    })
    expect(body.total).toMatchObject({ contractedContacts: 40_000, deliveredContacts: 40_000 })
    expect(body.lines.map(describeReportLine)).toEqual([
      'North face, March issue, 1 of 8',
      'North face, April issue, 1 of 8',
    ])
    expect(body.notes).toContainEqual(expect.stringContaining('of the whole space'))
  })
})
