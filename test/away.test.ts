import type pg from 'pg'
import { describe, expect, it } from 'vitest'
import { allRoutes } from '#contract/index.ts'
import type { Route } from '#contract/route.ts'
import { ACCESS, type AccessCase } from './support/access-table.ts'
import { buildWorld, VISITORS, type World } from './support/access-world.ts'
import { createCuttingPool } from './support/cutting-pool.ts'
import { readText } from './support/event-stream.ts'
import { createTestApp } from './support/test-app.ts'

/** Every statement of every route may take too long, not only the first: each is answered 503 or as if nothing was, never 500. */
const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const cutting = createCuttingPool(app.context.pool as pg.Pool)
const MOST = 8
/** Begun before it is read: it breaks off, and nobody takes half of it for all. */
const STREAMED = ['exportLeftOutRows']
let cuts = 0

const fill = async <T>(given: T, world: World) =>
  (typeof given === 'function' ? await given(world) : given) as Exclude<T, (world: World) => unknown>

/** Who is served, as far as anybody is. */
function findServed({ answers }: AccessCase) {
  return VISITORS.find((who) => answers[who] < 300) ?? 'admin'
}

const routes = (Object.entries(allRoutes) as [keyof typeof ACCESS, Route][]).flatMap(([name, route]) =>
  [ACCESS[name]]
    .flat()
    .slice(0, 1)
    .map((given) => ({ name, route, given })),
)

describe('R3: a statement that is cut off, whichever it is', () => {
  it.each(routes)('of $name is no fault of ours', async ({ name, route, given }) => {
    const world = await buildWorld(app, findServed(given))
    if (route.method !== 'GET') await world.listing()
    const path = await fill(given.path, world)
    for (let at = 1; at <= MOST; at++) {
      const body = await fill(given.body, world)
      const cut = cutting.arm(at)
      const answer =
        body instanceof FormData
          ? await world.client.post(path, body)
          : await world.client.send(route.method, path, body)
      await readText(answer).catch(() => expect(STREAMED).toContain(name))
      const wasCut = cut()
      expect(answer.status, `statement ${at}`).not.toBe(500)
      if (!wasCut) return
      cuts++
    }
  })

  it('is met by most routes more than once, and keeps no connection', async () => {
    expect(cuts).toBeGreaterThan(2 * routes.length)
    const { pool } = app.context
    await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0)
  })
})
