import { expect, it } from 'vitest'
import { parseReviewFilter } from './review-filter.ts'

it.each([
  ['nothing', {}, {}],
  ['a status', { status: 'pending' }, { status: 'pending' }],
  ['one that does not exist', { status: 'live' }, {}],
  ['words, trimmed', { q: ' pine ', status: 'active' }, { q: 'pine', status: 'active' }],
  ['words that are figures', { q: '98101' }, { q: '98101' }],
  [
    'the queue of edits, which has no filter',
    { queue: 'edits', status: 'pending', q: 'pine' },
    { queue: 'edits' },
  ],
  ['a queue that does not exist', { queue: 'prices', q: 'pine' }, { q: 'pine' }],
  ['a repeated key', { q: ['a', 'b'], status: ['pending'] }, {}],
])('%s', (_what, raw, filter) => {
  expect(parseReviewFilter(raw)).toEqual(filter)
})

it('cuts what is longer than any title', () => {
  expect(parseReviewFilter({ q: 'a'.repeat(500) }).q).toHaveLength(200)
})
