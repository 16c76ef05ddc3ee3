import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { createOutgoing, RefusedAddressError } from './outgoing.ts'
import { isPublicAddress } from './public-address.ts'

it.each([
  '127.0.0.1 127.8.9.1 0.0.0.0 10.1.2.3 172.16.0.1 172.31.255.255 192.168.1.1 169.254.169.254 100.64.0.1 100.127.255.254',
  '192.0.2.1 198.18.0.1 198.51.100.7 203.0.113.9 224.0.0.1 255.255.255.255 240.0.0.1',
  ':: ::1 fe80::1 fc00::1 fd12:3456::1 ff02::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 64:ff9b::7f00:1 2002:7f00:1:: 2001::1 2001:db8::1',
  'localhost not-an-address',
])('%s is not public', (addresses) => {
  expect(addresses.split(' ').filter(isPublicAddress)).toEqual([])
})

it('machines of the internet are', () => {
  const addresses = '1.1.1.1 172.32.0.1 100.128.0.1 93.184.216.34 2606:4700::1111 2a00:1450:4001:81b::200e'
  expect(addresses.split(' ').every(isPublicAddress)).toBe(true)
})

let calls = 0
const server = createServer((request, response) => {
  calls += 1
  if (request.url === '/moved') return void response.writeHead(302, { location: '/secret' }).end()
  if (request.url === '/endless') {
    const timer = setInterval(() => response.write('x'.repeat(4_000)), 5)
    return void response.on('close', () => clearInterval(timer))
  }
  if (request.url === '/dripping') {
    const timer = setInterval(() => response.write('x'), 20)
    return void response.on('close', () => clearInterval(timer))
  }
  if (request.url === '/silent') return
  response.end('fine')
})
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
const { port } = server.address() as AddressInfo
afterAll(() => server.close())

const request = (url: string) => ({
  url,
  method: 'POST' as const,
  headers: {},
  body: '{}',
  timeoutMs: 500,
  maxBytes: 10_000,
})

it.each([
  [`http://127.0.0.1:${0}/`, 'https://'],
  ['https://127.0.0.1:PORT/', 'not public'],
  ['https://localhost:PORT/', 'not public'],
  ['https://[::1]:PORT/', 'not public'],
  ['https://[::ffff:127.0.0.1]:PORT/', 'not public'],
  // alternative spellings of an IP address in a URL
  ['https://2130706433:PORT/', 'not public'],
  ['https://0x7f.1:PORT/', 'not public'],
  ['https://169.254.169.254/latest/meta-data/', 'not public'],
])('%s is refused before a byte is sent', async (url, reason) => {
  const call = createOutgoing({ allowsPrivate: false })(request(url.replace('PORT', String(port))))
  await expect(call).rejects.toThrow(RefusedAddressError)
  await expect(call).rejects.toThrow(reason)
  expect(calls).toBe(0)
})

it('follows no redirect, and enforces the size limit and the timeout', async () => {
  const outgoing = createOutgoing({ allowsPrivate: true })
  const at = (path: string) => outgoing(request(`http://127.0.0.1:${port}${path}`))
  const bytes = Buffer.from('fine')
  expect(await at('/')).toEqual({ status: 200, text: 'fine', bytes, etag: null, location: null })
  expect(await at('/moved')).toMatchObject({ status: 302, location: '/secret' })
  expect((await at('/endless')).text).toHaveLength(10_000)
  await expect(at('/silent')).rejects.toThrow()
  // R2: a service that always says a little more holds nobody longer than one that says nothing
  await expect(at('/dripping')).rejects.toThrow()
})
