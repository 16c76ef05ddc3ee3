import { afterAll, afterEach, expect, vi } from 'vitest'

/** Fails a test on console.error: it is a defect of the test or of the code under test. */
const errors = vi.spyOn(console, 'error')

afterEach(() => {
  const printed = errors.mock.calls.map((call) => call.join(' '))
  errors.mockClear()
  expect(printed, 'console.error was called').toEqual([])
})

/** Files that share a worker's modules share its globals and clocks too: the next one finds them as they were. */
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})
