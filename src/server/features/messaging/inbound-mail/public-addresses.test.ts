import { beforeAll, expect, it } from 'vitest'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { MAIL_SECRET } from '#test/support/messaging/deliver-mail.ts'
import { createTestApp, type TestApp } from '#test/support/test-app.ts'

const REAL = 'sally.private@walls.example'
const settings = { RATE_LIMIT_SCALE: '100', PUBLIC_URL: 'https://placard.example' }
let taking: TestApp
let silent: TestApp
let id: number
beforeAll(async () => {
  taking = await createTestApp({ ...settings, INBOUND_MAIL_SECRET: MAIL_SECRET })
  silent = await createTestApp(settings)
  for (const app of [taking, silent])
    id = await buildListing(app.db, { seller_id: await buildUser(app.db, { email: REAL }) })
})

const readAll = async (app: TestApp) => {
  const paths = ['/api/listings', '/api/listings.geojson', '/api/listings/map', '/sitemap.xml', '/terms.pdf']
  const answers = await Promise.all([...paths, `/api/listings/${id}`].map((path) => app.get(path)))
  const message = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'get_space', arguments: { id } },
  }
  const headers = { accept: 'application/json, text/event-stream' }
  return Promise.all(
    [...answers, await app.send('POST', '/mcp', message, { headers })].map((one) => one.text()),
  )
}

it('no list, map, feed, document or agent tells the real address of a seller', async () => {
  for (const app of [taking, silent])
    for (const text of await readAll(app)) expect(text.toLowerCase()).not.toContain(REAL)
})

it('a space has a masked address only where mail is taken', async () => {
  const emailOf = async (app: TestApp) => (await (await app.get(`/api/listings/${id}`)).json()).seller.email
  expect(await emailOf(taking)).toBe(`space+${id}@placard.example`)
  expect(await emailOf(silent)).toBeNull()
})
