import { expect, it } from 'vitest'
import { runPages } from '#test/support/run-query.ts'
import { bookingsQuery } from './queries.ts'

const page = (nextCursor: string | null) => ({ items: [{ id: 1 }], nextCursor })

it('reads my bookings as a buyer, from a cursor of the address on', async () => {
  const answers = {
    'GET /api/bookings?side=buyer&groupBy=plan&cursor=c5': page('c9'),
    'GET /api/bookings?side=buyer&groupBy=plan&cursor=c9': page(null),
  }
  const { calls } = await runPages(bookingsQuery({ cursor: 'c5' }), answers, 2)
  expect(calls).toEqual(Object.keys(answers))
})

it('keeps groups and pages apart', () => {
  const keys = [{}, { cursor: 'c5' }, { group: 'over' }].map((filter) =>
    JSON.stringify(bookingsQuery(filter as never).queryKey),
  )
  expect(new Set(keys).size).toBe(3)
})
