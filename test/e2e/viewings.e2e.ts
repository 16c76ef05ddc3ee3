import type { APIRequestContext, Browser, Page } from '@playwright/test'
import ICAL from 'ical.js'
import { registerByApi } from './support/accounts.ts'
import { listSpace, openBrowsers, SPACE, startByApi } from './support/talk.ts'
import { expect, isLive, test } from './support/test.ts'

async function buildPeople(browser: Browser, baseURL: string | undefined) {
  const people = await openBrowsers(browser, baseURL, 'seller', 'buyer', 'admin')
  const { seller, buyer, admin } = people
  const names = { seller: await registerByApi(seller.request), buyer: await registerByApi(buyer.request) }
  return { ...people, names, listingId: await listSpace(seller.request, admin.request) }
}

const panel = (page: Page) => page.getByRole('region', { name: 'Viewings' })
const dialog = (page: Page) => page.getByRole('dialog')

/** The calendar files mailed to an address, oldest first. */
async function readCalendars(admin: APIRequestContext, to: string, count: number) {
  let files: string[] = []
  await expect(async () => {
    const list = (await (await admin.get(`/api/admin/outbox?to=${encodeURIComponent(to)}`)).json()) as {
      id: number
    }[]
    const mails = await Promise.all(
      list.map(async ({ id }) => (await admin.get(`/api/admin/outbox/${id}`)).json()),
    )
    files = mails.flatMap(({ calendar }) => calendar ?? []).reverse()
    expect(files).toHaveLength(count)
  }).toPass({ timeout: 15_000 })
  return files.map((file) => {
    const calendar = new ICAL.Component(ICAL.parse(file))
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!)
    return { method: calendar.getFirstPropertyValue('method'), uid: event.uid, sequence: event.sequence }
  })
}

test('a viewing is asked for, agreed, moved and cancelled, and calendars follow', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const { seller, buyer, admin, names, listingId } = await buildPeople(browser, baseURL)
  const id = await startByApi(buyer.request, listingId, 'May I see it?')

  const asking = await buyer.newPage()
  await asking.goto(`/inbox/${id}`)
  await isLive(asking)
  await panel(asking).getByRole('button', { name: 'Propose a viewing' }).click()
  await dialog(asking).getByRole('button', { name: 'Propose', exact: true }).click()
  await expect(dialog(asking)).toContainText('Propose at least one time')
  await dialog(asking).getByLabel('Time 1').fill('2031-05-06T10:30')
  await dialog(asking).getByRole('button', { name: 'Propose', exact: true }).click()
  await expect(panel(asking)).toContainText('Waits for an answer')
  // read without scripts
  for (const path of ['/viewings', `/inbox/${id}`])
    expect(await (await buyer.request.get(path)).text()).toContain('Waits for an answer')

  const answering = await seller.newPage()
  await answering.goto('/viewings')
  await isLive(answering)
  await expect(answering.getByRole('main')).toContainText('Waits for your answer')
  await answering.getByRole('link', { name: SPACE.title }).click()
  await panel(answering).getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog(answering)).toContainText('Tue, May 6, 10:30 AM')
  await dialog(answering).getByRole('button', { name: 'Confirm' }).click()
  await expect(panel(answering)).toContainText('Agreed')

  await answering.reload()
  await isLive(answering)
  await panel(answering).getByRole('button', { name: 'Move' }).click()
  await dialog(answering).getByLabel('Time 1').fill('2031-05-07T15:00')
  await dialog(answering).getByRole('button', { name: 'Propose', exact: true }).click()
  await expect(panel(answering)).toContainText('you propose another time')

  await asking.reload()
  await isLive(asking)
  await panel(asking).getByRole('button', { name: 'Confirm' }).click()
  await dialog(asking).getByRole('button', { name: 'Confirm' }).click()
  await expect(panel(asking)).toContainText('Wed, May 7, 3:00 PM')

  await asking.reload()
  await isLive(asking)
  await panel(asking).getByRole('button', { name: 'Cancel viewing' }).click()
  await dialog(asking).getByRole('button', { name: 'Cancel the viewing' }).click()
  await expect(dialog(asking)).toContainText('Say why')
  await dialog(asking).getByLabel('Reason').fill('It rains')
  await dialog(asking).getByRole('button', { name: 'Cancel the viewing' }).click()
  await expect(panel(asking)).toContainText('One earlier viewing')

  for (const name of [names.seller, names.buyer]) {
    const events = await readCalendars(admin.request, `${name}@example.com`, 3)
    expect(events.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL'])
    expect(events.map(({ sequence }) => sequence)).toEqual([0, 1, 2])
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(1)
  }
  await Promise.all([seller, buyer, admin].map((context) => context.close()))
})

test('a seller sets hours by the keyboard, and a buyer has a free time at once', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const { seller, buyer, admin, listingId } = await buildPeople(browser, baseURL)
  const page = await seller.newPage()
  await page.goto('/sell/hours')
  await isLive(page)
  for (const day of ['Monday', 'Wednesday', 'Friday']) {
    await page.getByRole('button', { name: `Add hours on ${day}` }).focus()
    await page.keyboard.press('Enter')
  }
  await page.getByLabel('Monday, 1. To').fill('08:00')
  await page.getByRole('button', { name: 'Save hours' }).click()
  await expect(page.getByRole('alert')).toContainText('The end must be after the start')
  await page.getByLabel('Monday, 1. To').fill('12:00')
  await page.getByRole('checkbox', { name: 'Confirm free slots at once' }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Save hours' }).press('Enter')
  await expect(page.getByText('Your viewing hours are saved')).toBeVisible()

  const choosing = await buyer.newPage()
  await choosing.goto(`/listing/${listingId}`)
  await isLive(choosing)
  await choosing.getByRole('button', { name: 'Schedule Appointment' }).click()
  await dialog(choosing).getByRole('radio').first().check()
  await expect(dialog(choosing)).toContainText('A free time is agreed at once.')
  await dialog(choosing).getByRole('button', { name: 'Ask for a viewing' }).click()
  await dialog(choosing).getByRole('link', { name: 'See the conversation' }).click()
  await expect(panel(choosing)).toContainText('Agreed')
  await expect(panel(choosing).getByRole('link', { name: 'Add to calendar' })).toBeVisible()
  await Promise.all([seller, buyer, admin].map((context) => context.close()))
})
