import { expect, it } from 'vitest'
import { whyNotSaved } from './why-not-saved.ts'

it('one view more than can be kept is refused, and drops no other', () => {
  const full = Array.from({ length: 20 }, (_, index) => ({ name: `V${index}` }))
  expect(whyNotSaved(full, 'New')).toBe('You have 20 saved views. Remove one first.')
  expect(whyNotSaved(full, ' V3 ')).toBeUndefined()
  expect(whyNotSaved(full.slice(1), 'New')).toBeUndefined()
})
