import { expect, it } from 'vitest'
import { describeChange, toSpaceChange, undoOf } from './change-kinds.ts'

it.each([
  ['percent', '-10', { kind: 'percent', percent: -10 }, 'Lower the price by 10%'],
  ['percent', '2.5', { kind: 'percent', percent: 2.5 }, 'Raise the price by 2.5%'],
  ['price', ' 450 ', { kind: 'price', dollars: '450' }, 'Set the price to $450'],
  ['until', '', { kind: 'until', day: null }, 'Available without an end'],
  ['add-site', 'funlist', { kind: 'add-site', site: 'funlist' }, 'Post on FunList'],
  ['remove-tag', 'tourists', { kind: 'remove-tag', tag: 'tourists' }, 'Remove the tag “tourists”'],
  ['open', '', { kind: 'booking', mode: 'request' }, 'Open for booking'],
  ['archive', '', { kind: 'step', step: 'archive' }, 'Archive'],
  [
    'fact',
    'Illumination: All night',
    { kind: 'fact', label: 'Illumination', value: 'All night' },
    'Set Illumination to “All night”',
  ],
  ['fact', 'Read:', { kind: 'fact', label: 'Read', value: '' }, 'Take out the fact Read'],
  ['setupFee', '', { kind: 'field', field: 'setupFee', value: '' }, 'Clear the setup fee'],
  [
    'template',
    '7:Card 2027',
    { kind: 'terms', name: 'Card 2027', change: { kind: 'template', templateId: 7 } },
    'Apply Card 2027',
  ],
  ['structure', ' A-1 ', { kind: 'structure', number: 'A-1' }, 'Put on structure A-1'],
] as const)('%s %j is %j: %s', (kind, value, change, words) => {
  expect(toSpaceChange(kind, value)).toEqual(change)
  expect(describeChange(change)).toBe(words)
})

it.each([
  ['percent', ''],
  ['percent', '0'],
  ['percent', 'ten'],
  ['price', ' '],
  ['add-site', ''],
  ['add-tag', ' '],
  ['fact', 'Illumination'],
] as const)('%s %j is nothing yet', (kind, value) => {
  expect(toSpaceChange(kind, value)).toBeNull()
})

it('takes back what can be, under the name of the press', () => {
  expect(undoOf({ kind: 'booking', mode: 'request' }, 'press')).toEqual({ kind: 'booking', mode: 'off' })
  expect(undoOf({ kind: 'booking', mode: 'off' }, 'press')).toBeNull()
  expect(undoOf({ kind: 'price', dollars: '450' }, 'press')).toEqual({ kind: 'undo', act: 'press' })
  expect(undoOf({ kind: 'step', step: 'pause' }, 'press')).toEqual({ kind: 'undo', act: 'press' })
  expect(undoOf({ kind: 'step', step: 'archive' }, 'press')).toBeNull()
  expect(undoOf({ kind: 'undo', act: 'press' }, 'another')).toBeNull()
  expect(undoOf({ kind: 'terms', name: '', change: { kind: 'no-rates' } }, 'press')).toEqual({
    kind: 'terms',
    name: '',
    change: { kind: 'undo', act: 'press' },
  })
})
