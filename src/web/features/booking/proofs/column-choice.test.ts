import { expect, it } from 'vitest'
import { listNamed, readColumnChoice } from './column-choice.ts'

const NONE = { day: '', count: '', seconds: '' }

it('columns without a name cannot be chosen', () => {
  expect(listNamed(['Tag', '', ' ', 'Plays'])).toEqual(['Tag', 'Plays'])
})

it.each([
  [{ day: 'Tag' }, { day: 'Tag' }],
  [
    { day: 'Tag', count: 'Plays' },
    { day: 'Tag', count: 'Plays' },
  ],
  [
    { day: 'Tag', seconds: 'Length' },
    { day: 'Tag', seconds: 'Length' },
  ],
  [
    { day: 'Tag', count: 'Plays', seconds: 'Length' },
    { day: 'Tag', count: 'Plays', seconds: 'Length' },
  ],
])('the choice %j is sent as %j, without what is not in the log', (chosen, columns) => {
  expect(readColumnChoice({ ...NONE, ...chosen })).toEqual({ columns })
})

it.each([[{}], [{ count: 'Plays', seconds: 'Length' }]])('the choice %j names no day', (chosen) => {
  expect(readColumnChoice({ ...NONE, ...chosen })).toEqual({
    problem: 'Choose the column that holds the day',
  })
})
