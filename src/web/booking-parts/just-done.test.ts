import { expect, it, vi } from 'vitest'
import { announceDone, findDone, listenDone } from './just-done.ts'

it('says on the open page of a booking what was done there, each time anew, and nothing once it is left', () => {
  const show = vi.fn()
  const leave = listenDone(7, show)
  announceDone(7, 'Your quote is sent')
  const first = findDone(7)
  expect(first?.text).toBe('Your quote is sent')
  announceDone(7, 'Your quote is sent')
  expect(findDone(7)).not.toBe(first)
  expect(show).toHaveBeenCalledTimes(2)
  leave()
  expect(findDone(7)).toBeNull()
})

it('says nothing on the page of another booking', () => {
  const leave = listenDone(7, () => {})
  announceDone(8, 'Declined')
  expect([findDone(7), findDone(8)]).toEqual([null, null])
  leave()
})
