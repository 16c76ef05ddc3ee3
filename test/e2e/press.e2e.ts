import { E2E_ADMIN_PASSWORD } from '../../playwright.config.ts'
import { PASSWORD, registerByApi } from './support/accounts.ts'
import { createBoard, orderBoard } from './support/bookings.ts'
import { openBrowsers } from './support/talk.ts'
import { expect, test } from './support/test.ts'
import { DESKTOP, PHONE } from './support/widths.ts'

const BOARD = 'Board of a press that is not lost'

test('B5, B6: no press is lost: offline, in an ended session, over a reload', async ({
  page,
  open,
  reload,
  context,
  browser,
  baseURL,
}) => {
  const { one, admin } = await openBrowsers(browser, baseURL, 'one', 'admin')
  const data = { username: 'admin', password: E2E_ADMIN_PASSWORD }
  expect((await admin.request.post('/api/auth/login', { data })).ok()).toBe(true)
  await registerByApi(one.request)
  const username = await registerByApi(page.request)
  await orderBoard(page.request, await createBoard(one.request, admin.request, BOARD))

  await page.setViewportSize(PHONE)
  await open('/checkout')
  const box = page.getByRole('article', { name: BOARD })
  const press = box.getByRole('button', { name: 'Request to Book', exact: true })
  await box.getByLabel('Brand').fill('Fremont Bakery')
  await box.getByLabel('Note to the seller').fill('The second Monday, please')
  await reload()
  await expect(box.getByLabel('Brand')).toHaveValue('Fremont Bakery')
  await expect(box.getByLabel('Note to the seller')).toHaveValue('The second Monday, please')
  await box.getByLabel('I have read and accept these terms').check()

  await context.setOffline(true)
  await press.click()
  const refusal = box.getByRole('alert')
  await expect(refusal).toHaveText('You are offline. Nothing was sent. Press again when you are back.')
  await context.setOffline(false)
  await expect(refusal).toBeHidden()
  await expect(box.getByLabel('Brand')).toHaveValue('Fremont Bakery')

  await page.setViewportSize(DESKTOP)
  await context.clearCookies()
  await press.click()
  const dialog = page.getByRole('dialog')
  await expect(
    dialog.getByText('You have been signed out. Sign in, and what you pressed goes on.'),
  ).toBeVisible()
  await expect(page.getByText('the connection is slow')).toBeHidden()
  await dialog.getByRole('tabpanel').locator('[name=username]').fill(username)
  await dialog.getByRole('tabpanel').locator('[name=password]').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText(`Requested: ${BOARD}`)).toBeVisible()
})
