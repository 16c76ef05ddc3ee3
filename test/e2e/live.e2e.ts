import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { registerByApi } from './support/accounts.ts'
import { expect, test } from './support/test.ts'

const isStream = (url: string) => new URL(url).pathname === '/api/live'

async function userId(context: BrowserContext): Promise<number> {
  const { user } = await (await context.request.get('/api/auth/me')).json()
  return user.id
}

/** Writes to a seller of the demo market: an event for the writer's own tabs too. */
async function write(context: BrowserContext, message: string): Promise<void> {
  const data = { clientId: randomUUID(), message }
  expect((await context.request.post('/api/listings/1/conversations', { data })).status()).toBe(201)
}

/** Listens to what the tabs of this browser hand to each other. */
async function overhear(page: Page, id: number): Promise<() => Promise<string[]>> {
  await page.evaluate((name) => {
    const heard: string[] = []
    Object.assign(window, { heard })
    new BroadcastChannel(name).addEventListener('message', ({ data }) => {
      const said = data.event?.message
      if (said) heard.push(`${said.author}: ${said.body}`)
    })
  }, `placard-live-${id}`)
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
}

test('the tabs of a browser share one line, and another tab takes it over', async ({
  page,
  context,
  open,
}) => {
  await registerByApi(context.request)
  const id = await userId(context)
  const streams: Page[] = []
  context.on('request', (request) => {
    if (isStream(request.url())) streams.push(request.frame().page())
  })
  await open('/')
  await expect.poll(() => streams.length).toBe(1)
  const second = await context.newPage()
  await second.goto('/saved')
  await expect(second.locator('html')).toHaveAttribute('data-hydrated', 'true')
  const heard = await overhear(second, id)
  await write(context, 'Is it free in May?')
  await expect.poll(heard).toEqual(['me: Is it free in May?'])
  expect(streams).toEqual([page])

  await page.goto('about:blank')
  await expect.poll(() => streams).toEqual([page, second])
  await write(context, 'And in June?')
  await expect.poll(heard).toEqual(['me: Is it free in May?', 'me: And in June?'])
})

test('where streams are refused a page asks now and then', async ({ page, context, open }) => {
  await registerByApi(context.request)
  await page.route(
    (url) => isStream(url.href),
    (route) => route.fulfill({ status: 503 }),
  )
  const asked = page.waitForResponse((answer) => answer.url().includes('/api/live/events?after='))
  await open('/')
  expect((await asked).status()).toBe(200)
})

test('behind a proxy that holds streams back a page asks instead', async ({ page, context, open }) => {
  await registerByApi(context.request)
  const streams: string[] = []
  // nothing comes through, not even a refusal
  await page.route(
    (url) => isStream(url.href),
    (route) => void streams.push(route.request().url()),
  )
  const asked = () => page.waitForResponse((answer) => answer.url().includes('/api/live/events?after='))
  await page.clock.install()
  await open('/')
  await expect.poll(() => streams.length).toBe(1)
  await page.clock.fastForward(10_000)
  await expect.poll(() => streams.length).toBe(2)
  const first = asked()
  await page.clock.fastForward(10_000)
  await (await first).finished()
  await write(context, 'Is it free in May?')
  const second = asked()
  await page.clock.fastForward(15_000)
  const { events } = await (await second).json()
  expect(events[0]).toMatchObject({ kind: 'message', message: { author: 'me', body: 'Is it free in May?' } })
})

test('a guest has no line', async ({ page, open }) => {
  const live: string[] = []
  page.on('request', (request) => request.url().includes('/api/live') && live.push(request.url()))
  await open('/')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(live).toEqual([])
})
