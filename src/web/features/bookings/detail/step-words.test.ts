import { expect, it } from 'vitest'
import type { Booking } from '#contract/bookings.ts'
import { listPageSteps } from './step-words.ts'

const event = (step: string) => ({ step }) as Booking['events'][number]

it('offers to challenge a hold once, and the next one again', () => {
  const steps: Booking['steps'] = ['challenge', 'decline']
  const offered = (...taken: string[]) => listPageSteps({ steps, events: taken.map(event) })
  expect(offered('request', 'hold')).toEqual(['challenge', 'decline'])
  expect(offered('request', 'hold', 'challenge')).toEqual(['decline'])
  expect(offered('hold', 'challenge', 'quote', 'hold')).toEqual(['challenge', 'decline'])
})
