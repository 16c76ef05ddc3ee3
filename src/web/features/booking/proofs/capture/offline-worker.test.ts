import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'

const WORKER = readFileSync(join(import.meta.dirname, '../../../../../../public/proof/worker.js'), 'utf8')
const ORIGIN = 'https://placard.test'

interface FetchEvent {
  request: { url: string; method: string; mode: string }
  respondWith: (answer: Promise<Response>) => void
}

const toName = ({ pathname, search }: URL) => pathname + search

/** The worker as a browser starts it, with a network that can be taken away and a cache in memory. */
function startWorker() {
  const listeners: Record<string, (event: never) => void> = {}
  const kept = new Map<string, Response>()
  const asked: string[] = []
  const headers: object[] = []
  const network = { isThere: true, isSlow: false, status: 200 }
  const phone = { isFull: false }
  const toPath = (asked: string | URL | { url: string }) =>
    toName(new URL(typeof asked === 'object' && 'url' in asked ? asked.url : String(asked), ORIGIN))
  const match = async (request: URL | { url: string }) => kept.get(toPath(request))?.clone()
  const cache = {
    match,
    put: async (request: URL, answer: Response) => {
      if (phone.isFull) throw new DOMException('No room', 'QuotaExceededError')
      kept.set(toPath(request), answer)
    },
    keys: async () => [...kept.keys()].map((path) => ({ url: ORIGIN + path })),
    delete: async (request: { url: string }) => kept.delete(toPath(request)),
  }
  const globals = {
    URL,
    location: { origin: ORIGIN },
    addEventListener: (name: string, listener: (event: never) => void) => {
      listeners[name] = listener
    },
    caches: { match, open: async () => cache, delete: async () => kept.clear() },
    AbortSignal: { timeout: (afterMs: number) => ({ afterMs }) },
    fetch: async (request: URL | { url: string }, init?: { headers?: object; signal?: object }) => {
      if (!network.isThere) throw new TypeError('Failed to fetch')
      // one bar of signal: who gives up gets an error, whoever does not waits for ever
      if (network.isSlow)
        return init?.signal ? Promise.reject(new DOMException('', 'TimeoutError')) : new Promise(() => {})
      asked.push(toPath(request))
      if (init?.headers) headers.push(init.headers)
      return new Response(`of the network, ${toPath(request)}`, { status: network.status })
    },
  }
  runInContext(WORKER, createContext(globals))
  /** What the worker answers; undefined: it leaves the request to the browser. */
  const open = async (path: string, given = {}): Promise<string | undefined> => {
    let answer: Promise<Response> | undefined
    const request = { url: new URL(path, ORIGIN).href, method: 'GET', mode: 'navigate', ...given }
    const event: FetchEvent = {
      request,
      respondWith(given) {
        answer = given
      },
    }
    listeners.fetch?.(event as never)
    return answer && (await answer).text()
  }
  const keep = (paths: unknown, headers?: object) =>
    new Promise((resolve) => {
      const source = { postMessage: resolve }
      listeners.message?.({ data: { paths, headers }, source, waitUntil: () => {} } as never)
    })
  return { open, keep, kept, asked, headers, network, phone }
}

describe('the worker of the page at the space', () => {
  it('opens without a network what the page named before', async () => {
    const worker = startWorker()
    const paths = ['/proof/7', '/assets/a-1.js', '/media/wall.webp', 'https://elsewhere.test/x']
    expect(await worker.keep(paths)).toEqual({ isKept: true })
    worker.network.isThere = false
    expect(await worker.open('/proof/7')).toBe('of the network, /proof/7')
    expect(await worker.open('/assets/a-1.js', { mode: 'cors' })).toContain('a-1.js')
    expect(await worker.open('/media/wall.webp', { mode: 'no-cors' })).toContain('wall.webp')
    await expect(worker.open('/proof/8')).rejects.toThrow('Failed to fetch')
    expect(worker.kept.has('/x')).toBe(false)
  })

  it('asks the network for the newest page, and never twice for a built file', async () => {
    const worker = startWorker()
    await worker.keep(['/proof/7', '/assets/a-1.js'])
    await worker.open('/proof/7')
    await worker.open('/assets/a-1.js', { mode: 'cors' })
    await worker.keep(['/proof/7', '/assets/a-1.js'])
    expect(worker.asked.filter((path) => path === '/proof/7')).toHaveLength(3)
    expect(worker.asked.filter((path) => path === '/assets/a-1.js')).toHaveLength(1)
  })

  it.each([
    ['what is sent', '/api/bookings/7/proofs', { method: 'POST', mode: 'cors' }],
    ['other pages', '/bookings/7', {}],
    ['other answers', '/api/bookings/7', { mode: 'cors' }],
    ['originals', '/api/proofs/7/original', { mode: 'no-cors' }],
    ['other sites', 'https://elsewhere.test/proof/7', {}],
  ])('leaves %s alone', async (_, path, given) => {
    const worker = startWorker()
    expect(await worker.open(path, given)).toBeUndefined()
    expect(worker.asked).toEqual([])
  })

  it('shows the copy where the network is slow or out of order', async () => {
    const worker = startWorker()
    await worker.keep(['/proof/7'])
    const copy = await worker.open('/proof/7')
    worker.network.isSlow = true
    expect(await worker.open('/proof/7')).toBe(copy)
    Object.assign(worker.network, { isSlow: false, status: 502 })
    expect(await worker.open('/proof/7')).toBe(copy)
    expect(await worker.open('/proof/8')).toBe('of the network, /proof/8')
  })

  it('drops its copies once nobody is signed in any more', async () => {
    const worker = startWorker()
    await worker.keep(['/proof/7', '/api/bookings/7/capture'])
    worker.network.status = 401
    await worker.open('/api/bookings/7/capture', { mode: 'cors' })
    expect(worker.kept.size).toBe(0)
  })

  it('keeps no refusal, and says what is missing', async () => {
    const worker = startWorker()
    worker.network.status = 404
    expect(await worker.keep(['/proof/7'])).toEqual({ isKept: false })
    await worker.open('/proof/7')
    expect(worker.kept.size).toBe(0)
  })

  it('asks for the organization of the page, and keeps pictures under the address that names it', async () => {
    const worker = startWorker()
    const picture = '/api/bookings/7/creatives/9/preview?as=42'
    await worker.keep([picture], { 'x-acting-for': '42' })
    expect(worker.headers).toEqual([{ 'x-acting-for': '42' }])
    worker.network.isThere = false
    expect(await worker.open(picture, { mode: 'no-cors' })).toContain('as=42')
  })

  it('shows what it cannot keep: a full phone', async () => {
    const worker = startWorker()
    worker.phone.isFull = true
    expect(await worker.open('/proof/7')).toBe('of the network, /proof/7')
    expect(await worker.open('/assets/a-1.js', { mode: 'cors' })).toContain('a-1.js')
    expect(await worker.keep(['/proof/7'])).toEqual({ isKept: false })
  })

  it('keeps four hundred copies, the newest', async () => {
    const worker = startWorker()
    await worker.keep(['/assets/a-1.js'])
    const pages = Array.from({ length: 399 }, (_, at) => `/media/${at}.webp`)
    await worker.keep(pages)
    await worker.keep(['/proof/7', '/assets/a-1.js'])
    expect(worker.kept.size).toBe(400)
    const has = ['/media/0.webp', '/proof/7', '/assets/a-1.js'].map((path) => worker.kept.has(path))
    expect(has).toEqual([false, true, true])
  })
})
