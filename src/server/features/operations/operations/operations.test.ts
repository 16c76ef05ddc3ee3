import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { createTestApp } from '#test/support/test-app.ts'

const METRICS_TOKEN = 'a token of some length'
const open = await createTestApp()
const closed = await createTestApp({ METRICS_TOKEN })
const ask = async ({ app }: typeof open, remoteAddress: string, headers: Record<string, string> = {}) =>
  (await app.request('/metrics', { headers }, { incoming: { socket: { remoteAddress } } })).status

it('without a token, metrics are available from loopback only', async () => {
  expect(await ask(open, '127.0.0.1')).toBe(200)
  expect(await ask(open, '::1')).toBe(200)
  expect(await ask(open, '::ffff:127.0.0.1')).toBe(200)
  expect(await ask(open, '192.0.2.1')).toBe(403)
  // a local proxy forwards a remote client
  expect(await ask(open, '127.0.0.1', { 'x-forwarded-for': '192.0.2.1' })).toBe(403)
})

it('C-07: a page that bound its own name to loopback reads no metrics', async () => {
  expect(await ask(open, '127.0.0.1', { host: 'evil.example:3000' })).toBe(403)
  expect(await ask(open, '127.0.0.1', { host: '127.0.0.1:3000' })).toBe(200)
})

it('with a token, to whoever presents it', async () => {
  const authorization = `Bearer ${METRICS_TOKEN}`
  expect(await ask(closed, '192.0.2.1', { authorization })).toBe(200)
  expect(await ask(closed, '192.0.2.1', { authorization: 'Bearer another token' })).toBe(401)
  expect(await ask(closed, '127.0.0.1')).toBe(401)
})

it('health checks are public', async () => {
  expect((await closed.get('/healthz')).status).toBe(200)
  expect((await closed.get('/readyz')).status).toBe(200)
})

it('figures count requests by method and answer, never by what was in the address', async () => {
  await closed.get('/api/listings/123456789?canary=1')
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const figures = await (await closed.get('/metrics', { headers })).text()
  expect(figures).toContain('http_request_duration_seconds_count{method="GET",status="404"} 1\n')
  expect(figures).not.toMatch(/123456789|canary/)
})

it('L8: figures name the release that is running', async () => {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const figures = await (await closed.get('/metrics', { headers })).text()
  expect(figures).toMatch(/^placard_build_info\{version="\d+\.\d+\.\d+"\} 1$/m)
})

it('a process whose database is away is alive and not ready', async () => {
  const away = await createTestApp()
  vi.spyOn(away.context.pool, 'connect').mockImplementation(() =>
    Promise.reject(new Error('connect ECONNREFUSED')),
  )
  expect((await away.get('/healthz')).status).toBe(200)
  const answer = await away.get('/readyz')
  expect(answer.status).toBe(503)
  expect(await answer.json()).toEqual({ status: 'unavailable', database: 'down', files: 'up' })
})

it('R10: a process that cannot store files serves everything else, and says so', async () => {
  const away = await createTestApp()
  const { DATA_DIR } = away.context.config
  mkdirSync(DATA_DIR, { recursive: true })
  // a file system in which nobody can make a folder, not even root
  symlinkSync('/proc', join(DATA_DIR, 'spool'))
  const answer = await away.get('/readyz')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ status: 'ready', database: 'up', files: 'down' })
  const figures = await (await away.get('/metrics')).text()
  expect(figures).toContain('placard_files_up 0\n')
  expect(figures).toMatch(/^placard_disk_used_ratio 0\.\d+$/m)
})
