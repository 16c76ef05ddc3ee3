import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubBrowserStorage } from '#test/support/browser-storage.ts'
import { createStoredSet } from './stored-set.ts'
import { createStored, readJson, writeJson } from './stored-value.ts'

const browser = stubBrowserStorage()
let onStorage: ((event: { key: string | null }) => void) | undefined
beforeEach(() => {
  onStorage = undefined
  vi.stubGlobal('addEventListener', (_name: string, listener: typeof onStorage) => {
    onStorage = listener
  })
  vi.stubGlobal('removeEventListener', () => {
    onStorage = undefined
  })
})
describe('a set in the browser', () => {
  const make = (limit = 3) => createStoredSet('ids', limit)
  const ids = (set: ReturnType<typeof make>) => [...set.snapshot()]

  it('survives a reload', () => {
    make().set(7, true)
    expect(ids(make())).toEqual([7])
  })

  it('drops the oldest beyond its limit', () => {
    const set = make()
    for (const id of [1, 2, 3, 4]) set.set(id, true)
    expect(ids(set)).toEqual([2, 3, 4])
  })

  it.each([
    ['null', []],
    ['[3, "4", 5.5, null, 6]', [3, 6]],
    ['{"3":true}', []],
    ['nonsense', []],
  ])('reads %s as %j', (text, expected) => {
    browser.kept.set('ids', text)
    expect(ids(make())).toEqual(expected)
  })

  it('tells its one listener of a change, and of no other', () => {
    const set = make()
    const heard: [number, boolean][] = []
    set.onSet((id, isIn) => heard.push([id, isIn]))
    set.set(7, true)
    set.set(7, true)
    set.restore(8, true)
    set.set(7, false)
    set.onSet(null)
    set.set(9, true)
    expect(heard).toEqual([
      [7, true],
      [7, false],
    ])
    expect(ids(set)).toEqual([8, 9])
  })

  it('lasts as long as the page where nothing can be stored', () => {
    browser.refuse()
    const set = make()
    set.set(7, true)
    expect(set.has(7)).toBe(true)
    expect(ids(make())).toEqual([])
  })

  it('follows another tab while somebody looks at it', () => {
    const set = make()
    let changes = 0
    const stop = set.subscribe(() => {
      changes += 1
    })
    expect(ids(set)).toEqual([])
    browser.kept.set('ids', '[5]')
    onStorage?.({ key: 'other' })
    expect(ids(set)).toEqual([])
    onStorage?.({ key: 'ids' })
    expect(ids(set)).toEqual([5])
    browser.kept.clear()
    onStorage?.({ key: null })
    expect([ids(set), changes]).toEqual([[], 2])
    stop()
    expect(onStorage).toBeUndefined()
  })
})

describe('a value in the browser', () => {
  it('is read once, and removed when there is nothing to store', () => {
    let reads = 0
    const parse = (stored: unknown) => {
      reads += 1
      return typeof stored === 'string' ? stored : ''
    }
    const value = createStored('word', parse, (text) => text || null)
    expect([value.snapshot(), value.snapshot(), reads]).toEqual(['', '', 1])
    value.keep('wall')
    expect(readJson('word')).toBe('wall')
    value.keep('')
    expect(browser.kept.has('word')).toBe(false)
  })

  it.each([
    [{ a: 1 }, { a: 1 }],
    [0, 0],
    [null, undefined],
  ])('%j comes back as %j', (written, read) => {
    writeJson('x', written)
    expect(readJson('x')).toEqual(read)
  })
})
