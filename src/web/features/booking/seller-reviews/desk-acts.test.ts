import { expect, it } from 'vitest'
import { describeWaiting, listActs } from './desk-acts.ts'

const SHOWN = { state: 'shown', reply: null, reports: [], reason: null } as const
const reply = { body: 'Thank you.', createdAt: '2027-03-01T00:00:00Z' }
const labels = (of: Parameters<typeof listActs>[0]) => listActs(of).map(({ label }) => label)

it('offers moderators what would change something', () => {
  expect(labels({ ...SHOWN, state: 'held' })).toEqual(['Show it', 'Hide it'])
  expect(labels({ ...SHOWN, reports: ['Untrue'] })).toEqual(['Keep it', 'Hide it'])
  expect(labels({ ...SHOWN, state: 'hidden' })).toEqual(['Show it'])
  expect(labels({ ...SHOWN, reply: { ...reply, state: 'held' } })).toEqual([
    'Hide it',
    'Show the reply',
    'Hide the reply',
  ])
})

it('says why a review is on the desk', () => {
  expect(describeWaiting({ ...SHOWN, state: 'held' })).toContain('Held')
  expect(describeWaiting({ ...SHOWN, state: 'hidden', reason: 'An insult.' })).toBe('Hidden: An insult.')
  expect(describeWaiting({ ...SHOWN, reports: ['Untrue', 'An ad'] })).toBe('Reported 2 times')
  expect(describeWaiting({ ...SHOWN, reply: { ...reply, state: 'held' } })).toBe('Its reply is held')
})
