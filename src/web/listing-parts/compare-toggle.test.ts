import { beforeEach, describe, expect, it } from 'vitest'
import { MAX_COMPARED } from '#domain/limits.ts'
import { stubBrowserStorage } from '#test/support/browser-storage.ts'
import { setCompared } from './compare-toggle.tsx'
import { compared } from './compared.ts'

stubBrowserStorage()
beforeEach(() => {
  compared.replace([])
})
const ids = () => [...compared.snapshot()]

describe('spaces side by side', () => {
  it('are as many as fit, and one more takes nobody’s place', () => {
    for (let id = 1; id <= MAX_COMPARED + 1; id++) setCompared(id, true)
    expect(ids()).toEqual(Array.from({ length: MAX_COMPARED }, (_, at) => at + 1))
  })

  it('make room when one is taken off', () => {
    for (let id = 1; id <= MAX_COMPARED; id++) setCompared(id, true)
    setCompared(2, false)
    setCompared(9, true)
    expect(ids()).not.toContain(2)
    expect(ids().at(-1)).toBe(9)
  })

  it('are each there once', () => {
    setCompared(3, true)
    setCompared(3, true)
    expect(ids()).toEqual([3])
  })

  it('taking off what is not there changes nothing', () => {
    setCompared(3, true)
    setCompared(4, false)
    expect(ids()).toEqual([3])
  })
})
