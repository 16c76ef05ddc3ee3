import { expect, it } from 'vitest'
import { runQuery } from '#test/support/run-query.ts'
import {
  articleQuery,
  faqQuery,
  helpCategoryQuery,
  helpSearchQuery,
  helpTopicQuery,
  legalQuery,
  postQuery,
} from './queries.ts'

const QUERIES = [
  [helpSearchQuery('a&b'), 'GET /api/content/search?q=a%26b'],
  [helpCategoryQuery('selling'), 'GET /api/content/categories/selling'],
  [helpTopicQuery('fees'), 'GET /api/content/topics/fees'],
  [articleQuery('what/ever'), 'GET /api/content/articles/what%2Fever'],
  [faqQuery('privacy'), 'GET /api/content/faqs/privacy'],
  [legalQuery('privacy'), 'GET /api/content/legal/privacy'],
  [postQuery('hello'), 'GET /api/content/posts/hello'],
] as const

it.each(QUERIES)('%# reads its own text', async (query, call) => {
  const { data, calls } = await runQuery(query as never, { [call]: { title: 'Text' } })
  expect([data, calls]).toEqual([{ title: 'Text' }, [call]])
})

it('texts of the same name are kept apart', () => {
  const keys = QUERIES.map(([query]) => JSON.stringify(query.queryKey))
  expect(new Set(keys).size).toBe(QUERIES.length)
})
