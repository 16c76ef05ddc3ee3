import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PlanTask } from '#planner/answer.ts'
import { createPlanner, PlannerBusyError } from './planner-thread.ts'

const script = new URL('../../../../test/support/planning/held-worker.ts', import.meta.url)
/** Of a plan, from its turn on. */
const LIMIT_MS = 10_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function hold({ fails = false } = {}) {
  const cell = new SharedArrayBuffer(4)
  const task = { rows: {}, people: {}, hold: cell, fails } as unknown as PlanTask
  const release = () => {
    Atomics.store(new Int32Array(cell), 0, 1)
    Atomics.notify(new Int32Array(cell), 0)
  }
  return { task, release }
}

it('a plan has its time from its turn on, not from when it began to wait', async () => {
  const planner = createPlanner({ script })
  const [one, other] = [hold(), hold()]
  const first = planner.solve(one.task)
  const second = planner.solve(other.task)
  vi.advanceTimersByTime(LIMIT_MS - 1)
  one.release()
  await first
  vi.advanceTimersByTime(LIMIT_MS - 1)
  other.release()
  expect(await second).toMatchObject({ id: 2 })
})

it('a plan that takes too long is given up, and those behind it are solved', async () => {
  const planner = createPlanner({ script })
  const [tooLong, other] = [hold(), hold()]
  const late = planner.solve(tooLong.task)
  const next = planner.solve(other.task)
  vi.advanceTimersByTime(LIMIT_MS)
  await expect(late).rejects.toBeInstanceOf(PlannerBusyError)
  // an answer that comes after all is not the other's
  tooLong.release()
  other.release()
  expect(await next).toMatchObject({ id: 2 })
})

it('where the thread falls over its plan fails, and no other', async () => {
  const planner = createPlanner({ script })
  const [one, other] = [hold({ fails: true }), hold()]
  const first = planner.solve(one.task)
  const second = planner.solve(other.task)
  const failed = expect(first).rejects.toThrow('fell over')
  one.release()
  await failed
  other.release()
  expect(await second).toMatchObject({ id: 2 })
})

it('refuses more than sixteen at once', async () => {
  const planner = createPlanner({ script })
  const held = Array.from({ length: 16 }, () => hold())
  const plans = held.map(({ task }) => planner.solve(task))
  await expect(planner.solve(hold().task)).rejects.toBeInstanceOf(PlannerBusyError)
  for (const { release } of held) release()
  expect(await Promise.all(plans)).toHaveLength(16)
})

it('a plan that nobody waits for is not begun, and one that was begun hears of it', async () => {
  const planner = createPlanner({ script })
  const [one, left, last] = [hold(), hold(), hold()]
  const [gone, neverBegun] = [new AbortController(), new AbortController()]
  const first = planner.curve(one.task, gone.signal)
  const second = planner.solve(left.task, neverBegun.signal)
  const third = planner.solve(last.task)
  const refused = [first, second].map((plan) => expect(plan).rejects.toBeInstanceOf(PlannerBusyError))
  gone.abort()
  neverBegun.abort()
  await Promise.all(refused)
  one.release()
  last.release()
  expect(await third).toMatchObject({ id: 3, wasCancelled: false })
})
