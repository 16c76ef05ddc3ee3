import { describe, expect, it } from 'vitest'
import { readCells } from '#domain/planning/brief-forms.ts'
import {
  describeLine,
  findAnswerProblem,
  nameLine,
  splitFitting,
  toCellValue,
  toFormKey,
  toParams,
} from './answer-words.ts'

const LINE = {
  id: 7,
  title: 'Ridge board',
  unitName: null,
  first: '2027-02-01',
  last: '2027-02-28',
  totalCents: null,
  nowCents: 90_000,
  problem: null,
} as never as Parameters<typeof describeLine>[0]

const SPACE = {
  listingId: 12,
  unitId: 40,
  title: 'Ridge board',
  place: 'Goldendale, WA',
  first: '2027-02-01',
  last: '2027-02-28',
  totalCents: 90_000,
  problem: null,
}

describe('lines of an answer', () => {
  it.each([
    [{}, '$900 all-in · Not sent yet'],
    [{ totalCents: 90_000 }, '$900 all-in · Sent'],
    [{ totalCents: 80_000 }, '$800 all-in · Sent · $900 now'],
    [{ totalCents: 90_000, nowCents: null, problem: 'Taken.' }, '$900 all-in · Sent · Taken.'],
    [{ nowCents: null, problem: 'Taken.' }, 'Not sent yet · Taken.'],
  ])('with %j say how they stand', (changed, said) => {
    expect(describeLine({ ...LINE, ...changed })).toBe(said)
  })

  it('are named with their unit where there are several', () => {
    expect(nameLine(LINE)).toMatch(/^Ridge board, Feb 1/)
    expect(nameLine({ ...LINE, unitName: 'North face' })).toMatch(/^Ridge board, North face, Feb 1/)
  })

  it('begin their form anew when something was sent, and keep what is typed when a space is added', () => {
    const sent = { ...LINE, totalCents: 90_000 }
    expect(toFormKey([sent])).not.toBe(toFormKey([LINE]))
    expect(toFormKey([{ ...sent, totalCents: 80_000 }])).not.toBe(toFormKey([sent]))
    expect(toFormKey([LINE, { ...LINE, id: 8 }])).toBe(toFormKey([LINE]))
    expect(toFormKey([{ ...sent, nowCents: 95_000 }, LINE])).toBe(toFormKey([sent]))
  })
})

describe('spaces that fit', () => {
  it('are told apart by whether they can be had', () => {
    const taken = { ...SPACE, listingId: 13, totalCents: null, problem: 'Taken.' }
    expect(splitFitting([SPACE, taken])).toEqual({ free: [SPACE], taken: [taken] })
    expect(splitFitting([])).toEqual({ free: [], taken: [] })
  })

  it.each([
    [SPACE, { id: 12, unitId: 40 }],
    [
      { ...SPACE, unitId: null },
      { id: 12, unitId: null },
    ],
  ])('are posted as they are read', (space, read) => {
    const days = { from: '2027-02-01', to: '2027-02-28' }
    const params = new URLSearchParams({ cell: toCellValue(space) })
    expect(readCells(params)).toEqual([{ ...read, ...days }])
  })
})

it('a form is posted with its texts alone', () => {
  const form = new FormData()
  form.append('line', '7')
  form.append('line', '8')
  form.append('file', new Blob(['x']))
  expect(toParams(form).toString()).toBe('line=7&line=8')
})

it.each([
  [[], 'Choose at least one space'],
  [[{ spaceCents: Number.NaN }], 'Write prices in dollars, such as 700'],
  [[{ spaceCents: null }, { spaceCents: 70_000 }], undefined],
])('of the answer %j the problem is %s', (lines, problem) => {
  expect(findAnswerProblem({ lines })).toBe(problem)
})
