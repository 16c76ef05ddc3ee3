import { readLink, registerByApi } from './support/accounts.ts'
import { composer, listSpace, openBrowsers, startByApi } from './support/talk.ts'
import { expect, isLive, test } from './support/test.ts'
import { DESKTOP, PHONE } from './support/widths.ts'

test('B23, B15: talk leads to the checkout, which says that the address is not confirmed, and back there once it is', async ({
  page,
  open,
  browser,
  baseURL,
}) => {
  const { seller, admin } = await openBrowsers(browser, baseURL, 'seller', 'admin')
  await registerByApi(seller.request)
  const listingId = await listSpace(seller.request, admin.request, { interval: '4-week' })
  const name = await registerByApi(page.request)
  const id = await startByApi(page.request, listingId, 'One board, two logos?')

  await page.setViewportSize(PHONE)
  await open(`/inbox/${id}`)
  await isLive(page)
  await page.getByText('Choose dates and book').click()
  const panel = page.getByRole('region', { name: 'Dates and price' })
  await panel.getByLabel('Begins').selectOption({ index: 3 })
  await expect(panel.getByText('You are not charged yet.')).toBeVisible()
  await panel.getByRole('button', { name: 'Ask about these dates' }).click()
  await expect(composer(page)).toBeFocused()
  await expect(composer(page)).toHaveValue(/202\d/)
  await panel.getByRole('button', { name: 'Request to Book' }).click()

  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible()
  await expect(page.getByText('You can ask for dates now.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send the link again' })).toBeVisible()

  const link = await readLink(`${name}@example.com`, '/verify-email')
  const tab = await page.context().newPage()
  await tab.setViewportSize(DESKTOP)
  await tab.goto(link)
  await isLive(tab)
  await tab.getByRole('button', { name: 'Confirm email address' }).click()
  await tab.getByRole('link', { name: 'Go back to your order' }).click()
  await expect(tab.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible()
  await expect(tab.getByRole('button', { name: 'Request to Book' })).toBeVisible()
  await expect(tab.getByRole('button', { name: 'Send the link again' })).toBeHidden()
  await Promise.all([seller, admin].map((context) => context.close()))
})
