import { E2E_ADMIN_PASSWORD } from '../../playwright.config.ts'
import { listViolations, prepareAxe } from './support/axe.ts'
import { registerVerified } from './support/bookings.ts'
import { bookToday } from './support/proof.ts'
import { expect, isLive, test } from './support/test.ts'
import { DESKTOP, PHONE } from './support/widths.ts'

/** A town that no other journey counts. */
const STATION = {
  type: 'radio',
  title: 'Morning show of Nooksack FM',
  location: 'Nooksack, WA',
  address: '103 W Madison St',
  coordinates: { lat: 48.9276, lng: -122.3215 },
  brand: 'Creamery Road',
  artwork: { spec: { kind: 'none' }, workingDays: 0 },
}

// `page` is the seller's phone
test('an affidavit is filled in and signed, becomes a PDF, is counted and accepted', async ({
  page,
  browser,
  baseURL,
}) => {
  const [admin, buyer] = await Promise.all([
    browser.newPage({ baseURL: baseURL! }),
    browser.newPage({ baseURL: baseURL!, viewport: DESKTOP }),
  ])
  const data = { username: 'admin', password: E2E_ADMIN_PASSWORD }
  expect((await admin.request.post('/api/auth/login', { data })).status()).toBe(200)
  await page.setViewportSize(PHONE)
  await registerVerified(page)
  await registerVerified(buyer)
  const id = await bookToday({ buyer, seller: page, admin }, STATION)

  await page.goto(`/bookings/${id}`)
  await isLive(page)
  const giving = page.getByRole('region', { name: 'Proof', exact: true })
  await giving.getByText('Fill in an affidavit').click()
  await giving.getByRole('button', { name: 'Sign and hand in' }).click()
  for (const problem of ['Say where it ran', 'Say how many', 'Give your name', 'Give your role'])
    await expect(giving.getByText(problem)).toBeVisible()
  await prepareAxe(page)
  expect(await listViolations(page)).toEqual([])

  await giving.getByLabel('Where it ran').fill('Nooksack FM 98.1')
  await giving.getByLabel('Length in seconds').fill('30')
  await giving.getByRole('textbox', { name: /^Times/ }).fill('7:15 AM, 5:40 PM')
  await expect(giving.getByLabel('How many')).toHaveValue('2')
  await giving.getByRole('textbox', { name: /^Program/ }).fill('Morning show')
  await giving.getByLabel('Your name for this affidavit').fill('Ada Chu')
  await giving.getByLabel('Your role for this affidavit').fill('Traffic manager')
  await giving.getByRole('button', { name: 'Add the next day' }).click()
  await giving.getByRole('button', { name: 'Sign and hand in' }).click()
  await expect(giving.getByText('This day has not come yet')).toBeVisible()
  await giving.getByRole('button', { name: 'Remove line 2' }).click()
  await giving.getByRole('button', { name: 'Sign and hand in' }).click()
  const said = 'Affidavit of Nooksack FM 98.1: 2 on 1 day, signed by Ada Chu, Traffic manager'
  await expect(giving.getByText(said, { exact: false })).toBeVisible()

  await buyer.goto(`/bookings/${id}`)
  await isLive(buyer)
  const given = buyer.getByRole('region', { name: 'Proof', exact: true })
  await expect(given.getByText(said, { exact: false })).toBeVisible()
  const path = await given.getByRole('link', { name: 'affidavit.pdf' }).getAttribute('href')
  const pdf = await buyer.request.get(path!)
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
  await given.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(given.getByText(/^Accepted on/)).toBeVisible()
})
