import type { Page } from '@playwright/test'
import type { Brief, BriefStart } from '#contract/planning/briefs.ts'
import { E2E_ADMIN_PASSWORD } from '../../playwright.config.ts'
import { approveByApi } from './support/accounts.ts'
import { expectAccessible, isWideEnough } from './support/axe.ts'
import { registerVerified } from './support/bookings.ts'
import { createSpace } from './support/spaces.ts'
import { openBrowsers } from './support/talk.ts'
import { expect, isLive, test } from './support/test.ts'
import { inDays } from './support/time.ts'

/** A town that no other journey counts. */
const TOWN = { location: 'Republic, WA', coordinates: { lat: 48.6482, lng: -118.7378 } }
const FACE = { type: 'billboard', interval: '4-week', price: 900 }

/** A brief to one seller, as its buyer sends it. */
async function sendBrief(buyer: Page, username: string): Promise<number> {
  const asked = new URLSearchParams({ place: TOWN.location, type: 'billboard' })
  let seller: number | undefined
  await expect(async () => {
    const found = (await (await buyer.request.get(`/api/briefs/sellers?${asked}`)).json()) as BriefStart
    seller = found.sellers.find((one) => one.username === username)?.id
    expect(seller).toBeDefined()
  }).toPass()
  const sent = await buyer.request.post('/api/briefs', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: {
      title: 'Roads into town',
      body: 'Two boards on the roads into town.',
      place: TOWN.location,
      from: inDays(60),
      to: inDays(90),
      answerBy: inDays(5),
      sellers: [seller],
    },
  })
  expect(sent.status(), await sent.text()).toBe(201)
  return ((await sent.json()) as Brief).id
}

for (const width of [1440, 390])
  test(`a brief is changed, its seller is told, and what was answered stays, ${width} px wide`, async ({
    page,
    open,
    reload,
    browser,
    baseURL,
  }) => {
    test.slow()
    const people = await openBrowsers(browser, baseURL, 'admin', 'seller')
    const seller = await people.seller!.newPage()
    for (const one of [page, seller]) await one.setViewportSize({ width, height: 900 })
    const data = { username: 'admin', password: E2E_ADMIN_PASSWORD }
    expect((await people.admin!.request.post('/api/auth/login', { data })).ok()).toBe(true)
    await registerVerified(page)
    const username = await registerVerified(seller)
    const space = await createSpace(seller.request, { ...FACE, ...TOWN, title: 'Pass board' })
    await approveByApi(people.admin!.request, space)
    const id = await sendBrief(page, username)

    // other words and more time, while nobody has answered
    await open(`/briefs/${id}`)
    await page.getByText('Change this brief').click()
    await page.getByLabel('What you are looking for').fill('Three boards on the roads into town.')
    await page.getByLabel('Answers until').fill(inDays(9))
    await expectAccessible(page)
    expect(await isWideEnough(page)).toBe(true)
    await page.screenshot({ path: `test-results/brief-change-${width}.png`, fullPage: true })
    await page.getByRole('button', { name: 'Save and tell the sellers' }).click()
    await expect(page.getByText('Its sellers have been told')).toBeVisible()
    const wanted = page.getByRole('region', { name: 'What is wanted' })
    await expect(wanted).toContainText('Three boards on the roads into town.')

    // the seller is told, reads it as it is now, and answers
    await seller.goto('/notices')
    await isLive(seller)
    const told = /^“Roads into town” was changed: read it again, and takes answers until .* now/
    await seller.getByRole('link', { name: told }).click()
    await expect(seller.getByRole('heading', { level: 1, name: 'Roads into town' })).toBeVisible()
    await expect(seller.getByText('Three boards on the roads into town.')).toBeVisible()
    await isLive(seller)
    const fitting = seller.getByRole('form', { name: 'Your spaces that fit' })
    await fitting.getByLabel(/^Pass board/).check()
    await fitting.getByRole('button', { name: 'Add to the answer' }).click()
    await seller.getByRole('button', { name: 'Send the answer' }).click()
    await expect(seller.getByText('The buyer has your answer')).toBeVisible()

    // what was answered stays; a note is added beside it
    await reload()
    await page.getByText('Change this brief').click()
    await expect(page.getByText('A seller has answered to these words, so they stay.')).toBeVisible()
    await expect(page.getByLabel('What you are looking for')).toHaveCount(0)
    await page.getByLabel('Note to all sellers').fill('Lit ones first, please.')
    await page.getByRole('button', { name: 'Save and tell the sellers' }).click()
    await expect(wanted).toContainText('Lit ones first, please.')
    await seller.goto(`/sell/briefs/${id}`)
    await expect(seller.getByText('A note from the buyer')).toBeVisible()
    await expect(seller.getByText('Lit ones first, please.')).toBeVisible()
    expect(await isWideEnough(seller)).toBe(true)
    await seller.goto('/notices')
    await expect(seller.getByRole('link', { name: /has a new note from its buyer/ })).toBeVisible()
  })
