import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { request } from '@playwright/test'
import { Webhook } from 'standardwebhooks'
import { createPlacard } from '#client/placard.ts'
import { E2E_ADMIN_PASSWORD } from '../../playwright.config.ts'
import { approveByApi, PASSWORD } from './support/accounts.ts'
import { registerVerified, requestByApi, sellByApi, stepByApi } from './support/bookings.ts'
import { expect, test } from './support/test.ts'

interface Event {
  type: string
  data: { object: string; id: number; apiUrl?: string } & Record<string, unknown>
}

test('a company’s system hands in spaces by key, hears of a booking and reads what is free', async ({
  page,
  browser,
  baseURL,
}) => {
  const received: { headers: IncomingHttpHeaders; text: string }[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    received.push({ headers: request.headers, text })
    response.end()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/placard`

  // a person makes the key and the webhook, signed in
  await registerVerified(page)
  const headers = { origin: baseURL! }
  const scopes = ['inventory:read', 'inventory:write', 'bookings:read', 'spaces:read']
  const wanted = { name: 'System', scopes, days: 30, password: PASSWORD }
  const { token } = await (await page.request.post('/api/keys', { data: wanted, headers })).json()
  const types = ['import.finished', 'booking.requested', 'booking.confirmed', 'availability.changed']
  const { secret } = await (
    await page.request.post('/api/webhooks', { data: { url, types }, headers })
  ).json()
  const listEvents = () =>
    received.map(
      (one) => new Webhook(secret).verify(one.text, one.headers as Record<string, string>) as Event,
    )
  const waitFor = async (type: string): Promise<Event> => {
    await expect.poll(() => listEvents().map((event) => event.type), { timeout: 20_000 }).toContain(type)
    return listEvents().find((event) => event.type === type)!
  }

  // from here on it is a program
  const placard = createPlacard({ baseUrl: baseURL!, key: token })
  const rows = [
    {
      unit_id: 'SYS-1',
      name: 'Wall by the cannery',
      description: 'A painted wall that everybody passes who comes from the boats.',
      city: 'Cathlamet, WA',
      address: '1 Cannery Way',
      type: 'billboard',
      price: 900,
      period: '4-week',
    },
  ]
  const handedIn = await placard.PUT('/api/my/inventory', { body: rows as never })
  expect(handedIn.error).toBeUndefined()
  const report = await waitFor('import.finished')
  expect(report.data.id).toBe(handedIn.data!.id)
  const outcome = await placard.GET('/api/my/inventory/{id}/rows', {
    params: { path: { id: report.data.id } },
  })
  expect(outcome.data).toMatchObject([{ unitId: 'SYS-1', outcome: 'created', errors: [] }])
  const id = outcome.data![0]!.listingId!

  const admin = await request.newContext({ baseURL: baseURL! })
  const data = { username: 'admin', password: E2E_ADMIN_PASSWORD }
  expect((await admin.post('/api/auth/login', { data })).status()).toBe(200)
  await approveByApi(admin, id)
  // how it is booked is for a person to say
  await sellByApi(page.request, id, { mode: 'request' })
  const buyer = await (await browser.newContext()).newPage()
  await registerVerified(buyer)
  const bookingId = await requestByApi(buyer.request, id, 8)
  expect((await waitFor('booking.requested')).data).toMatchObject({ object: 'booking', id: bookingId })
  await stepByApi(page.request, bookingId, 'accept')
  const confirmed = await waitFor('booking.confirmed')
  expect(confirmed.data).toMatchObject({ id: bookingId, step: 'accept', status: 'awaiting-payment' })
  await waitFor('availability.changed')

  // a message is thin: the rest is read where it leads
  const booking = await placard.GET('/api/bookings/{id}', { params: { path: { id: bookingId } } })
  const line = booking.data!.listing
  expect(line.id).toBe(id)
  const calendar = await placard.GET('/api/my/listings/{id}/calendar', { params: { path: { id } } })
  expect(calendar.data!.claims).toMatchObject([{ kind: 'booking', bookingId }])
  server.close()
})
