import { expect, it } from 'vitest'
import { SUPPORT_CATEGORIES } from '#domain/content/support.ts'
import { type InboxFilter, parseInboxFilter } from './inbox-filter.ts'

const CATEGORY = Object.keys(SUPPORT_CATEGORIES)[0] as NonNullable<InboxFilter['category']>
const parse = (search: object) => JSON.parse(JSON.stringify(parseInboxFilter({ ...search })))

it.each<[string, object, InboxFilter]>([
  ['nothing', {}, {}],
  ['open is what is shown anyway', { status: 'open' }, {}],
  ['another status', { status: 'closed' }, { status: 'closed' }],
  ['all of them', { status: 'all' }, { status: 'all' }],
  ['one that does not exist', { status: 'lost' }, {}],
  ['a category', { category: CATEGORY }, { category: CATEGORY }],
  ['one that does not exist', { category: 'gossip' }, {}],
  ['whose it is', { assignee: 'me' }, { assignee: 'me' }],
  ['an admin’s id, whatever the address makes of it', { assignee: 7 }, { assignee: '7' }],
  ['words', { q: 'refund' }, { q: 'refund' }],
  ['a page and a ticket', { page: '2', ticket: '41' }, { page: 2, ticket: 41 }],
  ['no page below one', { page: '0' }, {}],
  ['no half page', { page: '1.5' }, {}],
  ['no ticket beyond any number', { ticket: '2147483648' }, {}],
])('%s', (_what, search, filter) => {
  expect(parse(search)).toEqual(filter)
})

it('cuts words that are longer than any question', () => {
  expect(parseInboxFilter({ q: 'a'.repeat(500) }).q).toHaveLength(100)
})
