import { describe, expect, it } from 'vitest'
import { GuestPages } from './guest-pages.ts'
import type { PackedPage, RenderedPage } from './packed-page.ts'
import { PageCache } from './page-cache.ts'
import { PageChanges } from './page-changes.ts'

/** A site of one fact; `now` is moved by hand. */
function buildSite({ isFollowing = true } = {}) {
  const site = { fact: 'one', now: 0, rendered: 0, asked: 0, isKept: true, gate: Promise.resolve() }
  const changes = new PageChanges()
  changes.follow(isFollowing)
  const pages = new GuestPages({
    changes,
    clock: () => site.now,
    async render(address) {
      site.rendered += 1
      const html = `${address} says ${site.fact}`
      const reads = site.isKept ? new Map([['/api/fact', site.fact]]) : null
      await site.gate
      return { status: 200, headers: {}, html, reads }
    },
    async areUnchanged(reads) {
      site.asked += 1
      return reads.get('/api/fact') === site.fact
    },
  })
  /** Asks as many do: until the page is let in. */
  const warm = async (address = '/') => {
    await pages.find(address)
    return await pages.find(address)
  }
  return { site, changes, pages, warm }
}

const tagOf = (page: PackedPage | RenderedPage | undefined) => (page && 'tag' in page ? page.tag : undefined)

describe('pages of guests', () => {
  it('are rendered once for all who ask, from the second request on', async () => {
    const { site, pages } = buildSite()
    expect(pages.find('/')).toBeUndefined()
    const together = await Promise.all([pages.find('/'), pages.find('/'), pages.find('/')])
    expect(new Set(together.map(tagOf)).size).toBe(1)
    site.now += 50_000
    expect(tagOf(await pages.find('/'))).toBe(tagOf(together[0]))
    expect(site).toMatchObject({ rendered: 1, asked: 0 })
  })

  it('are asked about after any change, and rendered anew only after one of theirs', async () => {
    const { site, changes, pages, warm } = buildSite()
    const first = tagOf(await warm())
    site.now += 1_000
    changes.notify()
    expect(tagOf(await pages.find('/'))).toBe(first)
    expect(site).toMatchObject({ rendered: 1, asked: 1 })
    site.fact = 'two'
    changes.notify()
    site.now += 1_000
    expect(tagOf(await pages.find('/'))).not.toBe(first)
    expect(site).toMatchObject({ rendered: 2, asked: 2 })
  })

  it('are asked about each time while nobody hears of changes', async () => {
    const { site, pages, warm } = buildSite({ isFollowing: false })
    const first = tagOf(await warm())
    site.fact = 'two'
    site.now += 100
    expect(tagOf(await pages.find('/'))).not.toBe(first)
  })

  it('made before changes were heard of are asked about once they are', async () => {
    const { site, changes, pages, warm } = buildSite({ isFollowing: false })
    const first = tagOf(await warm())
    site.fact = 'two'
    changes.follow(true)
    site.now += 100
    expect(tagOf(await pages.find('/'))).not.toBe(first)
  })

  it('what was read before a change is not taken for what is true after it', async () => {
    const { site, changes, pages } = buildSite()
    pages.find('/')
    let open = () => {}
    site.gate = new Promise((done) => {
      open = done
    })
    const slow = pages.find('/')
    site.fact = 'two'
    changes.notify()
    site.now += 100
    site.gate = Promise.resolve()
    const fresh = await pages.find('/')
    open()
    expect(tagOf(await slow)).not.toBe(tagOf(fresh))
    expect(tagOf(await pages.find('/'))).toBe(tagOf(fresh))
    expect(site.rendered).toBe(2)
  })

  it('are rendered anew after a minute, for what depends on the clock', async () => {
    const { site, pages, warm } = buildSite()
    await warm()
    site.now += 60_001
    await pages.find('/')
    expect(site.rendered).toBe(2)
  })

  it('that must not be kept are not', async () => {
    const { site, pages, warm } = buildSite()
    site.isKept = false
    expect(tagOf(await warm())).toBeUndefined()
    await pages.find('/')
    expect(site.rendered).toBe(2)
  })

  it('that failed are tried again', async () => {
    const { site, pages } = buildSite()
    pages.find('/')
    site.gate = Promise.reject(new Error('away'))
    await expect(pages.find('/')).rejects.toThrow('away')
    site.gate = Promise.resolve()
    expect(tagOf(await pages.find('/'))).toBeDefined()
  })
})

describe('the room for pages', () => {
  const page = { bytes: 100 }

  it('is never exceeded, and who is asked for stays', () => {
    const cache = new PageCache<{ bytes: number }>(1_000)
    for (let i = 0; i < 10; i++) cache.set(`/${i}`, page)
    cache.get('/0')
    for (let i = 10; i < 19; i++) cache.set(`/${i}`, page)
    expect(cache.bytes).toBe(1_000)
    expect(cache.get('/0')).toBeDefined()
    expect(cache.get('/1')).toBeUndefined()
    cache.set('/0', { bytes: 120 })
    expect(cache.bytes).toBeLessThanOrEqual(1_000)
  })

  it('is not given to one huge page', () => {
    const cache = new PageCache<{ bytes: number }>(1_000)
    cache.set('/huge', { bytes: 500 })
    expect(cache.get('/huge')).toBeUndefined()
    expect(cache.bytes).toBe(0)
  })

  it('is not won by walking through addresses', () => {
    const cache = new PageCache<{ bytes: number }>(1_000)
    expect(cache.isWanted('/')).toBe(false)
    expect(cache.isWanted('/')).toBe(true)
    const walked = Array.from({ length: 30_000 }, (_, i) => cache.isWanted(`/?q=${i}`))
    expect(walked).not.toContain(true)
  })
})
