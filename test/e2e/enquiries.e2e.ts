import { E2E_ADMIN_PASSWORD } from '../../playwright.config.ts'
import { approveByApi, PASSWORD, registerByApi } from './support/accounts.ts'
import { expect, test } from './support/test.ts'

const FORM = {
  type: 'billboard',
  title: 'Gable above the corner shop',
  price: 450,
  description: 'A sunny brick wall that faces the bus stop.',
  location: 'Fremont, Seattle, WA',
  address: '3500 Fremont Ave N',
  specifications: ['Size: 10 × 20 ft'],
  targetMarket: ['families'],
}

test('a buyer asks and proposes times, the seller answers, both have it by mail and on their page', async ({
  page,
  open,
  browser,
  baseURL,
}) => {
  // several people and pages: needs a longer timeout on a busy machine
  test.setTimeout(120_000)
  const as = async () => browser.newContext({ baseURL: baseURL! })
  const [sellerContext, admin, other] = [await as(), await as(), await as()]
  const sellerName = await registerByApi(sellerContext.request)
  const created = await sellerContext.request.post('/api/listings', { data: FORM })
  const { id } = (await created.json()) as { id: number }
  const data = { username: 'admin', password: E2E_ADMIN_PASSWORD }
  await admin.request.post('/api/auth/login', { data })
  await approveByApi(admin.request, id)
  const buyerName = await registerByApi(other.request)

  // a guest writes first and signs in on submit; all input is kept
  await open(`/listing/${id}`)
  await page.getByRole('button', { name: 'Ask for a call' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Call the advertiser')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Email' }).click()
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(dialog).toContainText('Please write a message')
  await dialog.getByLabel('Message').fill('Is it lit at night? <b>Ivy</b> asks 🌲')
  await dialog.getByRole('button', { name: 'Send message' }).click()
  const signIn = page.getByRole('dialog', { name: 'Sign In' })
  await signIn.locator('[name=username]').fill(buyerName)
  await signIn.locator('[name=password]').fill(PASSWORD)
  await signIn.getByRole('button', { name: 'Sign In' }).click()
  await expect(dialog.getByText(`${sellerName} has it by mail and answers you.`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()

  await page.getByRole('button', { name: 'Schedule Appointment' }).click()
  await dialog.getByRole('button', { name: 'Ask for a viewing' }).click()
  await expect(dialog).toContainText('Propose at least one time')
  await dialog.locator('[name=time1]').fill('2031-05-06T10:30')
  await dialog.getByRole('button', { name: 'Propose another time' }).click()
  await dialog.locator('[name=time2]').fill('2031-05-07T15:00')
  await dialog.getByRole('button', { name: 'Ask for a viewing' }).click()
  await dialog.getByRole('link', { name: 'See the conversation' }).click()
  await expect(page.getByText('May 6, 2031, 10:30 AM')).toBeVisible()

  const seller = await sellerContext.newPage()
  await seller.goto('/sell')
  await seller.getByRole('main').getByRole('link', { name: 'Enquiries' }).click()
  await expect(seller.getByRole('tab', { name: 'Received' })).toHaveAttribute('aria-selected', 'true')
  await expect(seller.getByRole('main').getByRole('listitem')).toHaveCount(2)
  await seller.getByRole('listitem').filter({ hasText: 'Is it lit at night?' }).getByRole('link').click()
  await expect(seller.getByText('Is it lit at night? <b>Ivy</b> asks 🌲')).toBeVisible()
  await expect(seller.getByText('This person has not verified their email address yet.')).toBeVisible()
  await seller.getByLabel('Your answer').fill('Yes, until midnight.')
  await seller.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(seller.getByRole('list', { name: 'Messages' })).toContainText('Yes, until midnight.')

  await open('/enquiries')
  await page.getByRole('listitem').filter({ hasText: 'Answered' }).getByRole('link').click()
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText('Yes, until midnight.')
  const mails = async (name: string) => {
    const answer = await admin.request.get(
      `/api/admin/outbox?to=${encodeURIComponent(`${name}@example.com`)}`,
    )
    return ((await answer.json()) as { subject: string }[]).map(({ subject }) => subject)
  }
  await expect
    .poll(() => mails(sellerName))
    .toEqual(expect.arrayContaining([`Viewing of “${FORM.title}”`, `Question about “${FORM.title}”`]))
  await expect.poll(() => mails(buyerName)).toContain(`${sellerName} wrote about “${FORM.title}”`)
  await Promise.all([sellerContext, admin, other].map((context) => context.close()))
})
