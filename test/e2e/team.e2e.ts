import type { Page } from '@playwright/test'
import { E2E_ADMIN_PASSWORD } from '../../playwright.config.ts'
import { approveByApi, buildName, dialog } from './support/accounts.ts'
import { expectAccessible } from './support/axe.ts'
import { registerVerified, requestByApi } from './support/bookings.ts'
import { createSpace } from './support/spaces.ts'
import { invite, joinByLink } from './support/team.ts'
import { expect, isLive, test } from './support/test.ts'
import { DESKTOP, PHONE } from './support/widths.ts'

const COMPANY = 'Rainier Outdoor'
const BOARD = {
  title: 'Wall of the team',
  type: 'billboard',
  price: 900,
  interval: '4-week',
  location: 'Ilwaco, WA',
  address: '100 First Avenue N',
}

test('three people work for one company, each as far as their role goes', async ({ page, open, browser }) => {
  test.slow()
  await page.setViewportSize(DESKTOP)
  await registerVerified(page)
  const board = await createSpace(page.request, BOARD)
  const admin = (await browser.newContext()).request
  const data = { username: 'admin', password: E2E_ADMIN_PASSWORD }
  expect((await admin.post('/api/auth/login', { data })).status()).toBe(200)
  await approveByApi(admin, board)

  // alone: one link, and nothing else of a team
  await open('/account')
  await page.getByRole('button', { name: 'Account of' }).click()
  await page.getByRole('link', { name: 'Invite a colleague' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Invite a colleague' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Name of your company').fill(COMPANY)
  const [manager, crew] = [`${buildName()}@example.com`, `${buildName()}@example.com`]
  await invite(page, manager, 'Manager')
  await invite(page, crew, 'Operations')
  await page.screenshot({ path: 'test-results/team-owner.png', fullPage: true })

  const mia = await joinByLink(browser, { email: manager, company: COMPANY, size: DESKTOP })
  const cole = await joinByLink(browser, { email: crew, company: COMPANY, size: PHONE })
  await mia.screenshot({ path: 'test-results/team-manager.png', fullPage: true })
  await cole.screenshot({ path: 'test-results/team-crew.png', fullPage: true })
  await expectAccessible(cole)

  // the manager edits a space and answers a booking
  await mia.goto(`/sell/listings/${board}/edit`)
  await isLive(mia)
  await mia.locator('form [name=description]').fill('A wall that the whole team looks after, by the bridge.')
  await mia.getByRole('button', { name: 'Save' }).click()
  // of a public space the change is looked at first
  await mia.waitForURL('/sell')
  const buyerPage = await (await browser.newContext()).newPage()
  await registerVerified(buyerPage)
  const booking = await requestByApi(buyerPage.request, board, 8)

  // the crew sees it without buttons, and is refused what it does not show
  await cole.goto(`/bookings/${booking}`)
  await isLive(cole)
  await expect(cole.getByText('Wall of the team').first()).toBeVisible()
  await expect(cole.getByRole('button', { name: 'Read and accept' })).toBeHidden()

  await mia.goto(`/bookings/${booking}`)
  await isLive(mia)
  await mia.getByRole('button', { name: 'Read and accept' }).first().click()
  await dialog(mia).getByLabel('I have read and accept these terms').check()
  await dialog(mia).getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(mia.getByText(`for ${COMPANY}`).first()).toBeVisible()
  await mia.screenshot({ path: 'test-results/team-booking.png', fullPage: true })

  // the owner says where the company is reached; a viewer reads it, and finds no button that would be refused
  await page.reload()
  await isLive(page)
  await page.locator('[name=phone]').fill('(206) 555-0188')
  await page.locator('[name=address]').fill('100 First Avenue N, Seattle, WA 98109')
  await page.getByRole('button', { name: 'Save details' }).click()
  await expect(page.getByText('The details are saved.')).toBeVisible()
  await page.screenshot({ path: 'test-results/team-details.png', fullPage: true })
  const changeRole = await giveRole(page, crew)
  await changeRole('viewer')
  for (const [address, button] of VIEWED) {
    await cole.goto(address.replace('ID', String(board)))
    await isLive(cole)
    await expect(cole.getByRole('heading', { level: 1 })).toBeVisible()
    // what is still loading has no button for anybody
    await expect(cole.getByText(/^Loading .*\.\.\.$/)).toHaveCount(0)
    await expect(cole.getByRole('button', { name: button })).toHaveCount(0)
    await expect(cole.getByRole('link', { name: button })).toHaveCount(0)
  }
  await expect(
    cole.getByText(`Your role at ${COMPANY} is Viewer. Owner or Manager can do this.`),
  ).toBeVisible()
  await cole.goto('/team')
  await isLive(cole)
  await expect(cole.getByText('100 First Avenue N, Seattle, WA 98109')).toBeVisible()
  await expect(cole.getByRole('button', { name: 'Save details' })).toHaveCount(0)
  await expectAccessible(cole)
  await cole.screenshot({ path: 'test-results/team-viewer.png', fullPage: true })
  await changeRole('operations')

  // removed while acting: told so where they press, and back at their own
  await cole.goto(`/sell/listings/${board}/edit`)
  await isLive(cole)
  await cole.locator('form [name=description]').fill('Words of the crew that nobody has saved.')
  await page.reload()
  await isLive(page)
  const row = page.getByRole('listitem').filter({ hasText: crew })
  await row.getByRole('button', { name: 'Remove' }).click()
  await row.getByRole('button', { name: /^Remove .* now$/ }).click()
  await expect(page.getByText(`is no longer a member of ${COMPANY}.`)).toBeVisible()
  await cole.getByRole('button', { name: 'Save' }).click()
  await expect(
    cole.getByText(`You are no longer a member of ${COMPANY}. What you typed is kept on this page.`),
  ).toBeVisible()
  await expect(
    cole.getByText(`You are no longer a member of ${COMPANY}.`, { exact: true }).first(),
  ).toBeVisible()
  await expect(cole.locator('form [name=description]')).toHaveValue(
    'Words of the crew that nobody has saved.',
  )
  await cole.screenshot({ path: 'test-results/team-removed.png', fullPage: true })
  await cole.goto('/team')
  await isLive(cole)
  await expect(cole.getByRole('heading', { level: 1, name: 'Invite a colleague' })).toBeVisible()
})

/** Pages that a viewer reads, and what is not on them. */
const VIEWED: readonly (readonly [address: string, button: RegExp])[] = [
  ['/sell', /^(List a space|Import a file|Change|Duplicate)/],
  ['/sell/avails', /^(Block|Hold|Release)/],
  ['/sell/clients', /^New client/],
  ['/sell/structures', /^Group them/],
  ['/sell/commission', /^(Set the rate|Take back)/],
  ['/sell/import', /^Choose/],
  ['/sell/payments', /^(Say how|Change how|Record)/],
  ['/sell/listings/ID/calendar', /^(Block|Unblock|Make address)/],
  ['/sell/listings/ID/booking', /^Save/],
  ['/account/webhooks', /^Add/],
  ['/account/keys', /^Make/],
]

/** As the owner's page would, for a member by their address. */
async function giveRole(page: Page, email: string) {
  const { members } = await (await page.request.get('/api/team')).json()
  const { id } = members.find((member: { email: string }) => member.email === email)
  return async (role: string) => {
    const answer = await page.request.patch(`/api/team/members/${id}`, { data: { role } })
    expect(answer.status()).toBe(200)
  }
}
