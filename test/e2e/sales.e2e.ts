import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { addDays } from '#domain/zoned-time.ts'
import { E2E_ADMIN_PASSWORD } from '../../playwright.config.ts'
import { approveByApi, buildName } from './support/accounts.ts'
import { listViolations, prepareAxe } from './support/axe.ts'
import { registerVerified, sellByApi } from './support/bookings.ts'
import { asFile, importFile } from './support/import-file.ts'
import { invite, joinByLink } from './support/team.ts'
import { expect, isLive, test } from './support/test.ts'
import { DESKTOP, PHONE } from './support/widths.ts'

const TODAY = new Date().toISOString().slice(0, 10)
const YEAR = Number(TODAY.slice(0, 4))
/** Until which day the permit holds: far enough that nobody is reminded. */
const ENDS = `${YEAR + 2}-05-03`
const INVENTORY = `Unit ID,Name,City,Ad type,Price,Interval,Structure #
TK-1,Tonasket bridge north,Tonasket,billboard,900,4-week,TK-7
TK-2,Tonasket bridge south,Tonasket,billboard,800,4-week,TK-7
`
const CONTRACTS = `Unit ID,Start,End,Client,Amount,Rep
TK-2,${addDays(TODAY, 1)},${addDays(TODAY, 56)},Harbor Dental,1400,Bo Tran
`
const SOLD_IN = `from=${TODAY.slice(0, 7)}&to=${addDays(TODAY, 56).slice(0, 7)}`

test('a structure with its papers, what its colleagues and buyers see of them, and who sold what for which share', async ({
  page,
  open,
  browser,
}) => {
  test.setTimeout(180_000)
  await page.setViewportSize(DESKTOP)
  await registerVerified(page)
  const company = `Tonasket Outdoor ${buildName()}`
  const sales = `${buildName()}@example.com`
  await open('/team')
  await page.getByLabel('Name of your company').fill(company)
  await invite(page, sales, 'Sales')
  const [north, south] = await bringInFaces(page, browser, open)
  const mia = await joinByLink(browser, { email: sales, company, size: PHONE })

  await open('/sell/structures')
  await page.getByRole('button', { name: 'Group them by their number' }).click()
  await page.getByRole('link', { name: 'Structure TK-7' }).click()
  await page.waitForURL(/\/sell\/structures\/\d+$/)
  const structure = new URL(page.url()).pathname
  await notePermit(page)
  await noteLease(page)
  await keepLeaseFile(page)
  await expectAccessible(page, structure)

  // a colleague of sales reads the permit, and nothing of the lease
  await mia.goto(structure)
  await isLive(mia)
  await expect(mia.getByText(/^Permit 24-0117, Okanogan County, until /)).toBeVisible()
  await expect(mia.getByRole('heading', { name: 'Lease' })).toHaveCount(0)
  await expect(mia.getByRole('button', { name: /^Save/ })).toHaveCount(0)
  expect((await mia.request.get(`/api/my${structure.replace('/sell', '')}/lease`)).status()).toBe(403)
  expect(await mia.content()).not.toContain('Ferris')

  // who is not signed in, on a phone: the other face, and the permit
  const guest = await (await browser.newContext({ viewport: PHONE })).newPage()
  await guest.goto(`/listing/${north}`)
  await isLive(guest)
  await expect(guest.getByText(/^Permit 24-0117, Okanogan County, until /)).toBeVisible()
  const others = guest.getByRole('region', { name: 'Other faces here' })
  await expect(others.getByRole('link', { name: 'Tonasket bridge north' })).toHaveCount(0)
  await others.getByRole('link', { name: 'Tonasket bridge south' }).click()
  await guest.waitForURL(`/listing/${south}`)
  await expect(guest.getByRole('heading', { level: 1, name: 'Tonasket bridge south' })).toBeVisible()
  expect(await guest.content()).not.toContain('Ferris')

  await setRate(page, open)
  await holdByApi(mia.request, north)
  await readCalendar(page, open)
})

/** Two faces of one structure, public, with a contract on the second. */
async function bringInFaces(page: Page, browser: Browser, open: (path: string) => Promise<void>) {
  const admin = (await browser.newContext()).request
  const data = { username: 'admin', password: E2E_ADMIN_PASSWORD }
  expect((await admin.post('/api/auth/login', { data })).status()).toBe(200)
  await open('/sell/import')
  await importFile(page, 'File of your spaces', asFile('inventory.csv', INVENTORY))
  const spaces: { id: number; title: string }[] = await (await page.request.get('/api/my/spaces')).json()
  for (const { id } of spaces) {
    await approveByApi(admin, id)
    await sellByApi(page.request, id, { mode: 'request' })
  }
  await open('/sell/contracts')
  await importFile(page, 'File of your contracts', asFile('contracts.csv', CONTRACTS))
  await open('/sell/contracts')
  const line = page.getByRole('row').filter({ hasText: 'Harbor Dental' })
  await expect(line).toContainText(/TK-2.*\$1,400\.00/)
  await page.getByLabel('State').selectOption('Over')
  await page
    .getByRole('form', { name: 'Filter your contracts' })
    .getByRole('button', { name: 'Search' })
    .click()
  await expect(page.getByText('No contract matches')).toBeVisible()
  await isLive(page)
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect(line).toBeVisible()
  await expectAccessible(page, 'contracts')
  const find = (end: string) => spaces.find(({ title }) => title.endsWith(end))!.id
  return [find('north'), find('south')] as const
}

/** Refused where a permit is to be shown that has no number; what was typed stays. */
async function notePermit(page: Page): Promise<void> {
  const permit = page.getByRole('form', { name: 'Permit' })
  await permit.getByLabel(/^Authority/).fill('Okanogan County')
  await permit.getByLabel(/^Last day/).fill(ENDS)
  await permit.getByLabel('Show the permit on the pages of its faces').check()
  await permit.getByRole('button', { name: 'Save the permit' }).click()
  await expect(permit.getByText('Write the number of the permit to show it')).toBeVisible()
  await expect(permit.getByLabel(/^Authority/)).toHaveValue('Okanogan County')
  await permit.getByLabel(/^Number/).fill('24-0117')
  await permit.getByRole('button', { name: 'Save the permit' }).click()
  await expect(page.getByText('The permit is saved').first()).toBeVisible()
}

async function noteLease(page: Page): Promise<void> {
  const lease = page.getByRole('form', { name: 'Lease' })
  await lease.getByLabel(/^Landlord/).fill('Ferris Orchards')
  await lease.getByLabel(/^First day/).fill(`${YEAR}-01-01`)
  await lease.getByLabel(/^Last day/).fill(`${YEAR - 1}-12-31`)
  await lease.getByLabel(/^Rent/).fill('1,250.50')
  await lease.getByRole('button', { name: 'Save the lease' }).click()
  await expect(lease.getByText('The last day is before the first')).toBeVisible()
  await lease.getByLabel(/^Last day/).fill(`${YEAR + 5}-12-31`)
  await lease.getByRole('button', { name: 'Save the lease' }).click()
  await expect(page.getByText('The lease is saved').first()).toBeVisible()
  await page.reload()
  await isLive(page)
  await expect(lease.getByLabel(/^Landlord/)).toHaveValue('Ferris Orchards')
  await expect(lease.getByLabel(/^Rent/)).toHaveValue('1250.50')
}

/** The signed lease, read back as it was sent. */
async function keepLeaseFile(page: Page): Promise<void> {
  const bytes = Buffer.from('%PDF-1.7 Ferris Orchards')
  await page
    .getByLabel('File of the lease')
    .setInputFiles({ name: 'ferris-lease.pdf', mimeType: 'application/pdf', buffer: bytes })
  const link = page.getByRole('link', { name: 'ferris-lease.pdf' })
  await expect(link).toBeVisible()
  const answer = await page.request.get((await link.getAttribute('href')) ?? '')
  expect((await answer.body()).equals(bytes)).toBe(true)
}

/** A share for whom the contract names, read by person in what is sold. */
async function setRate(page: Page, open: (path: string) => Promise<void>): Promise<void> {
  await open(`/sell/commission?${SOLD_IN}`)
  const form = page.getByRole('form', { name: 'Set a rate' })
  await form.getByRole('button', { name: 'Set the rate' }).click()
  await expect(form.getByText('Write a percentage from 0 to 100, such as 10 or 7.5.')).toBeVisible()
  await expect(form.getByText(/^Contracts sold elsewhere also name Bo Tran\.$/)).toBeVisible()
  await form.getByLabel(/^Name in contracts/).fill('Bo Tran')
  await form.getByLabel('Rate', { exact: true }).fill('10')
  await form.getByRole('button', { name: 'Set the rate' }).click()
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Bo Tran' }) })
  await expect(card).toContainText('10% of what is booked')
  await expect(card).toContainText('$140.00')
  await expectAccessible(page, 'commission')

  await open(`/sell/sales?${SOLD_IN}&by=rep`)
  const row = page.getByRole('row').filter({ hasText: 'Bo Tran' })
  await expect(row).toContainText('$1,400')
  await expect(row).toContainText('$140')
}

/** A client phoned: the period with that day is held for it. */
async function holdByApi(rep: APIRequestContext, id: number): Promise<void> {
  const day = addDays(TODAY, 30)
  const cells = [{ id, unitId: null, from: day, to: day }]
  const data = { cells, clientName: 'Alki Coffee', until: addDays(TODAY, 5) }
  const answer = await rep.post('/api/my/avails/holds', { data })
  expect(await answer.json()).toMatchObject({ made: [{ id }], refused: [] })
}

/** Bars by who sold them; arrow keys lead from one to the next, on a phone they are rows. */
async function readCalendar(page: Page, open: (path: string) => Promise<void>): Promise<void> {
  await open('/sell/calendar')
  const contract = page.getByRole('link', { name: /^Contract, Harbor Dental: TK-2, Tonasket bridge south\./ })
  const hold = page.getByRole('link', { name: /^Hold, Alki Coffee: TK-1, Tonasket bridge north\./ })
  await expect(contract).toHaveAttribute('tabindex', '0')
  await expect(hold).toHaveAttribute('tabindex', '-1')
  await open('/sell/calendar?of=Bo+Tran')
  await expect(page.getByRole('status').filter({ hasText: '1 entry' })).toBeVisible()
  await expect(contract).toBeVisible()
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect(hold).toBeVisible()
  await expectAccessible(page, 'calendar')
  await page.setViewportSize(DESKTOP)
  await contract.focus()
  await page.keyboard.press('ArrowDown')
  await expect(hold).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/bookings\/\d+$/)
}

/** At both widths: nothing that axe finds, nothing wider than its window. */
async function expectAccessible(page: Page, name: string): Promise<void> {
  await prepareAxe(page)
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size)
    expect(await listViolations(page), `${name}, ${size.width} px`).toEqual([])
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wider, `${name}, ${size.width} px`).toBeLessThanOrEqual(0)
    const picture = `sales-${name.split('/')[2] ?? name}-${size.width}.png`
    await page.screenshot({ path: `test-results/${picture}`, fullPage: true })
  }
  await page.setViewportSize(DESKTOP)
}
