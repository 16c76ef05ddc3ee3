import { expect, it } from 'vitest'
import { siteWords } from './site-words.ts'

const queued = { status: 'queued', isFed: false, isRetried: false, isRemoved: false } as const

it.each([
  [queued, 'pending', 'After approval'],
  [queued, 'active', 'On its way'],
  // it was approved before: no approval is ahead
  [queued, 'paused', 'When it is resumed'],
  [{ ...queued, isRetried: true }, 'active', 'Not taken yet, trying again'],
  [{ ...queued, status: 'failed' }, 'active', 'Not taken'],
  [{ ...queued, status: 'posted' }, 'paused', 'Being taken down'],
  [{ ...queued, status: 'withdrawn' }, 'paused', 'Taken down'],
  [{ ...queued, status: 'posted', isRemoved: true }, 'active', 'Being taken down'],
  [{ ...queued, isFed: true }, 'active', 'In its feed'],
  [{ ...queued, isFed: true }, 'pending', 'While public'],
] as const)('%j of a listing that is %s: %s', (site, status, words) => {
  expect(siteWords(site, status)).toBe(words)
})
