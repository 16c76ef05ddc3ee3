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
})
