import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { PASSWORD, registerByApi } from './support/accounts.ts'
import { expect, isLive, test } from './support/test.ts'

test('a company’s system: a key, a webhook, a change by the key, delivered and verified', async ({
  page,
  open,
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
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/placard`

  await page.setViewportSize({ width: 1440, height: 900 })
  await registerByApi(page.request)
  const wanted = { name: 'System', scopes: ['plans:write', 'inventory:write'], days: 30, password: PASSWORD }
  const made = await page.request.post('/api/keys', { data: wanted, headers: { origin: baseURL! } })
  const { token } = await made.json()

  await open('/account')
  await page.getByRole('link', { name: 'Add and change webhooks' }).click()
  await expect(page.getByText('You have no webhooks.')).toBeVisible()
  await page.getByLabel('Address', { exact: true }).fill('nonsense')
  await page.getByRole('button', { name: 'Add webhook' }).click()
  await expect(page.getByText('Choose what it is sent')).toBeVisible()
  await page.getByLabel('Address', { exact: true }).fill(address)
  await page.getByLabel('A space is changed').check()
  await page.getByRole('button', { name: 'Add webhook' }).click()
  const secret = (await page.getByText(/^whsec_[\w+/=]{40,}$/).textContent()) ?? ''
  await page.getByRole('button', { name: 'I have copied it' }).click()
  await expect(page.getByText(secret)).toBeHidden()

  // a program: no cookie, no browser
  const send = (method: string, path: string, body: object) =>
    fetch(new URL(path, baseURL), {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': `webhooks-${Date.now()}`,
      },
      body: JSON.stringify(body),
    })
  const created = await send('POST', '/api/listings', {
    type: 'billboard',
    title: 'Wall of the grain elevator',
    description: 'A painted wall that everybody passes who comes by the highway.',
    price: 900,
    interval: 'month',
    location: 'Wenatchee, WA',
    address: '1 Elevator Way',
    specifications: [{ label: 'Size', value: '10 × 20 ft' }],
    targetMarket: ['families'],
  })
  expect(created.status).toBe(201)
  const { id } = await created.json()
  const { listing: own } = await (await page.request.get(`/api/my/listings/${id}`)).json()
  const changes = [{ id, updatedAt: own.updatedAt, set: { price: 950 } }]
  expect((await send('PATCH', '/api/my/listings', { changes })).status).toBe(200)

  await expect.poll(() => received.length, { timeout: 20_000 }).toBeGreaterThan(0)
  const { headers, text } = received[0]!
  const message = new Webhook(secret).verify(text, headers as Record<string, string>)
  expect(message).toMatchObject({ type: 'space.changed', data: { object: 'space', id } })

  await page.getByRole('button', { name: `Deliveries of ${address}` }).click()
  await expect(page.getByText(/^Taken: 200 in \d+ ms, 1 try$/).first()).toBeVisible()
  await page.getByRole('button', { name: `Send a test of ${address}` }).click()
  await expect(page.getByText('webhook.test').first()).toBeVisible()
  const before = received.length
  await page.getByRole('button', { name: 'Send again space.changed' }).first().click()
  await expect.poll(() => received.length, { timeout: 20_000 }).toBeGreaterThan(before)

  await page.getByRole('button', { name: `New secret of ${address}` }).click()
  await page.getByRole('button', { name: 'Make a new secret now' }).click()
  await expect(page.getByText('The one before signs beside it for 24 hours.')).toBeVisible()
  await page.getByRole('button', { name: 'I have copied it' }).click()
  await page.getByRole('button', { name: `Switch off of ${address}` }).click()
  await expect(page.getByText('Off', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: `Delete of ${address}` }).click()
  await page.getByRole('button', { name: 'Delete it now' }).click()
  await expect(page.getByText('You have no webhooks.')).toBeVisible()
  server.close()
})

test('the page of webhooks holds together on a phone', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await registerByApi(page.request)
  await open('/account/webhooks')
  await isLive(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})
