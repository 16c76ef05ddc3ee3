import type { Page } from '@playwright/test'
import { E2E_ADMIN_PASSWORD } from '../../playwright.config.ts'
import { readLink } from './support/accounts.ts'
import { expectAccessible } from './support/axe.ts'
import { createBoard, registerVerified } from './support/bookings.ts'
import { startByApi } from './support/talk.ts'
import { expect, isLive, test } from './support/test.ts'
import { DESKTOP, PHONE } from './support/widths.ts'

const COMPANY = 'Beacon Outdoor'
const BOARD = 'Board above the canal'

test('a person of two organizations is told which has news, follows its links, and takes over a space', async ({
  page: ana,
  open,
  reload,
  browser,
  baseURL,
}) => {
  test.slow()
  const openOther = async (size: typeof PHONE) =>
    (await browser.newContext({ baseURL: baseURL!, viewport: size })).newPage()
  const [ben, buyer, admin] = [await openOther(DESKTOP), await openOther(PHONE), await openOther(DESKTOP)]
  const problems = listProblems(ben)
  const data = { username: 'admin', password: E2E_ADMIN_PASSWORD }
  expect((await admin.request.post('/api/auth/login', { data })).status()).toBe(200)
  await ana.setViewportSize(PHONE)
  const name = await registerVerified(ana)
  await registerVerified(ben)
  await registerVerified(buyer)
  const board = await createBoard(ben.request, admin.request, BOARD)

  // Ben's company, for which Ana writes to buyers beside her own business
  const invited = { email: `${name}@example.com`, role: 'sales', company: COMPANY }
  expect((await ben.request.post('/api/team/invitations', { data: invited })).status()).toBe(201)
  await open(await readLink(invited.email, '/join/'))
  await ana.getByRole('button', { name: `Join ${COMPANY}` }).click()
  await expect(ana.getByRole('heading', { level: 1, name: COMPANY, exact: true })).toBeVisible()
  await isLive(ana)
  const company = await readActing(ana)
  const own = (await readAccount(ana)).organizations.find(({ id }) => id !== company)!.id
  await (await openSwitcher(ana)).getByRole('button', { name }).click()
  await ana.waitForURL('/sell')
  await expect.poll(() => readActing(ana)).toBe(own)
  await isLive(ana)

  // what waits in the other organization stands beside its name
  const talk = await startByApi(buyer.request, board, 'Is it free in May?')
  await open('/sell')
  const switcher = await openSwitcher(ana)
  await expect(switcher.getByRole('button', { name: COMPANY })).toContainText('1 unread, 1 notice')
  await expectAccessible(ana)
  await ana.screenshot({ path: 'test-results/organizations-switcher.png', fullPage: true })

  // a link asks first, with or without the organization in it, and changes nothing by itself
  const asks = ana.getByRole('heading', { level: 1, name: `This belongs to ${COMPANY}` })
  await open(`/inbox/${talk}`)
  await expect(asks).toBeVisible()
  await ana.screenshot({ path: 'test-results/organizations-missing.png', fullPage: true })
  await open(`/inbox/${talk}?as=${company}#main`)
  await expect(asks).toBeVisible()
  expect(await readActing(ana)).toBe(own)
  await expectAccessible(ana)
  await ana.screenshot({ path: 'test-results/organizations-asks.png', fullPage: true })
  await ana.getByRole('button', { name: 'Switch and open' }).click()
  await expect(ana.getByText('Is it free in May?').filter({ visible: true }).first()).toBeVisible()
  await isLive(ana)
  expect(await readActing(ana)).toBe(company)

  // Ben offers the board to Ana's own business
  await ben.goto(`/sell/listings/${board}/edit`)
  await isLive(ben)
  const section = ben.getByRole('region', { name: 'Give this space to another organization' })
  await section.getByLabel('Username of the organization').fill('nobody-of-this-name')
  await section.getByRole('button', { name: 'Give this space' }).click()
  await expect(section.getByText('Nobody here sells or buys under this username').first()).toBeVisible()
  await section.getByLabel('Username of the organization').fill(name)
  await section.getByRole('button', { name: 'Give this space' }).click()
  await expect(
    section.getByText(/^Offered to .* It stays yours until an owner there accepts\.$/),
  ).toBeVisible()
  await expectAccessible(ben)
  await ben.screenshot({ path: 'test-results/organizations-offered.png', fullPage: true })

  // in sales she answers for nobody but herself
  await open(`/team?as=${own}`)
  await ana.getByRole('button', { name: 'Switch and open' }).click()
  const received = ana.getByRole('region', { name: 'Spaces between organizations' })
  const item = received.getByRole('listitem').filter({ hasText: BOARD })
  await expect(item).toContainText(`${COMPANY} offers it to you`)
  await isLive(ana)
  await expectAccessible(ana)
  await ana.screenshot({ path: 'test-results/organizations-received.png', fullPage: true })
  await item.getByRole('button', { name: 'Accept' }).click()
  await expect(item).toContainText(`Came from ${COMPANY}`)
  await expect(item.getByRole('button')).toHaveCount(0)
  await reload()
  await expect(item).toContainText(`Came from ${COMPANY}`)
  const space = await (await ana.request.get(`/api/listings/${board}`)).json()
  expect(space).toMatchObject({ title: BOARD, sellerId: own })
  await ben.goto(`/sell/listings/${board}/edit`)
  await isLive(ben)
  await expect(ben.getByRole('region', { name: 'Give this space to another organization' })).toHaveCount(0)
  expect(problems, 'errors in the other browser').toEqual([])
})

interface Me {
  actingFor: number
  organizations: { id: number }[]
}

async function readAccount(page: Page): Promise<Me> {
  return (await (await page.request.get('/api/auth/me')).json()).user as Me
}

const readActing = async (page: Page) => (await readAccount(page)).actingFor

/** In the menu of a narrow window. */
async function openSwitcher(page: Page) {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  return page.getByRole('region', { name: 'You act for' })
}

function listProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  return problems
}
