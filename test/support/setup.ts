import { afterAll, afterEach, expect, vi } from 'vitest'
import { openPools } from './open-pools.ts'

/** Fails a test on console.error: it is a defect of the test or of the code under test. */
const errors = vi.spyOn(console, 'error')

afterEach(() => {
  const printed = errors.mock.calls.map((call) => call.join(' '))
  errors.mockClear()
  expect(printed, 'console.error was called').toEqual([])
})

/** The next file of this worker finds globals and clocks as they were, and connections to spare. */
afterAll(async () => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  await Promise.all([...openPools].map((pool) => pool.end()))
  openPools.clear()
})
