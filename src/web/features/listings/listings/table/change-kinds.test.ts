import { expect, it } from 'vitest'
import { CHANGE_KINDS, describeChange, priceAfter, toSpaceChange, undoOf } from './change-kinds.ts'

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
  ['structure', ' ', { kind: 'structure', number: null }, 'Take off their structure'],
  ['structure-by-fact', '', { kind: 'structure-by-fact' }, 'Group by structure number'],
  ['from', '2027-01-04', { kind: 'from', day: '2027-01-04' }, 'Available from 2027-01-04'],
  ['from', '', { kind: 'from', day: null }, 'Available from any day'],
  ['until', '2027-01-31', { kind: 'until', day: '2027-01-31' }, 'Available until 2027-01-31'],
  ['add-tag', ' students ', { kind: 'add-tag', tag: 'students' }, 'Add the tag “students”'],
  ['remove-site', 'gone', { kind: 'remove-site', site: 'gone' }, 'Take off gone'],
  ['add-feature', ' Backlit ', { kind: 'add-feature', feature: 'Backlit' }, 'Add the feature “Backlit”'],
  ['remove-feature', 'Lit', { kind: 'remove-feature', feature: 'Lit' }, 'Remove the feature “Lit”'],
  [
    'fact',
    'Read: left: right',
    { kind: 'fact', label: 'Read', value: 'left: right' },
    'Set Read to “left: right”',
  ],
  [
    'minContract',
    ' 4 weeks ',
    { kind: 'field', field: 'minContract', value: '4 weeks' },
    'Set the minimum contract to “4 weeks”',
  ],
  ['venue', 'transit', { kind: 'field', field: 'venue', value: 'transit' }, 'Set the venue to “Transit”'],
  ['venue', '', { kind: 'field', field: 'venue', value: '' }, 'Clear the venue'],
  [
    'template',
    '7:Card: 2027',
    { kind: 'terms', name: 'Card: 2027', change: { kind: 'template', templateId: 7 } },
    'Apply Card: 2027',
  ],
  ['no-rates', '', { kind: 'terms', name: '', change: { kind: 'no-rates' } }, 'Take off the rate card'],
  ['pause', '', { kind: 'step', step: 'pause' }, 'Pause'],
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
  ['fact', ': All night'],
  ['add-feature', ' '],
  ['remove-tag', ''],
  ['description', ' '],
  ['template', ''],
  ['template', 'Card 2027'],
  ['template', ':Card 2027'],
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

it('a kind that asks for nothing is ready as it is chosen', () => {
  const ready = CHANGE_KINDS.filter(({ ask }) => ask === undefined).map(({ value }) => value)
  expect(ready.filter((kind) => toSpaceChange(kind, '') === null)).toEqual([])
})

it.each([
  [455, -10, 410],
  [900, 3, 927],
  [450, 2.5, 461],
  [1, -60, 0],
])('the price %i changed by %d percent is %i', (price, percent, after) => {
  expect(priceAfter(price, { kind: 'percent', percent })).toBe(after)
})

it('a price is foretold of a percentage alone', () => {
  expect(priceAfter(450, { kind: 'price', dollars: '500' })).toBeNull()
})
