import { expect, it } from 'vitest'
import {
  type At,
  type ChoiceState,
  type ChoiceStep,
  cellByKey,
  choose,
  startChoosing,
} from './choose-cells.ts'

/** Nothing can be chosen in the last column. */
const keyOf = ({ row, column }: At) => (column > 3 ? null : `${row}${column}`)
const after = (...steps: ChoiceStep[]): ChoiceState =>
  steps.reduce((state, step) => choose(state, step, keyOf), startChoosing)
const at = (row: number, column: number): At => ({ row, column })
const press = (to: At, more = {}): ChoiceStep => ({
  type: 'press',
  at: to,
  extends: false,
  adds: false,
  ...more,
})
const chosenOf = ({ chosen }: ChoiceState) => [...chosen].sort().join(' ')

it.each<[string, ChoiceStep[], string]>([
  ['a press', [press(at(1, 1))], '11'],
  ['the same again', [press(at(1, 1)), press(at(1, 1))], ''],
  ['another', [press(at(1, 1)), press(at(2, 2))], '22'],
  ['another with Ctrl', [press(at(1, 1)), press(at(2, 2), { adds: true })], '11 22'],
  ['one taken away with Ctrl', [press(at(1, 1)), press(at(1, 1), { adds: true })], ''],
  ['Shift', [press(at(0, 0)), press(at(1, 1), { extends: true })], '00 01 10 11'],
  [
    'Shift back',
    [press(at(0, 0)), press(at(1, 1), { extends: true }), press(at(0, 1), { extends: true })],
    '00 01',
  ],
  [
    'a drag',
    [press(at(1, 1)), { type: 'drag', at: at(1, 3) }, { type: 'release' }, { type: 'drag', at: at(3, 3) }],
    '11 12 13',
  ],
  ['arrows with Shift', [{ type: 'move', to: at(0, 1), extends: true }], '00 01'],
  ['arrows alone', [press(at(1, 1)), { type: 'move', to: at(1, 2), extends: false }], '11'],
  [
    'Space elsewhere',
    [press(at(1, 1)), { type: 'move', to: at(3, 2), extends: false }, { type: 'toggle' }],
    '11 32',
  ],
  ['what is not sold', [press(at(0, 4))], ''],
  ['Escape', [press(at(1, 1)), { type: 'clear' }], ''],
])('%s', (_name, steps, expected) => {
  expect(chosenOf(after(...steps))).toBe(expected)
})

it('stops at one more than can be changed at once', () => {
  const wide: ChoiceStep[] = [press(at(0, 0)), { type: 'press', at: at(9999, 3), extends: true, adds: false }]
  expect(after(...wide).chosen.size).toBe(501)
})

it.each([
  ['ArrowUp', false, at(4, 2)],
  ['ArrowDown', false, at(6, 2)],
  ['ArrowLeft', false, at(5, 1)],
  ['ArrowRight', false, at(5, 3)],
  ['PageUp', false, at(0, 2)],
  ['PageDown', false, at(9, 2)],
  ['Home', false, at(5, 0)],
  ['End', false, at(5, 25)],
  ['Home', true, at(0, 0)],
  ['End', true, at(9, 25)],
  ['x', false, null],
])('%s (Ctrl: %s)', (key, ctrlKey, to) => {
  expect(cellByKey({ key, ctrlKey }, at(5, 2), { rows: 10, columns: 26, page: 8 })).toEqual(to)
})
