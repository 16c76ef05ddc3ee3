import type { Listing } from '#contract/listings/listings.ts'
import { registerByApi } from './support/accounts.ts'
import { composer, listSpace, messages, openBrowsers, startByApi } from './support/talk.ts'
import { expect, test } from './support/test.ts'

/** Answers nobody in the demo market, whose job for it runs soon after the start. */
const SILENT_SELLER = 'wade.hutchins'

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
  await expect(clock).toContainText('Often doesn’t reply')
  const sample = seller.getByText(/^Median of \d+ buyers in 90 days; 0 answered\.$/)
  await expect(sample).toBeHidden()
  await clock.focus()
  await page.keyboard.press('Enter')
  await expect(sample).toBeVisible()
  await seller.getByRole('button', { name: 'Email' }).click()
  await expect(page.getByRole('dialog')).toContainText('three buyers in a row have waited')
})

test('a one-tap answer waits in the composer until Send, with scripts or without', async ({
  page,
  open,
  browser,
  baseURL,
}) => {
  const { admin, buyer } = await openBrowsers(browser, baseURL, 'admin', 'buyer')
  await registerByApi(page.request)
  await registerByApi(buyer.request)
  const listingId = await listSpace(page.request, admin.request)
  const id = await startByApi(buyer.request, listingId, 'Is it free in May?')

  await open(`/inbox/${id}?answer=free`)
  await expect(composer(page)).toHaveValue('Yes, it is free.')
  const thread = await (await buyer.request.get(`/api/conversations/${id}`)).json()
  expect(thread.messages).toHaveLength(1)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(messages(page)).toContainText('Yes, it is free.')

  // without scripts the same: a link chooses, the form sends
  await startByApi(buyer.request, listingId, 'And in June?')
  const state = await page.context().storageState()
  const plain = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false, storageState: state })
  const reader = await plain.newPage()
  await reader.goto(`/inbox/${id}`)
  await reader
    .getByRole('navigation', { name: 'Quick answers' })
    .getByRole('link', { name: 'Not free' })
    .click()
  await expect(composer(reader)).toHaveValue('Sorry, it is not free then.')
  await expect(messages(reader)).not.toContainText('Sorry')
  await reader.getByRole('button', { name: 'Send' }).click()
  await expect(reader).toHaveURL(/\/inbox\/\d+$/)
  await expect(messages(reader)).toContainText('Sorry, it is not free then.')
  await expect(reader.getByRole('navigation', { name: 'Quick answers' })).toHaveCount(0)
  await plain.close()

  await open('/sell/answers')
  await expect(page.getByRole('heading', { name: 'Nobody is waiting for you' })).toBeVisible()
  await expect(page.locator('main')).toContainText('New seller: no answers measured yet')
})
