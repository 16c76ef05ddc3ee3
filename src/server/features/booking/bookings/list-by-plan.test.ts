import { expect, it } from 'vitest'
import type { BookingSummary } from '#contract/booking/bookings.ts'
import type { BookedPlan } from '#contract/booking/bookings-plans.ts'
import type { SavedPlan } from '#contract/planning/plans-saved.ts'
import { openMarket, period } from '#test/support/booking/book.ts'
import { createTestApp } from '#test/support/test-app.ts'

interface Page {
  items: BookingSummary[]
  nextCursor: string | null
  plans: BookedPlan[]
}

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })

it('lists bookings of a plan together, page by page, whatever is filtered, and to their buyer alone', async () => {
  const market = await openMarket(app)
  const { listingId } = market
  const ann = await market.buy()
  await app.context.search.catchUp()
  /** A draft, by a plan where one is named. */
  const draft = async (weeks: number, planId?: number) => {
    if (planId === undefined) return (await ann.draft({ listingId, ...period(weeks) })).id
    const line = { listingId, ...period(weeks) }
    await ann.client.send('POST', `/api/plans/${planId}/lines`, line)
    const { plan } = (await (await ann.client.send('POST', `/api/plans/${planId}/order`)).json()) as {
      plan: SavedPlan
    }
    const { price } = plan.lines.at(-1)!
    return price.state === 'ordered' ? price.bookingId : 0
  }
  const create = async (name: string) =>
    ((await (await ann.client.send('POST', '/api/plans', { name })).json()) as SavedPlan).id
  const [spring, fall] = [await create('Spring'), await create('Fall')]
  const [a, b, c, d, e, f] = [
    await draft(8, spring),
    await draft(12),
    await draft(16, fall),
    await draft(20, spring),
    await draft(24),
    await draft(28, spring),
  ] as [number, number, number, number, number, number]
  for (const id of [b, d]) expect(await ann.step(id, 'request')).toMatchObject({ status: 'requested' })

  const list = async (query: string, client = ann.client) =>
    (await (await client.get(`/api/bookings?${query}`)).json()) as Page
  const walk = async (query: string) => {
    const ids: number[][] = []
    for (let cursor = ''; ids.length < 9; ) {
      const page = await list(`groupBy=plan${query}${cursor}`)
      ids.push(page.items.map(({ id }) => id))
      if (page.nextCursor === null) break
      cursor = `&cursor=${page.nextCursor}`
    }
    return ids
  }
  // what waits comes first, and with it the rest of its plan
  const waiting = (await list('status=requested')).items
  const inOrder = waiting.flatMap(({ id }) => (id === d ? [d, f, a] : [id]))
  expect((await walk('&limit=2')).flat()).toEqual([...inOrder, e, c])
  expect((await walk('')).flat()).toEqual([...inOrder, e, c])
  expect((await walk('&status=draft&limit=1')).flat()).toEqual([f, a, e, c])
  // without it each stands for itself
  expect((await list('')).items.map(({ id }) => id).slice(2)).toEqual([f, e, c, a])

  const [plan, ...others] = (await list('groupBy=plan&status=draft&limit=1')).plans
  expect([plan, others]).toMatchObject([
    { id: spring, name: 'Spring', bookings: [{ id: a }, { id: d, status: 'requested' }, { id: f }] },
    [],
  ])
  const sold = await list('side=seller&groupBy=plan', market.seller.client)
  expect([sold.items.map(({ id }) => id).toSorted(), sold.plans]).toEqual([[b, d].toSorted(), []])
})
