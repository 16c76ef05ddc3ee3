import { expect, it } from 'vitest'
import { toDollars, toWholeDollars } from './dollars.ts'

it.each([
  [170_049, 1700.49, 1700],
  [170_050, 1700.5, 1701],
  [0, 0, 0],
])('%d cents are %d dollars, %d on a card', (cents, dollars, whole) => {
  expect([toDollars(cents), toWholeDollars(cents)]).toEqual([dollars, whole])
})

it('what is not known stays so', () => {
  expect(toDollars(null)).toBeNull()
})
