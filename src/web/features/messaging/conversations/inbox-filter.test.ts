import { expect, it } from 'vitest'
import { changeFilter, parseInboxFilter, parseThreadSearch } from './inbox-filter.ts'

it('keeps of an address what is known', () => {
  expect(parseInboxFilter({ side: 'seller', state: 'unread', q: ' wall ', cursor: '12', other: 1 })).toEqual({
    side: 'seller',
    state: 'unread',
    q: 'wall',
    cursor: '12',
  })
  expect(parseInboxFilter({ side: 'x', state: ['unread'], q: '', cursor: 'a'.repeat(21) })).toEqual({})
})

it('begins the list anew with every change', () => {
  const filter = parseInboxFilter({ side: 'seller', q: 'wall', cursor: '12' })
  expect(changeFilter(filter, { state: 'archived' })).toEqual({
    side: 'seller',
    q: 'wall',
    state: 'archived',
  })
  expect(changeFilter(filter, { q: undefined })).toEqual({ side: 'seller' })
  expect(changeFilter(filter, { cursor: '44' })).toEqual({ side: 'seller', q: 'wall', cursor: '44' })
})

it('reads the number before which messages begin', () => {
  expect(parseThreadSearch({ before: '12' })).toEqual({ before: 12 })
  expect(parseThreadSearch({ answer: 'not-free' })).toEqual({ answer: 'not-free' })
  expect(parseThreadSearch({ answer: 'a'.repeat(21) })).toEqual({})
  expect(parseThreadSearch({ answer: 3 })).toEqual({})
  for (const before of [undefined, '', '0', '-1', '1.5', 'x'])
    expect(parseThreadSearch({ before })).toEqual({})
})
