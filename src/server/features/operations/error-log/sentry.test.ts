import { createServer, type Server } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { afterAll, expect, it, vi } from 'vitest'
import { sentryOptions } from '#server/platform/errors/error-reporter.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'

interface SentEvent {
  environment: string
  user: unknown
  tags: Record<string, string>
  exception: { values: { value: string }[] }
}

/** A stub of Sentry: collects the events of every envelope. */
const events: SentEvent[] = []
const site: Server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const bytes = Buffer.concat(chunks)
  const text = (request.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString()
  const lines = text.split('\n').filter(Boolean)
  lines.forEach((line, i) => {
    if (JSON.parse(line).type === 'event') events.push(JSON.parse(lines[i + 1]!))
  })
  response.end('{}')
})
await new Promise<void>((ready) => site.listen(0, '127.0.0.1', ready))
const { port } = site.address() as { port: number }
const app = await createTestApp({ SENTRY_DSN: `http://key@127.0.0.1:${port}/1` })
afterAll(async () => {
  await app.context.errors?.close()
  site.close()
})

// assembled at run time: source lines around an error are sent too
const typed = ['secret', 'words'].join('-')
const secrets = new RegExp([typed, ['placard', 'session'].join('_')].join('|'))

it('receives an error with the user id as text and the role, and the local log stays empty', async () => {
  const id = await buildUser(app.db)
  const client = await app.as(id)
  vi.spyOn(app.context.search, 'list').mockRejectedValueOnce(new Error('The index is broken'))
  expect((await client.get(`/api/listings?q=${typed}`)).status).toBe(500)
  await app.context.errors!.close()
  expect(events).toHaveLength(1)
  expect(events[0]).toMatchObject({
    environment: 'production',
    user: { id: String(id), role: 'user' },
    tags: { place: 'GET /api/listings' },
    exception: { values: [{ value: 'The index is broken' }] },
  })
  expect(JSON.stringify(events[0])).not.toMatch(secrets)
  expect(await app.db.selectFrom('error_reports').selectAll().execute()).toEqual([])
})

it('samples every trace', () => {
  expect(sentryOptions('http://key@127.0.0.1/1')).toMatchObject({ tracesSampleRate: 1 })
})
