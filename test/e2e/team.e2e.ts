import type { Page } from '@playwright/test'
import { E2E_ADMIN_PASSWORD } from '../../playwright.config.ts'
import { approveByApi, buildName, dialog, PASSWORD } from './support/accounts.ts'
import { expectAccessible } from './support/axe.ts'
import { createBoard, orderBoard, registerVerified, requestByApi } from './support/bookings.ts'
import { createSpace } from './support/spaces.ts'
import { invite, joinByApi, joinByLink } from './support/team.ts'
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

  await deleteAndKeep(page)
  await mia.goto('/team')
  await isLive(mia)
  await expect(mia.getByRole('heading', { name: 'Delete the company' })).toHaveCount(0)

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

test('a planner of an agency asks for what is above her limit, and a colleague approves it on a phone', async ({
  page,
  open,
  browser,
}) => {
  test.slow()
  await page.setViewportSize(DESKTOP)
  const admin = (await browser.newContext()).request
  const data = { username: 'admin', password: E2E_ADMIN_PASSWORD }
  expect((await admin.post('/api/auth/login', { data })).status()).toBe(200)
  const seller = await (await browser.newContext()).newPage()
  await registerVerified(seller)
  const board = await createBoard(seller.request, admin, 'Board above the market')
  await registerVerified(page)
  const company = 'Pine Street Media'
  const [lena, lead] = await joinByApi(browser, page, { role: 'manager', company, size: PHONE })
  const [ana, planner] = await joinByApi(browser, page, { role: 'sales', company, size: DESKTOP })

  // the owner says what the planner may spend in a month
  await open('/team')
  const row = page.getByRole('listitem').filter({ hasText: planner })
  await row.getByRole('button', { name: `Limits of ${planner}` }).click()
  await dialog(page).getByLabel('Spends a month, at most').fill('a lot')
  await dialog(page).getByRole('button', { name: 'Save limits' }).click()
  await expect(dialog(page).getByText('Please type an amount like 5,000').first()).toBeVisible()
  await dialog(page).getByLabel('Spends a month, at most').fill('500')
  await page.screenshot({ path: 'test-results/team-limits.png' })
  await dialog(page).getByRole('button', { name: 'Save limits' }).click()
  await expect(row.getByText('Spends up to $500 a month')).toBeVisible()

  // above it, the checkout asks a colleague
  const booking = await orderBoard(ana.request, board)
  await ana.goto('/checkout')
  await isLive(ana)
  await expect(
    ana.getByText(/^This is \$4\d\d\.\d\d above what you may spend this month\. Ask for approval instead\.$/),
  ).toBeVisible()
  await ana.locator('[name=brand]').fill('Ferry Bakery')
  await ana.getByLabel('Note to who approves it').fill('For the opening in March')
  await ana.getByLabel('I have read and accept these terms').check()
  await expectAccessible(ana)
  await ana.screenshot({ path: 'test-results/team-above-limit.png', fullPage: true })
  await ana.getByRole('button', { name: 'Ask for approval', exact: true }).click()
  await expect(ana.getByText(new RegExp(`^Waits for approval of .+ or ${lead}$`))).toBeVisible()
  await expect(ana.getByText('Nothing is sent until then, and the dates are not held.')).toBeVisible()
  await ana.screenshot({ path: 'test-results/team-asked.png', fullPage: true })

  // taken back, it can be asked for again
  await ana.getByRole('button', { name: 'Take it back' }).click()
  await ana.getByLabel('Note to who approves it').fill('For the opening in March')
  await ana.getByLabel('I have read and accept these terms').check()
  await ana.getByRole('button', { name: 'Ask for approval', exact: true }).click()
  await expect(ana.getByText(new RegExp(`^Waits for approval of .+ or ${lead}$`))).toBeVisible()

  // it is in the list of who may approve it
  await lena.goto('/bookings')
  await isLive(lena)
  await lena.getByRole('link', { name: '1 waits for your approval' }).click()
  await expect(lena.getByRole('heading', { name: 'Waiting for your approval (1)' })).toBeVisible()
  await expectAccessible(lena)
  await lena.screenshot({ path: 'test-results/team-approvals.png', fullPage: true })
  await lena.getByRole('link', { name: 'Board above the market' }).click()
  await expect(lena.getByRole('form', { name: 'Approve' })).toBeVisible()
  await expectAccessible(lena)
  await lena.screenshot({ path: 'test-results/team-approval.png', fullPage: true })

  // the colleague reads the terms and sends it in their own name
  await lena.getByRole('link', { name: 'Open the booking' }).click()
  await expect(lena.getByRole('heading', { name: 'What happens next' })).toBeVisible()
  await isLive(lena)
  await expect(lena.getByText(`${planner} asks you to approve $`)).toBeVisible()
  await expect(lena.getByText('“For the opening in March”')).toBeVisible()
  await lena.screenshot({ path: 'test-results/team-approver.png', fullPage: true })
  await lena.getByRole('button', { name: 'Approve and send' }).click()
  await dialog(lena).getByLabel('I have read and accept these terms').check()
  await expectAccessible(lena)
  await lena.screenshot({ path: 'test-results/team-approving.png' })
  await dialog(lena).getByRole('button', { name: 'Approve and send' }).click()
  await expect(lena.getByText('Approved and sent')).toBeVisible()
  await expect(lena.getByText(`${lead} for ${company}`).first()).toBeVisible()
  await ana.goto(`/bookings/${booking}`)
  await isLive(ana)
  await expect(ana.getByText('Requested').first()).toBeVisible()
  await ana.screenshot({ path: 'test-results/team-approved.png', fullPage: true })
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

/** An owner has the company deleted by its name and a password, and stops it again. */
async function deleteAndKeep(page: Page): Promise<void> {
  await page.goto('/team')
  await isLive(page)
  const form = page.getByRole('form', { name: 'Delete the company' })
  await form.getByLabel('Name of the company').fill('Rainier')
  await form.getByLabel('Your current password').fill(PASSWORD)
  await form.getByRole('button', { name: 'Delete the company' }).click()
  await expect(form.getByText(`Type the name exactly as shown: ${COMPANY}`)).toBeVisible()
  await form.getByLabel('Name of the company').fill(COMPANY)
  await form.getByRole('button', { name: 'Delete the company' }).click()
  const keep = page.getByRole('button', { name: 'Keep the company' })
  await expect(page.getByText(new RegExp(`^${COMPANY} will be deleted on `))).toBeVisible()
  await expectAccessible(page)
  await page.screenshot({ path: 'test-results/team-deletion.png', fullPage: true })
  await keep.click()
  await expect(form).toBeVisible()
}
