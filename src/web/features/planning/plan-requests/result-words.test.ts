import { expect, it } from 'vitest'
import { describeAbove, listResults } from './result-words.ts'

const lineOf = (lineId: number) => ({
  title: lineId === 4 ? null : `Wall ${lineId}`,
  status: lineId === 2 ? ('awaiting-payment' as const) : undefined,
})

it('says of each line what has become of it', () => {
  const said = listResults(
    [
      { lineId: 1, step: 'request', state: 'sent', message: null },
      { lineId: 2, step: 'book', state: 'sent', message: null },
      { lineId: 3, step: 'request', state: 'waiting', message: null },
      { lineId: 4, step: 'book', state: 'refused', message: 'These dates are taken.' },
    ],
    lineOf,
  )
  expect(said.map(({ words }) => words)).toEqual([
    'Wall 1: requested',
    'Wall 2: to be paid',
    'Wall 3: on the way',
    'A space: These dates are taken.',
  ])
})

it('asks for what is above a limit, if anything is', () => {
  const of = (...isAbove: boolean[]) => describeAbove(isAbove.map((one) => ({ isAbove: one })))
  expect([of(), of(false), of(true, false), of(true, true, true)]).toEqual([
    null,
    null,
    'Ask for approval',
    'Ask for approval of 3 spaces',
  ])
})
