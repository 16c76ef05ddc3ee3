import { signMail } from '#server/platform/mail/inbound/mail-signature.ts'
import { E2E_ADMIN_PASSWORD, E2E_MAIL_SECRET } from '../../playwright.config.ts'
import { buildMail } from '../support/messaging/deliver-mail.ts'
import { registerByApi } from './support/accounts.ts'
import { listViolations, prepareAxe } from './support/axe.ts'
import { listSpace, messages, openBrowsers, startByApi } from './support/talk.ts'
import { expect, test } from './support/test.ts'

test('an answer to a mail appears in the open conversation, with neither address', async ({
  page,
  open,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const { seller, admin } = await openBrowsers(browser, baseURL, 'seller', 'admin')
  const sellerName = await registerByApi(seller.request)
  const listingId = await listSpace(seller.request, admin.request)
  const buyerName = await registerByApi(page.request)
  const id = await startByApi(page.request, listingId, 'Is the gable free in May?')
  await open(`/inbox/${id}`)
  await expect(messages(page)).toContainText('Is the gable free in May?')

  // the seller is not there and gets a mail
  const sellerAddress = `${sellerName}@example.com`
  await admin.request.post('/api/auth/login', { data: { username: 'admin', password: E2E_ADMIN_PASSWORD } })
  let replyTo = ''
  await expect(async () => {
    const answer = await admin.request.get(`/api/admin/outbox?to=${sellerAddress}`)
    const mails = (await answer.json()) as { subject: string; replyTo: string; text: string }[]
    const mail = mails.find(({ subject }) => subject.startsWith('Question about'))!
    expect(mail.text).toContain('Is the gable free in May?')
    expect(mail.text).not.toContain(`${buyerName}@example.com`)
    replyTo = mail.replyTo
  }).toPass({ timeout: 30_000 })
  expect(replyTo).toMatch(/^reply\+[\w-]+@/)

  // and answers from their own mail program
  const text = `Yes, all of May.\n\nOn Sunday ${buyerName}@example.com wrote:\n> Is the gable free in May?`
  const raw = Buffer.from(buildMail({ to: replyTo, from: sellerAddress, text }))
  const timestamp = String(Math.floor(Date.now() / 1000))
  const delivered = await page.request.post('/api/mail/inbound', {
    data: raw,
    headers: {
      'content-type': 'message/rfc822',
      'x-placard-timestamp': timestamp,
      'x-placard-signature': signMail(E2E_MAIL_SECRET, timestamp, raw),
    },
  })
  expect(delivered.status()).toBe(202)
  await expect(messages(page)).toContainText('Yes, all of May.')
  await expect(messages(page)).not.toContainText('@example.com')
  const question = messages(page).getByText('Is the gable free in May?').filter({ visible: true })
  await expect(question).toHaveCount(1)

  // what the mail quotes is one press away
  const leftOut = messages(page).getByText('Show what was left out')
  await leftOut.focus()
  await page.keyboard.press('Enter')
  await expect(question).toHaveCount(2)
  await expect(messages(page)).toContainText('On Sunday [e-mail address] wrote:')
  await prepareAxe(page)
  expect(await listViolations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(question).toHaveCount(1)
  await Promise.all([seller.close(), admin.close()])
})
