import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ErrorBody } from '#contract/errors.ts'
import { allRoutes } from '#contract/index.ts'
import type { Route } from '#contract/route.ts'
import { ACCESS, type AccessCase } from './support/access-table.ts'
import { buildWorld, VISITORS, type Visitor, type World } from './support/access-world.ts'
import { findUndocumented } from './support/api-document.ts'
import { readText } from './support/event-stream.ts'
import { type Attack, applyAttack, attacksOn, listUnstorable } from './support/hostile.ts'
import { buildUser } from './support/listings/build-listing.ts'
import { createTestApp } from './support/test-app.ts'

/**
 * Fuzzing: every operation, every kind of visitor, hostile input: never a 5xx, always a refusal as the contract defines
 * it. Seeded and reproducible: `FUZZ_SEED=7 FUZZ_RUNS=200 npx vitest run test/fuzz.test.ts`.
 */
const SEED = Number(process.env.FUZZ_SEED ?? 20261122)
const RUNS = Number(process.env.FUZZ_RUNS ?? 8)
/** For visitors refused before any input is parsed. */
const FEW = 2
process.stdout.write(`fuzz: seed ${SEED}, ${RUNS} runs an operation and visitor\n`)

const app = await createTestApp({ RATE_LIMIT_SCALE: '100000' })
await buildUser(app.db, { role: 'admin' })

const routes = Object.entries(allRoutes) as [keyof typeof ACCESS, Route][]
const cases = routes.flatMap(([name, route]) =>
  [ACCESS[name]].flat().map((given) => ({ name, route, given })),
)

const fill = async <T>(given: T, world: World) =>
  (typeof given === 'function' ? await given(world) : given) as Exclude<T, (world: World) => unknown>

interface Case {
  route: Route
  given: AccessCase
}

/** An isolated world, and a function that sends one corrupted request to it. */
async function enter({ route, given }: Case, who: Visitor) {
  const world = await buildWorld(app, who)
  const path = await fill(given.path, world)
  const right = await fill(given.body, world)
  // multipart forms are fuzzed elsewhere; here they get bodies that are not multipart
  const body = right instanceof FormData ? {} : right
  return {
    body,
    async send(attack: Attack) {
      const sent = applyAttack(attack, { route, path, body })
      const init = route.method === 'GET' || sent.body === undefined ? {} : { body: sent.body }
      await expectContract(route, await world.client.send(route.method, sent.path, undefined, init))
    },
  }
}

/** No 5xx, and a refusal states its reason. */
async function expectContract(route: Route, answer: Response): Promise<void> {
  const text = await readText(answer)
  expect(answer.status, text.slice(0, 500)).toBeLessThan(500)
  // a URL without its parameter matches another route, or none
  if (answer.status !== 404) expect(findUndocumented(route, answer, text)).toEqual([])
  if (answer.status < 400) return
  expect(answer.headers.get('content-type')).toContain('application/json')
  expect(ErrorBody.safeParse(JSON.parse(text)).success, text).toBe(true)
}

describe('hostile input', () => {
  it.each(cases)('$name $given.path', async (row) => {
    for (const who of VISITORS) {
      const { body, send } = await enter(row, who)
      const numRuns = row.given.answers[who] < 400 ? RUNS : FEW
      const property = fc.asyncProperty(attacksOn(row.route, body), send)
      await fc.assert(property, { seed: SEED, numRuns, endOnFailure: true })
    }
  })
})

describe('nothing that cannot be stored reaches the database', () => {
  it.each(cases)('$name $given.path', async (row) => {
    const farthest = VISITORS.findLast((who) => row.given.answers[who] < 400) ?? 'admin'
    const { body, send } = await enter(row, farthest)
    for (const attack of listUnstorable(row.route, body)) await send(attack)
  })
})
