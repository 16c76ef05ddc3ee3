import { describe, expect, it } from 'vitest'
import {
  describeDue,
  describePrice,
  describeSummary,
  describeSums,
  findPlanOf,
  listFacts,
  nameSpace,
  readColumns,
  sumOfSeller,
  takeCents,
  toBriefChange,
} from './brief-words.ts'

const LINE = { planId: null, problem: null, price: 'card', totalCents: 90_000, nowCents: 90_000 } as never

describe('words of a brief', () => {
  it('count answers and say until when', () => {
    const brief = { id: 1, title: 'Spring', answerBy: '2026-12-09T08:00:00.000Z', isOpen: true }
    expect(describeSummary({ ...brief, sellers: 5, answered: 2, declined: 1 })).toBe(
      '2 of 5 sellers answered · 1 declined · Answers until Dec 8, 2026',
    )
    expect(describeSummary({ ...brief, isOpen: false, sellers: 1, answered: 0, declined: 0 })).toBe(
      '0 of 1 seller answered · Closed',
    )
  })

  it.each([
    [{}, { total: '$900', note: 'Rate card' }],
    [{ price: 'offer' }, { total: '$900', note: 'Seller’s offer' }],
    [{ nowCents: 95_000 }, { total: '$950', note: 'Answered at $900' }],
    [
      { nowCents: null, problem: 'Taken.' },
      { total: '$900', note: 'Taken.' },
    ],
  ])('say of %j how its price stands', (changed, said) => {
    expect(describePrice({ ...(LINE as object), ...changed } as never)).toEqual(said)
  })

  it.each([
    [{}, 90_000],
    [{ nowCents: null }, 90_000],
    [{ nowCents: 95_000 }, 95_000],
    [{ planId: 3 }, null],
    [{ problem: 'Taken.' }, null],
  ])('take %j for its price now', (changed, cents) => {
    expect(takeCents({ ...(LINE as object), ...changed } as never)).toBe(cents)
  })

  it('add up what of a seller can be had', () => {
    const lines = [
      { ...(LINE as object), sellerId: 1 },
      { ...(LINE as object), sellerId: 1, problem: 'Taken.' },
      { ...(LINE as object), sellerId: 2 },
    ] as never
    expect(sumOfSeller({ lines }, 1)).toBe(90_000)
  })

  it('read columns line by line', () => {
    expect(readColumns(' Lit until \r\n\nPrinting included ')).toEqual(['Lit until', 'Printing included'])
  })

  it('say what is wanted, the budget only where it is known', () => {
    const facts = {
      id: 1,
      title: 'Spring',
      body: 'Boards by the port.',
      place: 'Tacoma, WA',
      media: ['billboard', 'radio'],
      from: '2027-01-04',
      to: '2027-01-31',
      budgetCents: null,
      columns: [],
      note: '',
      version: 1,
      answerBy: '2026-12-09T08:00:00.000Z',
      sentAt: '2026-12-01T08:00:00.000Z',
      isOpen: true,
    } as const
    const read = (changed: object) =>
      Object.fromEntries(
        listFacts({ ...facts, media: [...facts.media], columns: [], ...changed }).map(({ label, value }) => [
          label,
          value,
        ]),
      )
    expect(read({})).toMatchObject({ Where: 'Tacoma, WA', Due: 'Answers until Dec 8, 2026' })
    expect(read({})).not.toHaveProperty('Budget')
    expect(read({ media: [], budgetCents: 600_000 })).toMatchObject({ Media: 'Any', Budget: '$6,000 in all' })
  })

  it('say that a brief has closed', () => {
    expect(describeDue({ isOpen: false, answerBy: '2026-12-09T08:00:00.000Z' })).toBe('Closed')
  })
})

describe('answers side by side', () => {
  const answer = (id: number, name: string, state = 'answered') => ({ state, seller: { id, name } })
  const line = (sellerId: number, changed = {}) => ({ ...(LINE as object), sellerId, ...changed })

  it.each([
    [[], [], ''],
    [[answer(1, 'Ridge Outdoor')], [line(1), line(1), line(2)], 'Ridge Outdoor: $1,800'],
    [
      [answer(1, 'Ridge Outdoor'), answer(2, 'Port Media'), answer(3, 'Alki Radio', 'declined')],
      [line(1, { problem: 'Taken.' }), line(2, { nowCents: null }), line(3)],
      'Ridge Outdoor: $0 · Port Media: $900',
    ],
  ])('of %j with %j add up to %j', (answers, lines, words) => {
    expect(describeSums({ answers, lines } as never)).toBe(words)
  })

  it.each([
    [{}, { name: 'Ridge board', facts: 'Billboard · Goldendale, WA' }],
    [{ unitName: 'North face' }, { name: 'Ridge board, North face', facts: 'Billboard · Goldendale, WA' }],
    [
      { medium: 'radio', size: '30 s', place: '' },
      { name: 'Ridge board', facts: 'Radio · 30 s' },
    ],
  ])('name the space %j as %j', (changed, said) => {
    const space = { title: 'Ridge board', unitName: null, medium: 'billboard', size: null }
    expect(nameSpace({ ...space, place: 'Goldendale, WA', ...changed } as never)).toEqual(said)
  })

  it.each([
    ['of the brief', 7, [line(1, { planId: 3 })], 7],
    ['of the first line that was taken', null, [line(1), line(1, { planId: 3 }), line(2, { planId: 4 })], 3],
    ['that is new', null, [line(1)], null],
  ])('go into the plan %s', (_which, planId, lines, target) => {
    expect(findPlanOf({ planId, lines } as never)).toBe(target)
  })
})

it('sends of a changed brief what was changed, with the version that was read', () => {
  const answerBy = '2026-12-09T08:00:00.000Z'
  const brief = { title: 'Spring', body: 'Walls', note: '', answerBy, version: 3 }
  expect(
    toBriefChange(brief, { title: 'Spring', body: 'Walls', note: '', answerBy: '2026-12-08' }),
  ).toBeNull()
  expect(toBriefChange(brief, { note: 'Lit ones first', answerBy: '2026-12-10' })).toEqual({
    version: 3,
    note: 'Lit ones first',
    answerBy: '2026-12-10',
  })
})
