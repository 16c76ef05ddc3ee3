import { expect, it } from 'vitest'
import { describeArtwork } from './artwork-due.ts'

const told = (
  side: 'buyer' | 'seller',
  state: 'missing' | 'rejected' | 'waiting' | 'approved',
  more: { isLate?: boolean; dueOn?: string | null } = {},
) => describeArtwork({ side, artwork: { state, dueOn: '2027-03-02', isLate: false, ...more } })

it('says what is waited for, and presses whom it waits for', () => {
  expect(told('buyer', 'missing')).toEqual({ text: 'Artwork due Mar 2', isPressing: false })
  expect(told('seller', 'missing', { isLate: true })).toEqual({
    text: 'Artwork is late, it was due Mar 2',
    isPressing: true,
  })
  expect(told('buyer', 'rejected')).toEqual({ text: 'Artwork refused, the next due Mar 2', isPressing: true })
  expect(told('seller', 'rejected', { dueOn: null })).toEqual({ text: 'Artwork refused', isPressing: false })
  expect(told('seller', 'waiting')).toEqual({ text: 'Artwork to approve', isPressing: true })
  expect(told('buyer', 'waiting')?.isPressing).toBe(false)
  expect(told('buyer', 'approved')).toBeNull()
  expect(describeArtwork({ side: 'buyer', artwork: null })).toBeNull()
})
