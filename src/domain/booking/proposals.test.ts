import { describe, expect, it } from 'vitest'
import { buildAgreedTerms } from '#test/support/booking/build-agreed-terms.ts'
import {
  describeProposalChanges,
  findInLines,
  nameProposalLine,
  type ProposalBody,
  spreadPrice,
} from './proposals.ts'

const face = (unitId: number, name: string, totalCents = 100_000) => {
  const terms = buildAgreedTerms()
  const [unit] = terms.units
  return { ...terms, units: [{ ...unit!, unitId, name }], totalCents }
}
const other = {
  ...face(9, 'Face'),
  listing: { ...buildAgreedTerms().listing, id: 4711, title: 'South wall' },
}
const { title } = buildAgreedTerms().listing

const body = (lines: ReturnType<typeof face>[], given: Partial<ProposalBody> = {}): ProposalBody => ({
  title: 'Winter',
  intro: '',
  price: 'lines',
  lines,
  totalCents: lines.reduce((sum, line) => sum + line.totalCents, 0),
  holds: false,
  validUntil: '2026-12-15T20:00:00.000Z',
  ...given,
})

describe('a line of a proposal', () => {
  it('has the name of its face only where two faces of its space stand there', () => {
    const [left, right] = [face(1, 'Left'), face(2, 'Right')]
    expect(nameProposalLine(left, [left, other])).toBe(title)
    expect([left, right].map((line) => nameProposalLine(line, [left, right, other]))).toEqual([
      `${title}, Left`,
      `${title}, Right`,
    ])
  })
})

describe('what has changed', () => {
  it('names lines that came, went or cost another price, and the total', () => {
    const before = body([face(1, 'Left'), other])
    const after = body([face(1, 'Left', 90_000), face(2, 'Right')])
    expect(
      describeProposalChanges(before, after).map((text) => text.replace(/, \w+ \d.*?(?= was|:)/, '')),
    ).toEqual([
      'South wall was taken out',
      `${title}, Left: $1,000 is now $900`,
      `${title}, Right was added`,
      'the total was $2,000 and is $1,900',
    ])
  })

  it('says nothing of what is the same', () => {
    expect(describeProposalChanges(body([other]), body([other]))).toEqual([])
    expect(describeProposalChanges(body([other]), body([other], { intro: 'Hello' }))).toEqual([
      'the words were changed',
    ])
  })
})

it.each([
  [1000, [300, 100], [750, 250]],
  [1000, [0, 0, 0], [333, 334, 333]],
  [1, [500, 500], [1, 0]],
])('spreads %d over %j by what each costs: %j', (total, cards, parts) => {
  expect(spreadPrice(total, cards)).toEqual(parts)
})

it.each([
  [1, '2027-01-04', '2027-01-31', 'all'],
  [1, '2027-01-10', '2027-01-20', 'all'],
  [1, '2027-01-10', '2027-02-20', 'some'],
  [1, '2026-12-01', '2027-03-20', 'some'],
  [1, '2027-02-01', '2027-02-28', 'none'],
  [2, '2027-01-04', '2027-01-31', 'none'],
] as const)('of unit %i from %s to %s, the lines have %s of the days', (unitId, first, last, share) => {
  const lines = [{ unitId: 1, first: '2027-01-04', last: '2027-01-31' }]
  expect(findInLines(lines, { unitId, first, last })).toBe(share)
})
