import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { afterAll, describe, expect, it } from 'vitest'
import { createTestApp } from '#test/support/test-app.ts'
import { boundConnections } from './bound-connections.ts'
import { createOpenAnswers } from './open-answers.ts'

const MB = 1024 * 1024
const { app, context } = await createTestApp()
// more than the buffers of both ends of a line take in by themselves: what they swallow whole is never cut
const picture = Buffer.alloc(16 * MB, 'placard')
await context.files.save('photos/large.png', picture)
await context.files.save('demo/wall.svg', Buffer.from(`<svg>${' '.repeat(5_000)}</svg>`))

const server = createAdaptorServer({ fetch: app.fetch }) as Server
boundConnections(server, { isBehindProxy: false, unreadMs: 200 })
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => server.close())

const get = (headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${base}/media/photos/large.png`, { method, headers })

/** Asks for the large picture and reads nothing of it. */
async function askSlowly(): Promise<Socket> {
  const socket = connect(Number(new URL(base).port), '127.0.0.1')
  socket.on('error', () => {})
  socket.pause()
  socket.write('GET /media/photos/large.png HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n')
  await once(socket, 'readable')
  return socket
}

describe('a file over a socket', () => {
  it('is whole, with its length and a tag by which it is known again', async () => {
    const whole = await get()
    expect(whole.headers.get('content-length')).toBe(String(picture.length))
    expect(Buffer.from(await whole.arrayBuffer()).equals(picture)).toBe(true)
    const tag = whole.headers.get('etag')!
    const known = await get({ 'if-none-match': `W/${tag}` })
    expect([known.status, await known.text()]).toEqual([304, ''])
    expect(known.headers.get('cache-control')).toContain('immutable')
  })

  it('has the same headers for HEAD, without a body', async () => {
    const [head, whole] = [await get({}, 'HEAD'), await get()]
    await whole.body!.cancel()
    expect(head.status).toBe(200)
    expect(await head.text()).toBe('')
    for (const name of ['content-length', 'content-type', 'etag', 'accept-ranges'])
      expect(head.headers.get(name)).toBe(whole.headers.get(name))
  })

  it.each([
    ['bytes=0-9', 0, 9],
    ['bytes=100-', 100, picture.length - 1],
    ['bytes=-5', picture.length - 5, picture.length - 1],
    ['bytes=10-99999999', 10, picture.length - 1],
  ])('in part: %s', async (range, start, end) => {
    const part = await get({ range })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe(`bytes ${start}-${end}/${picture.length}`)
    expect(Buffer.from(await part.arrayBuffer()).equals(picture.subarray(start, end + 1))).toBe(true)
  })

  it('not beyond its end, and whole where the range is none or of another version', async () => {
    const beyond = await get({ range: `bytes=${picture.length}-` })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${picture.length}`])
    const others: Record<string, string>[] = [
      { range: 'bytes=5-1' },
      { range: 'bytes=0-1,4-5' },
      { range: 'bytes=0-1', 'if-range': '"x"' },
    ]
    for (const headers of others) {
      const whole = await get(headers)
      await whole.body!.cancel()
      expect(whole.status).toBe(200)
    }
  })

  it('compressed has a weak tag, for parts are those of the plain file', async () => {
    const svg = (headers: Record<string, string>) => fetch(`${base}/media/demo/wall.svg`, { headers })
    const zipped = await svg({ 'accept-encoding': 'gzip' })
    expect(zipped.headers.get('etag')).toMatch(/^W\//)
    expect(await zipped.text()).toHaveLength(5_011)
    const part = await svg({ 'accept-encoding': 'gzip', range: 'bytes=0-4' })
    expect([part.status, part.headers.get('content-encoding'), await part.text()]).toEqual([
      206,
      null,
      '<svg>',
    ])
  })
})

describe('S3: slow readers', () => {
  it('have a few places for each address, which come back when they leave', async () => {
    context.readLimits.openAnswers = createOpenAnswers({ waitMs: 0 })
    const slow = await Promise.all(Array.from({ length: 64 }, askSlowly))
    const refused = await get()
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('5')
    await refused.body!.cancel()
    context.readLimits.openAnswers = createOpenAnswers()
    for (const socket of slow) socket.destroy()
  })

  it('that take nothing are cut, and give back their place', async () => {
    const leaves = new Promise<void>((leave) => {
      context.readLimits.openAnswers = { enter: async () => leave }
    })
    const socket = await askSlowly()
    await leaves
    // what had been sent is read; then the line ends, before the file does
    let bytes = 0
    socket.on('data', (piece) => {
      bytes += piece.length
    })
    if (!socket.closed) await once(socket, 'close')
    expect(bytes).toBeLessThan(picture.length)
  })
})
