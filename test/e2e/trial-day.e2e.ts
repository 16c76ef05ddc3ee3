import { addDays } from '#domain/zoned-time.ts'
import { E2E_ADMIN_PASSWORD } from '../../playwright.config.ts'
import { approveByApi, buildName, readLink, verifyByApi } from './support/accounts.ts'
import { registerVerified } from './support/bookings.ts'
import { asFile, importFile } from './support/import-file.ts'
import { invite, joinByLink, signUp } from './support/team.ts'
import { expect, isLive, test } from './support/test.ts'
import { DESKTOP, PHONE } from './support/widths.ts'

const TODAY = new Date().toISOString().slice(0, 10)
const INVENTORY = `Unit ID,Name,City,Ad type,Price,Interval
OM-1,Omak Avenue north,Omak,billboard,900,4-week
OM-2,Omak Avenue south,Omak,billboard,900,4-week
OM-3,Riverside wall,Omak,billboard,700,4-week
`
const CONTRACTS = `Unit ID,Start,End,Client,Amount
OM-3,${addDays(TODAY, 1)},${addDays(TODAY, 56)},Harbor Dental,1400
`

test('a team of three moves in with a file, and works a day: contracts, a call, a proposal, the crew, the month', async ({
  page,
  open,
  browser,
}) => {
  test.setTimeout(180_000)
  await page.setViewportSize(DESKTOP)
  await registerVerified(page)
  const admin = (await browser.newContext()).request
  const data = { username: 'admin', password: E2E_ADMIN_PASSWORD }
  expect((await admin.post('/api/auth/login', { data })).status()).toBe(200)

  // the owner brings two colleagues and the inventory
  const company = `Okanogan Outdoor ${buildName()}`
  const [sales, crew, client] = [1, 2, 3].map(() => `${buildName()}@example.com`) as [string, string, string]
  await open('/team')
  await page.getByLabel('Name of your company').fill(company)
  await invite(page, sales, 'Sales')
  await invite(page, crew, 'Operations')
  await open('/sell/import')
  await importFile(page, 'File of your spaces', asFile('inventory.csv', INVENTORY))
  const spaces: { id: number; title: string }[] = await (await page.request.get('/api/my/spaces')).json()
  expect(spaces).toHaveLength(3)
  for (const { id } of spaces) await approveByApi(admin, id)

  // and what runs already
  await open('/sell/contracts')
  await importFile(page, 'File of your contracts', asFile('contracts.csv', CONTRACTS))

  // nothing can be booked before somebody says how
  await open('/sell')
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).check()
  const bar = page.getByRole('form', { name: 'Change all chosen spaces' })
  await bar.getByLabel('Change').selectOption({ label: 'Open for booking' })
  await bar.getByRole('button', { name: 'Apply to 3' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Change 3 spaces' }).click()

  // sales: a client phones, then gets a proposal
  const mia = await joinByLink(browser, { email: sales, company, size: DESKTOP })
  await mia.goto('/sell/avails')
  await isLive(mia)
  const grid = mia.getByRole('grid', { name: 'What is free of your faces' })
  await expect(grid.getByRole('gridcell', { name: /^OM-3, .*Harbor Dental/ }).first()).toBeVisible()
  await grid.locator('[data-cell="0:4"]').click()
  await mia.keyboard.press('h')
  const hold = mia.getByRole('dialog', { name: 'Hold for a client' })
  await expect(hold.getByLabel('Client')).toBeFocused()
  await mia.keyboard.type('Alki Coffee')
  await mia.keyboard.press('Enter')
  await expect(mia.getByText('Held for Alki Coffee: 1 range on 1 face')).toBeVisible()
  const card = { name: 'Twisp Bakery', contact: 'Dana Reyes', email: client }
  expect((await mia.request.post('/api/my/clients', { data: card })).status()).toBe(201)
  await grid.locator('[data-cell="0:2"]').click()
  await mia.keyboard.press('Shift+ArrowDown')
  await mia.keyboard.press('p')
  const propose = mia.getByRole('dialog', { name: 'Propose to a client' })
  await propose.getByLabel('Client').fill(card.name)
  await propose.getByLabel('Title').fill('Omak in spring')
  await propose.getByRole('button', { name: 'Begin the proposal' }).click()
  const form = mia.getByRole('form', { name: 'Change the proposal' })
  await form.getByRole('button', { name: 'Save and send', exact: true }).click()
  await expect(mia.getByText(`On its way to ${client}`)).toBeVisible()

  // the client accepts, on a phone
  const dana = await (await browser.newContext({ viewport: PHONE })).newPage()
  await dana.goto(await readLink(client, '/o/'))
  await isLive(dana)
  await signUp(dana, client)
  await verifyByApi(dana.request, admin, client.replace('@example.com', ''))
  await dana.getByLabel(/^I have read and accept the terms/).check()
  await dana.getByRole('button', { name: /^Accept and book for \$/ }).click()
  await dana.waitForURL('/bookings')
  await mia.goto('/sell/proposals')
  await expect(mia.getByRole('listitem').filter({ hasText: 'Omak in spring' })).toContainText('Accepted')

  // the crew, on a phone
  const cole = await joinByLink(browser, { email: crew, company, size: PHONE })
  await cole.goto(`/sell/crew?week=${addDays(TODAY, 1)}`)
  await isLive(cole)
  const job = cole.getByRole('main').getByRole('listitem').filter({ hasText: 'Harbor Dental' })
  await expect(job).toContainText(/Post\s*OM-3, Riverside wall/)
  await cole.screenshot({ path: 'test-results/trial-crew.png', fullPage: true })

  // the owner, at the end of the day
  const [month, later] = [TODAY.slice(0, 7), addDays(TODAY, 56).slice(0, 7)]
  await open(`/sell/sales?from=${month}&to=${later}&by=face`)
  const sold = page.getByRole('row').filter({ hasText: 'Riverside wall' })
  await expect(sold).toContainText('$1,400')
  await expect(sold).toContainText(/\d+%/)
  await page.screenshot({ path: 'test-results/trial-sales.png', fullPage: true })
})
