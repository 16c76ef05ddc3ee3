import type { APIRequestContext } from '@playwright/test'
import { signMail } from '#server/platform/mail/inbound/mail-signature.ts'
import { E2E_MAIL_SECRET } from '../../playwright.config.ts'
import { buildMail } from '../support/messaging/deliver-mail.ts'
import { readLink, registerByApi } from './support/accounts.ts'
import { listSpace, messages, openBrowsers } from './support/talk.ts'
import { expect, test } from './support/test.ts'
import { DESKTOP, PHONE } from './support/widths.ts'

/** A mail of which nothing proves who sent it, to a space's address. */
async function mailSpace(request: APIRequestContext, listingId: number, from: string): Promise<void> {
  const to = `space+${listingId}@placard.example`
  const raw = Buffer.from(
    buildMail({ to, from, text: 'Is the gable free in May?\n\nWe would take all four weeks.' }),
  )
  const timestamp = String(Math.floor(Date.now() / 1000))
  const headers = {
    'content-type': 'message/rfc822',
    'x-placard-timestamp': timestamp,
    'x-placard-signature': signMail(E2E_MAIL_SECRET, timestamp, raw),
  }
  expect((await request.post('/api/mail/inbound', { data: raw, headers })).status()).toBe(202)
}

test('a mail that proves nothing waits for a press on the page that its link opens, once', async ({
  page,
  open,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const { seller, admin } = await openBrowsers(browser, baseURL, 'seller', 'admin')
  await registerByApi(seller.request)
  const listingId = await listSpace(seller.request, admin.request)
  const address = `${await registerByApi(page.request)}@example.com`
  await mailSpace(page.request, listingId, address)
  const link = await readLink(address, '/confirm-mail')

  await page.setViewportSize(PHONE)
  await open(link)
  await expect(page.getByRole('heading', { level: 1, name: 'Did you write this?' })).toBeVisible()
  await expect(page.getByText('We would take all four weeks.')).toBeVisible()
  await page.getByRole('button', { name: 'Send to the seller' }).click()
  await expect(page.getByText('Your message is with the seller.')).toBeVisible()
  await page.setViewportSize(DESKTOP)
  await page.getByRole('link', { name: 'Open the conversation' }).click()
  await expect(messages(page)).toContainText('Is the gable free in May?')

  await open(link)
  await expect(page.getByText('This link has expired or was already used')).toBeVisible()
  await Promise.all([seller.close(), admin.close()])
})
