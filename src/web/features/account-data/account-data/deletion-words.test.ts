import { expect, it } from 'vitest'
import { describeDeletion } from './deletion-words.ts'

const deletion = { askedAt: '2026-11-30T18:00:00Z', dueAt: '2026-12-07T18:00:00Z' }

it.each([
  ['Olive Owner', /^Olive Owner asked for it on .*Nov 30.* Until then everything works as before\.$/],
  [null, /^A former owner asked for it on /],
])('says when a company is deleted, and who asked for it: %s', (askedBy, more) => {
  const words = describeDeletion('Alder Outdoor', { ...deletion, askedBy })
  expect(words.title).toMatch(/^Alder Outdoor will be deleted on .*Dec 7/)
  expect(words.more).toMatch(more)
})
