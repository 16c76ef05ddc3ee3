import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { afterAll, expect, it, vi } from 'vitest'
import { startSession } from '#server/features/accounts/accounts/sessions.ts'
import { boundConnections, SERVER_OPTIONS } from '#server/platform/http/bound-connections.ts'
import { SESSION_COOKIE } from '#server/platform/http/session-cookie.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'

/** Streams over real sockets, as the web process serves them. */
const { app, context, db } = await createTestApp()
const http = createAdaptorServer({
  fetch: app.fetch,
  serverOptions: SERVER_OPTIONS,
}) as import('node:http').Server
boundConnections(http, { isBehindProxy: false })
await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening))
const base = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
afterAll(() => http.close())

async function open(signal?: AbortSignal): Promise<Response> {
  const userId = await buildUser(db)
  const from = { address: null, userAgent: 'test', requestId: null }
  const token = await db.transaction().execute((trx) => startSession(trx, userId, from))
  const headers = { cookie: `${SESSION_COOKIE}=${token}`, 'accept-encoding': 'gzip' }
  return fetch(`${base}/api/live`, { headers, ...(signal && { signal }) })
}

it('a reader that leaves is forgotten', async () => {
  for (let round = 0; round < 5; round++) {
    const leaving = new AbortController()
    const answers = await Promise.all(Array.from({ length: 20 }, () => open(leaving.signal)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(context.live.size).toBe(20)
    leaving.abort()
    await vi.waitFor(() => expect(context.live.size).toBe(0), 10_000)
  }
})

it('a server that ends tells its readers to come back and waits for none of them', async () => {
  const answers = await Promise.all([open(), open()])
  context.live.end()
  const closed = new Promise((done) => http.close(done))
  for (const answer of answers) expect(await answer.text()).toMatch(/event: hello\n.*retry: 1000\n\n$/s)
  await closed
})
