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
] as const)('%s %j is nothing yet', (kind, value) => {
  expect(toSpaceChange(kind, value)).toBeNull()
})

it('takes back an opening, and nothing that has lost what it was', () => {
  expect(undoOf({ kind: 'booking', mode: 'request' })).toEqual({ kind: 'booking', mode: 'off' })
  expect(undoOf({ kind: 'booking', mode: 'off' })).toBeNull()
  expect(undoOf({ kind: 'price', dollars: '450' })).toBeNull()
})
