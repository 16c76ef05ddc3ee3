import { expect, it } from 'vitest'
import { describeShowing } from './showing-words.ts'

it('says what is asked to whom it is asked, and nothing of what is private', () => {
  const asked = { state: 'asked' } as const
  expect(describeShowing(asked, 'buyer')).toContain('The seller asks to show this photo')
  expect(describeShowing(asked, 'seller')).toContain('The buyer is asked')
  expect(describeShowing({ state: 'shown' }, 'buyer')).toBe('Shown on the page of the space.')
  expect(describeShowing({ state: null }, 'seller')).toBe('')
})
