import { describe, expect, it, test } from 'vitest'
import {
  dayByKey,
  markedDays,
  type Selection,
  type SelectionStep,
  select,
  startSelection,
} from './selection.ts'

const YEAR = { first: '2026-11-22', last: '2027-10-31' }
const START = '2027-03-10'
const press = (day: string, extended = false): SelectionStep => ({ type: 'press', day, extends: extended })
const drag = (day: string): SelectionStep => ({ type: 'drag', day })
const RELEASE: SelectionStep = { type: 'release' }

/** "Shift+ArrowRight", "Escape", and steps of a pointer, one after another. */
function run(steps: (string | SelectionStep)[], from: Selection = startSelection(START)): Selection {
  return steps.reduce<Selection>((state, step) => {
    if (typeof step !== 'string') return select(state, step)
    if (step === 'Escape') return select(state, { type: 'clear' })
    const key = step.replace('Shift+', '')
    const to = dayByKey(key, state.cursor, YEAR)!
    return select(state, { type: 'move', to, extends: step !== key })
  }, from)
}

describe('keys', () => {
  test.each([
    ['ArrowLeft', '2027-03-09'],
    ['ArrowRight', '2027-03-11'],
    ['ArrowUp', '2027-03-03'],
    ['ArrowDown', '2027-03-17'],
    ['Home', '2027-03-08'],
    ['End', '2027-03-14'],
    ['PageUp', '2027-02-10'],
    ['PageDown', '2027-04-10'],
  ])('%s leads to %s', (key, wanted) => {
    expect(run([key])).toEqual({ cursor: wanted, anchor: null, press: null })
  })

  test.each(['Enter', 'a', 'Tab', ' '])('%s leads nowhere', (key) => {
    expect(dayByKey(key, START, YEAR)).toBeNull()
  })

  test.each([
    ['the first day', 'ArrowUp', '2026-11-25', '2026-11-22'],
    ['the last day', 'PageDown', '2027-10-15', '2027-10-31'],
    ['a Monday that is past', 'Home', '2026-11-22', '2026-11-22'],
  ])('stop at %s', (_, key, from, wanted) => {
    expect(dayByKey(key, from, YEAR)).toBe(wanted)
  })

  const marked: [steps: string[], days: [string, string] | null][] = [
    [['Shift+ArrowRight'], ['2027-03-10', '2027-03-11']],
    [
      ['Shift+ArrowRight', 'Shift+ArrowDown'],
      ['2027-03-10', '2027-03-18'],
    ],
    [
      ['Shift+ArrowLeft', 'Shift+ArrowLeft'],
      ['2027-03-08', '2027-03-10'],
    ],
    [
      ['Shift+ArrowRight', 'Shift+ArrowLeft'],
      ['2027-03-10', '2027-03-10'],
    ],
    [['Shift+PageDown'], ['2027-03-10', '2027-04-10']],
    [['Shift+End', 'ArrowRight'], null],
    [['Shift+End', 'Escape'], null],
    [
      ['ArrowRight', 'Shift+Home'],
      ['2027-03-08', '2027-03-11'],
    ],
  ]
  test.each(marked)('%j mark %j', (steps, days) => {
    expect(markedDays(run(steps))).toEqual(days && { first: days[0], last: days[1] })
  })
})

describe('a pointer', () => {
  const marked: [what: string, steps: (string | SelectionStep)[], days: [string, string] | null][] = [
    ['a press', [press('2027-04-01'), RELEASE], ['2027-04-01', '2027-04-01']],
    [
      'a second press marks up to it',
      [press('2027-04-05'), RELEASE, press('2027-04-01'), RELEASE],
      ['2027-04-01', '2027-04-05'],
    ],
    [
      'a third one begins anew',
      [press('2027-04-05'), RELEASE, press('2027-04-09'), RELEASE, press('2027-05-01'), RELEASE],
      ['2027-05-01', '2027-05-01'],
    ],
    ['the same day twice marks nothing', [press(START), RELEASE, press(START), RELEASE], null],
    [
      'a drag',
      [press('2027-04-01'), drag('2027-04-02'), drag('2027-04-04'), RELEASE],
      ['2027-04-01', '2027-04-04'],
    ],
    [
      'a drag back and beyond',
      [press('2027-04-01'), drag('2027-03-28'), RELEASE],
      ['2027-03-28', '2027-04-01'],
    ],
    [
      'a drag that returns to its first day',
      [press('2027-04-01'), drag('2027-04-02'), drag('2027-04-01'), RELEASE],
      ['2027-04-01', '2027-04-01'],
    ],
    [
      'a drag after a press begins where it begins',
      [press('2027-06-05'), RELEASE, press('2027-04-01'), drag('2027-04-03'), RELEASE],
      ['2027-04-01', '2027-04-03'],
    ],
    ['a press that scrolls', [press('2027-04-01'), { type: 'cancel' }], null],
    [
      'a drag that the browser takes over leaves what was marked',
      ['Shift+ArrowRight', press('2027-04-01'), drag('2027-04-03'), { type: 'cancel' }],
      ['2027-03-10', '2027-03-11'],
    ],
    ['a press with Shift', [press('2027-03-14', true), RELEASE], ['2027-03-10', '2027-03-14']],
    ['moving without a press', [drag('2027-04-03')], null],
  ]
  test.each(marked)('%s', (_, steps, days) => {
    expect(markedDays(run(steps))).toEqual(days && { first: days[0], last: days[1] })
  })

  it('is up in the end', () => {
    expect(run([press('2027-04-01'), drag('2027-04-02'), RELEASE]).press).toBeNull()
    expect(run([RELEASE])).toEqual(startSelection(START))
  })
})

it('marks the day under the cursor', () => {
  expect(markedDays(run([{ type: 'mark' }]))).toEqual({ first: START, last: START })
})
