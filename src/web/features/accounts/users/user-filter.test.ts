import { expect, it } from 'vitest'
import { parseUserFilter } from './user-filter.ts'

it.each([
  ['nothing', {}, {}],
  ['words, trimmed', { q: '  rosa ' }, { q: 'rosa' }],
  ['blanks are no words', { q: '   ' }, {}],
  ['a status and a role', { status: 'suspended', role: 'admin' }, { status: 'suspended', role: 'admin' }],
  ['a status that does not exist', { status: 'banned', role: 'user' }, { role: 'user' }],
  ['a role that does not exist', { role: 'owner', q: 'rosa' }, { q: 'rosa' }],
  ['a repeated key is a list, and none', { q: ['rosa', 'ana'], status: ['active'] }, {}],
  ['what the address says besides', { page: '3', sort: 'name' }, {}],
])('%s', (_what, raw, filter) => {
  expect(parseUserFilter(raw)).toEqual(filter)
})

it('cuts words that no account could have', () => {
  expect(parseUserFilter({ q: 'a'.repeat(500) }).q).toHaveLength(200)
})
