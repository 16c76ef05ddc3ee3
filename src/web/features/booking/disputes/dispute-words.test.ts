import { expect, it } from 'vitest'
import { runPages } from '#test/support/run-query.ts'
import { hasCredit, RESOLUTION_LABELS, RESOLUTION_OPTIONS } from './dispute-words.ts'
import { disputesQuery } from './queries.ts'

it.each([
  ['refund', true],
  ['credit', true],
  ['make-good', false],
  ['nothing', false],
  [undefined, false],
] as const)('%s comes with a sum: %s', (resolution, expected) => {
  expect(hasCredit(resolution)).toBe(expected)
})

it('what is decided is called the same in the choice and afterwards', () => {
  for (const { value, label } of RESOLUTION_OPTIONS) expect(RESOLUTION_LABELS[value]).toBe(label)
})

it.each([
  ['open', 'status=open&status=answered'],
  ['decided', 'status=resolved&status=withdrawn'],
] as const)('%s disputes are those of %s', async (view, query) => {
  const first = `GET /api/admin/disputes?${query}`
  const answers = {
    [first]: { items: [{ id: 1 }], nextCursor: 'c1' },
    [`${first}&cursor=c1`]: { items: [], nextCursor: null },
  }
  expect((await runPages(disputesQuery(view), answers, 2)).calls).toEqual([first, `${first}&cursor=c1`])
})
