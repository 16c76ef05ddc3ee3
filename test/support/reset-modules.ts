import { afterAll, vi } from 'vitest'

/** Modules of a page keep state: each file gets its own, from a worker that has read them once. */
afterAll(() => {
  vi.resetModules()
})
