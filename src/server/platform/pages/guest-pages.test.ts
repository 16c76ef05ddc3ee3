import { describe, expect, it } from 'vitest'
import { GuestPages } from './guest-pages.ts'
import type { PackedPage, RenderedPage } from './packed-page.ts'
import { PageCache } from './page-cache.ts'
import { PageChanges } from './page-changes.ts'

/** A site with a single fact; `now` is set by the test. */
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
  /** Requests the page until the cache has admitted it. */
  const warm = async (address = '/') => {
    await pages.find(address)
    return await pages.find(address)
  }
  return { site, changes, pages, warm }
}

const tagOf = (page: PackedPage | RenderedPage | undefined) => (page && 'tag' in page ? page.tag : undefined)

describe('pages of guests', () => {
  it('are cached from the second request on', async () => {
    const { site, pages } = buildSite()
    expect(pages.find('/')).toBeUndefined()
    const together = await Promise.all([pages.find('/'), pages.find('/'), pages.find('/')])
    expect(new Set(together.map(tagOf)).size).toBe(1)
    site.now += 50_000
    expect(tagOf(await pages.find('/'))).toBe(tagOf(together[0]))
    expect(site).toMatchObject({ rendered: 1, asked: 0 })
  })

  it('are revalidated after any change, and rerendered only when their data changed', async () => {
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

  it('are revalidated on each request while change notifications are down', async () => {
    const { site, pages, warm } = buildSite({ isFollowing: false })
    const first = tagOf(await warm())
    site.fact = 'two'
    site.now += 100
    expect(tagOf(await pages.find('/'))).not.toBe(first)
  })

  it('rendered before notifications came up are revalidated afterwards', async () => {
    const { site, changes, pages, warm } = buildSite({ isFollowing: false })
    const first = tagOf(await warm())
    site.fact = 'two'
    changes.follow(true)
    site.now += 100
    expect(tagOf(await pages.find('/'))).not.toBe(first)
  })

  it('data read before a change does not count as fresh after it', async () => {
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

  it('expire after a minute, because some content depends on the clock', async () => {
    const { site, pages, warm } = buildSite()
    await warm()
    site.now += 60_001
    await pages.find('/')
    expect(site.rendered).toBe(2)
  })

  it('that are not cacheable are not cached', async () => {
    const { site, pages, warm } = buildSite()
    site.isKept = false
    expect(tagOf(await warm())).toBeUndefined()
    await pages.find('/')
    expect(site.rendered).toBe(2)
  })

  it('that failed are retried', async () => {
    const { site, pages } = buildSite()
    pages.find('/')
    site.gate = Promise.reject(new Error('away'))
    await expect(pages.find('/')).rejects.toThrow('away')
    site.gate = Promise.resolve()
    expect(tagOf(await pages.find('/'))).toBeDefined()
  })
})

describe('the page cache', () => {
  const page = { bytes: 100 }

  it('never exceeds its size, and keeps pages in use', () => {
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

  it('rejects a huge page', () => {
    const cache = new PageCache<{ bytes: number }>(1_000)
    cache.set('/huge', { bytes: 500 })
    expect(cache.get('/huge')).toBeUndefined()
    expect(cache.bytes).toBe(0)
  })

  it('resists scans', () => {
    const cache = new PageCache<{ bytes: number }>(1_000)
    expect(cache.isWanted('/')).toBe(false)
    expect(cache.isWanted('/')).toBe(true)
    const walked = Array.from({ length: 30_000 }, (_, i) => cache.isWanted(`/?q=${i}`))
    expect(walked).not.toContain(true)
  })
})
