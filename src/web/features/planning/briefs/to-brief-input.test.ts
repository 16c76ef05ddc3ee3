import { describe, expect, it } from 'vitest'
import { toBriefInput } from './to-brief-input.ts'

const TYPED = {
  title: 'Spring',
  body: 'Boards by the port',
  from: '2027-01-04',
  to: '2027-01-31',
  budget: '6,000',
  answerBy: '2026-12-08',
  columns: 'Lit until',
  sellers: [3],
}
const START = { search: { plan: 7 }, plan: null }
const PLAN = {
  id: 7,
  name: 'Spring',
  media: ['print' as const],
  from: null,
  to: null,
  budgetCents: null,
}

describe('a new brief', () => {
  it('is sent as it is typed', () => {
    expect(toBriefInput({ ...TYPED, showsBudget: 'on' }, START)).toMatchObject({
      input: { budget: 6000, showsBudget: true, columns: ['Lit until'], planId: 7, media: [], sellers: [3] },
    })
  })

  it.each([
    [{ sellers: [] }, 'Choose at least one seller'],
    [{ sellers: Array.from({ length: 26 }, (_, at) => at + 1) }, 'Choose at most 25 sellers'],
    [{ title: ' ' }, 'Give the brief a name'],
    [{ body: '' }, 'Say what you are looking for'],
    [{ to: '' }, 'Say from when to when'],
    [{ answerBy: '' }, 'Say until when sellers can answer'],
    [{ budget: 'much' }, 'Write the budget in dollars, such as 6,000'],
  ])('with %j says what is missing', (changed, problem) => {
    expect(toBriefInput({ ...TYPED, ...changed }, START)).toEqual({ problem })
  })

  it.each([
    ['an empty budget is none', { budget: '' }, START, { budget: null, showsBudget: false }],
    ['cents are kept', { budget: '$6,000.50' }, START, { budget: 6000.5 }],
    ['without a plan', {}, { search: { place: 'Tacoma' }, plan: null }, { planId: null, place: 'Tacoma' }],
    ['media of the plan', {}, { search: { plan: 7 }, plan: PLAN }, { planId: 7, media: ['print'] }],
    [
      'media that were chosen before those of the plan',
      {},
      { search: { plan: 7, type: ['radio', 'billboard'] as const }, plan: PLAN },
      { media: ['radio', 'billboard'] },
    ],
    ['no columns', { columns: ' \n ' }, START, { columns: [] }],
  ])('%s', (_what, changed, start, input) => {
    expect(toBriefInput({ ...TYPED, ...changed }, start)).toMatchObject({ input })
  })

  it('names no place where its plan has one', () => {
    const read = toBriefInput(TYPED, START)
    expect('input' in read && Object.keys(read.input)).not.toContain('place')
  })

  it('goes to as many sellers as a brief can', () => {
    const sellers = Array.from({ length: 25 }, (_, at) => at + 1)
    expect(toBriefInput({ ...TYPED, sellers }, START)).toMatchObject({ input: { sellers } })
  })
})
