import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, it } from 'vitest'
import { boundConnections, SERVER_OPTIONS } from './bound-connections.ts'

const server = createServer(SERVER_OPTIONS, (_request, response) => response.end('ok'))
boundConnections(server, { isBehindProxy: false })
server.listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => server.close())
/** On a slow line half a minute. */
const PHOTO_BYTES = 2_000_000
const { port } = server.address() as AddressInfo

/** The raw response to these bytes, read until the server closes the connection. */
async function send(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)
  return text(socket)
}

it('oversized headers get an error message', async () => {
  const answer = await send(`GET /?polygon=${'1,'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 431 /)
  const body = answer.slice(answer.indexOf('\r\n\r\n') + 4)
  expect(JSON.parse(body)).toMatchObject({ success: false, code: 'headers-too-large' })
})

it('the longest outline fits, with every character percent-encoded', async () => {
  const outline = encodeURIComponent(','.repeat(8_000))
  const answer = await fetch(`http://127.0.0.1:${port}/?polygon=${outline}`)
  expect(answer.status).toBe(200)
})

it('anything but HTTP is refused', async () => {
  expect(await send('HELLO\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 .*"invalid-input"/s)
})

it('slow clients are checked for often', () => {
  expect(server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 900_000 })
  expect(SERVER_OPTIONS.connectionsCheckingInterval).toBeLessThanOrEqual(5_000)
})

it('S3: little of an answer waits for a slow reader before more of it is made', async () => {
  const slow = createServer(SERVER_OPTIONS, (_request, response) => {
    response.end(String(Math.max(response.writableHighWaterMark, response.socket!.writableHighWaterMark)))
  })
  slow.listen(0, '127.0.0.1')
  await once(slow, 'listening')
  const answer = await fetch(`http://127.0.0.1:${(slow.address() as AddressInfo).port}/`)
  expect(Number(await answer.text())).toBeLessThanOrEqual(16 * 1024)
  slow.close()
})

it('a body that does not arrive is not waited for, unless it is a file', async () => {
  const arrived: string[] = []
  const bounded = createServer((request, response) => {
    request.on('end', () => {
      arrived.push(request.url!)
      response.end('ok')
    })
    request.resume()
  })
  boundConnections(bounded, {
    isBehindProxy: false,
    bodyMs: 1,
    longBodies: /^\/large$/,
    uploads: /^\/photo$/,
  })
  bounded.listen(0, '127.0.0.1')
  await once(bounded, 'listening')
  const open = (path: string, length = 2) => {
    const socket = connect((bounded.address() as AddressInfo).port, '127.0.0.1')
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: ${length}\r\n\r\na`,
    )
    return socket
  }
  const large = open('/large')
  const photo = open('/photo', PHOTO_BYTES)
  for (const [path, length] of [
    ['/small', 2],
    ['/small', PHOTO_BYTES],
    ['/photo', 2],
  ] as const)
    expect(await text(open(path, length))).toMatch(/^HTTP\/1\.1 408 .*"request-timeout"/s)
  large.write('b')
  expect(await text(large)).toMatch(/^HTTP\/1\.1 200 /)
  photo.write('b'.repeat(PHOTO_BYTES - 1))
  expect(await text(photo)).toMatch(/^HTTP\/1\.1 200 /)
  expect(arrived).toEqual(['/large', '/photo'])
  bounded.close()
})

it('connections are limited per address, but not for a proxy or loopback', () => {
  const bounded = createServer()
  boundConnections(bounded, { isBehindProxy: false, maxPerAddress: 2 })
  const socketOf = (remoteAddress: string) => {
    const close: (() => void)[] = []
    const socket = {
      remoteAddress,
      isDestroyed: false,
      destroy: () => (socket.isDestroyed = true),
      once: (_name: string, listener: () => void) => close.push(listener),
      close: () => close.forEach((listener) => void listener()),
    }
    bounded.listeners('connection').at(-1)!(socket)
    return socket
  }
  const first = [1, 2, 3].map(() => socketOf('192.0.2.1'))
  expect(first.map(({ isDestroyed }) => isDestroyed)).toEqual([false, false, true])
  expect(socketOf('192.0.2.2').isDestroyed).toBe(false)
  first[0]!.close()
  expect(socketOf('192.0.2.1').isDestroyed).toBe(false)
  expect([1, 2, 3].map(() => socketOf('127.0.0.1').isDestroyed)).toEqual([false, false, false])
})
