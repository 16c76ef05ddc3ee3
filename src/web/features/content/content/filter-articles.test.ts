import { expect, it } from 'vitest'
import { filterArticles } from './filter-articles.ts'

const article = (title: string, description = '') => ({ title, description, slug: title })
const PARTS = [
  { title: 'Start', articles: [article('List a space', 'Photos and price'), article('Sign up')] },
  { title: 'Money', articles: [article('Fees'), article('Payouts', 'When the price arrives')] },
] as never

it.each([
  [
    '',
    [
      ['Start', 2],
      ['Money', 2],
    ],
  ],
  [
    '   ',
    [
      ['Start', 2],
      ['Money', 2],
    ],
  ],
  ['fees', [['Money', 1]]],
  [
    'PRICE',
    [
      ['Start', 1],
      ['Money', 1],
    ],
  ],
  ['start', []],
  ['nothing like it', []],
])('"%s" finds %j', (query, expected) => {
  expect(filterArticles(PARTS, query).map(({ title, articles }) => [title, articles.length])).toEqual(
    expected,
  )
})
