import { expect, it, vi } from 'vitest'
import { receiveDrafts, takeAll, takeDraft } from './taken-draft.ts'

it('waits for a form, and goes into the open one', () => {
  vi.useFakeTimers()
  const put = vi.fn()
  expect(takeDraft({ title: 'Wall in Kent' })).toBe(false)
  expect(takeDraft({ price: '300' })).toBe(false)
  const leave = receiveDrafts(put)
  // the page puts back its kept draft first
  expect(put).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(put).toHaveBeenCalledExactlyOnceWith({ title: 'Wall in Kent', price: '300' })
  expect(takeDraft({ title: 'Fence in Kent' })).toBe(true)
  expect(put).toHaveBeenLastCalledWith({ title: 'Fence in Kent' })
  leave()
  expect(takeDraft({ title: 'Roof' })).toBe(false)
  receiveDrafts(put)()
  vi.runAllTimers()
  expect(put).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

it('takes no price that the seller did not say, and no period', () => {
  const draft = {
    language: 'en',
    range: null,
    title: 'Wall in Kent',
    description: null,
    adType: 'billboard',
    listingType: 'rent',
    location: 'Kent',
    asked: null,
    price: { interval: 'month', count: 9, median: 500, lowerQuartile: 400, upperQuartile: 600 },
  } as const
  const rest = { title: 'Wall in Kent', type: 'billboard', listingType: 'rent', location: 'Kent' }
  expect(takeAll(draft)).toEqual(rest)
  const asked = { dollars: 300, interval: 'month', isPeriodSaid: false } as const
  expect(takeAll({ ...draft, asked })).toEqual({ ...rest, price: '300' })
})
