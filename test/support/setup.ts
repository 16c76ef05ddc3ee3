import { afterEach, expect, vi } from 'vitest'

/** What is printed as an error is a defect of the test or of the code under it. */
const errors = vi.spyOn(console, 'error')

afterEach(() => {
  const printed = errors.mock.calls.map((call) => call.join(' '))
  errors.mockClear()
  expect(printed, 'console.error was called').toEqual([])
})
