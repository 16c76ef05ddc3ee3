import { registerByApi, verifyByApi } from './support/accounts.ts'
import { listSpace, messages, openBrowsers, startByApi } from './support/talk.ts'
import { expect, isLive, test } from './support/test.ts'
import { DESKTOP, PHONE } from './support/widths.ts'

test('B23: a seller in talk makes an offer, and the buyer reads it in the thread and accepts it', async ({
  page,
  open,
  browser,
  baseURL,
}) => {
  const { seller, admin } = await openBrowsers(browser, baseURL, 'seller', 'admin')
  const sellerName = await registerByApi(seller.request)
  const listingId = await listSpace(seller.request, admin.request, { interval: '4-week' })
  const buyerName = await registerByApi(page.request)
  await verifyByApi(seller.request, admin.request, sellerName)
  await verifyByApi(page.request, admin.request, buyerName)
  const id = await startByApi(page.request, listingId, 'What would two logos cost?')

  const desk = await seller.newPage()
  await desk.setViewportSize(DESKTOP)
  await desk.goto(`${baseURL}/inbox/${id}`)
  await isLive(desk)
  await desk.getByRole('button', { name: 'Make an offer' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Make an offer' })
  await dialog.getByLabel('What is advertised').fill('Fremont Bakery')
  await dialog.getByLabel('Price of the space').fill('1,234')
  await dialog.getByLabel('Note').fill('With two logos.')
  await expect(dialog.getByText('$1,234.00').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Send the offer' }).click()
  await expect(dialog).toBeHidden()
  await expect(messages(desk).getByText(/ offers .* for \$\d/)).toBeVisible()

  await page.setViewportSize(PHONE)
  await open(`/inbox/${id}`)
  await isLive(page)
  await expect(messages(page).getByText(/ offers .* for \$\d/)).toBeVisible()
  await messages(page).getByRole('link', { name: 'Open the booking' }).click()
  await expect(page.getByText('With two logos.').first()).toBeVisible()
  await isLive(page)
  await page.getByRole('button', { name: 'Read and accept' }).click()
  await page.getByLabel('I have read and accept these terms').check()
  await page.getByRole('dialog').getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(page.getByText('To be paid').first()).toBeVisible()
  await Promise.all([seller, admin].map((context) => context.close()))
})
