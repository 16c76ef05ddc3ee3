import { afterEach, describe, expect, it, vi } from 'vitest'
import { carrySettings, recallSettings } from './settings.ts'
import { sharePage } from './share-page.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const ADDRESS = 'https://placard.example/compare?ids=3,5'

describe('sharing a page', () => {
  it('opens the device’s own way, without where on the page one is', async () => {
    const shared: object[] = []
    vi.stubGlobal('window', { location: { href: `${ADDRESS}#price` } })
    vi.stubGlobal('navigator', { share: async (given: object) => void shared.push(given) })
    await sharePage('Compare spaces')
    expect(shared).toEqual([{ title: 'Compare spaces', url: ADDRESS }])
  })

  it('copies the address where there is none', async () => {
    const copied: string[] = []
    vi.stubGlobal('window', { location: { href: ADDRESS } })
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } })
    await sharePage('Compare spaces')
    expect(copied).toEqual([ADDRESS])
  })

  it.each([
    ['somebody who thinks better of it', { share: () => Promise.reject(new DOMException('', 'AbortError')) }],
    [
      'a copy that is refused',
      { clipboard: { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) } },
    ],
    ['a browser that can do neither', {}],
  ])('is silent for %s', async (_who, navigator) => {
    vi.stubGlobal('window', { location: { href: ADDRESS } })
    vi.stubGlobal('navigator', navigator)
    await expect(sharePage('Compare spaces')).resolves.toBeUndefined()
  })
})

it('settings came with the page, or nothing goes on', () => {
  expect(() => recallSettings()).toThrow('The page came without its settings')
  const carried = { settings: { publicUrl: 'https://placard.example' } } as never
  carrySettings(carried)
  expect(recallSettings()).toBe(carried)
})
