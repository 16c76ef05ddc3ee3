import type { APIRequestContext } from '@playwright/test'
import { readLink, registerByApi } from './support/accounts.ts'
import { listSpace, openBrowsers, SPACE, startByApi } from './support/talk.ts'
import { expect, isLive, test } from './support/test.ts'

async function ask(buyer: APIRequestContext, listingId: number): Promise<string> {
  const name = await registerByApi(buyer)
  await startByApi(buyer, listingId, 'Is it lit at night?')
  return name
}

async function mailsTo(admin: APIRequestContext, username: string): Promise<{ text: string }[]> {
  return (await admin.get(`/api/admin/outbox?to=${username}@example.com`)).json()
}

test('the bell tells what is new, and a mail can be ended by one click', async ({
  page,
  open,
  browser,
  baseURL,
}) => {
  // several people and pages: needs a longer timeout on a busy machine
  test.setTimeout(120_000)
  const people = await openBrowsers(browser, baseURL, 'admin', 'first', 'second', 'stranger')
  const admin = people.admin.request
  const username = await registerByApi(page.request)
  const listing = await listSpace(page.request, admin)

  await open('/')
  const bell = (count: number) =>
    page.getByRole('button', { name: count > 0 ? `Notices, ${count} new` : 'Notices', exact: true })
  await expect(bell(1)).toBeVisible()
  const buyer = await ask(people.first.request, listing)
  await expect(bell(2)).toBeVisible()
  await bell(2).click()
  const latest = page.getByRole('region', { name: 'Latest notices' })
  await expect(latest.getByRole('listitem')).toHaveCount(2)
  await expect(latest.getByText(`“${SPACE.title}” is live`)).toBeVisible()
  await expect(bell(0)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(latest).toBeHidden()
  await bell(0).click()
  // sent by the press that leads away: to open another page at once could end it unsent
  const read = page.waitForResponse('**/api/notices/read')
  await latest.getByRole('link', { name: `${buyer} asks about “${SPACE.title}”` }).click()
  await expect(page).toHaveURL(/\/inbox\/\d+/)
  await read
  await open('/notices')
  const today = page.getByRole('region', { name: 'Today' })
  await expect(today.getByRole('listitem')).toHaveCount(2)
  await expect(today.getByText('Unread')).toHaveCount(1)
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(today.getByText('Unread')).toHaveCount(0)

  // the link of the mail asks first, and works without signing in
  const link = await readLink(`${username}@example.com`, '/account/notices')
  const stranger = await people.stranger.newPage()
  await stranger.goto(link)
  await expect(stranger.getByText('“Somebody asks about one of your spaces”')).toBeVisible()
  await isLive(stranger)
  await stranger.getByRole('button', { name: 'No more mails of this kind' }).click()
  await expect(stranger.getByText('You get no more mails of this kind.')).toBeVisible()

  const before = (await mailsTo(admin, username)).length
  await ask(people.second.request, listing)
  // the bell counts it for a moment only: on this page it is seen as it comes
  await expect(today.getByRole('listitem')).toHaveCount(3)
  await expect(today.getByText('Unread')).toHaveCount(1)
  await expect(bell(0)).toBeVisible()
  // a later mail has come, that of the question has not
  await listSpace(page.request, admin)
  await expect(async () => expect((await mailsTo(admin, username)).length).toBe(before + 1)).toPass()
  const [newest] = await mailsTo(admin, username)
  expect(newest!.text).toContain('was approved')
})

test('what is told, and when, is chosen by kind and kept', async ({ page, open }) => {
  await registerByApi(page.request)
  await open('/account')
  await page.getByRole('link', { name: 'Choose your notifications' }).click()
  await expect(page.getByRole('heading', { name: 'Notice settings' })).toBeVisible()
  await expect(page.getByText('At once, always').first()).toBeVisible()
  await page.getByLabel('By mail: A message in a conversation').selectOption('With the day’s digest')
  await page.getByLabel('On Placard: One of your reports was reviewed').uncheck()
  await page.getByLabel('Quiet from').selectOption('9 PM')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Give both ends of the quiet hours, or none')).toBeVisible()
  await page.getByLabel('Quiet until').selectOption('8 AM')
  await page.getByLabel('Time zone').selectOption('Europe/Berlin')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Your choices apply from now on.')).toBeVisible()

  await open('/account/notices')
  await expect(page.getByLabel('By mail: A message in a conversation')).toHaveValue('digest')
  await expect(page.getByLabel('On Placard: One of your reports was reviewed')).not.toBeChecked()
  await expect(page.getByLabel('Quiet until')).toHaveValue('8')
  await expect(page.getByLabel('Time zone')).toHaveValue('Europe/Berlin')
})
