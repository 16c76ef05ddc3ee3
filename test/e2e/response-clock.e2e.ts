import type { Listing } from '#contract/listings.ts'
import { E2E_ADMIN_PASSWORD } from '../../playwright.config.ts'
import { approveByApi, registerByApi } from './support/accounts.ts'
import { expect, test } from './support/test.ts'

/** Answers nobody in the demo market, whose job for it runs soon after the start. */
const SILENT_SELLER = 'wade.hutchins'

const SPACE = {
  type: 'billboard',
  title: 'Wall across from the bakery',
  price: 400,
  description: 'A brick wall that everybody in the queue looks at.',
  location: 'Fremont, Seattle, WA',
  address: '3501 Fremont Ave N',
  specifications: ['Size: 8 × 12 ft'],
  targetMarket: ['families'],
}

test('a silent seller fades: on the page, in the dialog, and last in results', async ({
  page,
  open,
  request,
}) => {
  const search = async () =>
    (await (await request.get('/api/listings?limit=500&sort=recommended')).json()) as Listing[]
  const isSilent = ({ seller }: Listing) => seller.username === SILENT_SELLER
  await expect.poll(async () => (await search()).find(isSilent)?.seller.answers.isFaded).toBe(true)
  const silent = (await search()).find(isSilent)!

  await open(`/listing/${silent.id}`)
  const seller = page.getByRole('region', { name: 'Contact Advertiser' })
  const clock = seller.locator('summary')
  await expect(clock).toContainText('Often does not answer')
  const sample = seller.getByText(/^Median of \d+ buyers in 90 days; 0 answered\.$/)
  await expect(sample).toBeHidden()
  await clock.focus()
  await page.keyboard.press('Enter')
  await expect(sample).toBeVisible()
  await seller.getByRole('button', { name: 'Email' }).click()
  await expect(page.getByRole('dialog')).toContainText('three buyers in a row have waited')
})

test('a one-tap answer of a reminder waits in the composer until Send', async ({
  page,
  open,
  browser,
  baseURL,
}) => {
  const as = async () => (await browser.newContext({ baseURL: baseURL! })).request
  const [admin, buyer] = [await as(), await as()]
  await registerByApi(page.request)
  await registerByApi(buyer)
  const { id } = (await (await page.request.post('/api/listings', { data: SPACE })).json()) as { id: number }
  await admin.post('/api/auth/login', { data: { username: 'admin', password: E2E_ADMIN_PASSWORD } })
  await approveByApi(admin, id)
  const data = { clientId: crypto.randomUUID(), message: 'Is it free in May?' }
  const asked = await (await buyer.post(`/api/listings/${id}/conversations`, { data })).json()

  await open(`/inbox/${asked.id}?answer=free`)
  const composer = page.getByRole('textbox', { name: /^Message to/ })
  await expect(composer).toHaveValue('Yes, it is free.')
  const thread = await (await buyer.get(`/api/conversations/${asked.id}`)).json()
  expect(thread.messages).toHaveLength(1)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText('Yes, it is free.')

  await open('/sell/answers')
  await expect(page.getByRole('heading', { name: 'Nobody waits for you' })).toBeVisible()
  await expect(page.locator('main')).toContainText('New seller: no answers measured yet')
})
