import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { registerByApi } from './support/accounts.ts'
import { orderByApi } from './support/orders.ts'
import { createSpace } from './support/spaces.ts'
import { startByApi } from './support/talk.ts'
import { expect, test } from './support/test.ts'

/** Script bytes, gzipped, that a page loads until the network is idle and its controls are live. */
async function weigh(page: Page, path: string): Promise<number> {
  const asked = new Set<string>()
  const note = (request: { resourceType(): string; url(): string }) =>
    request.resourceType() === 'script' && asked.add(request.url())
  page.on('request', note)
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
  await page.waitForLoadState('networkidle')
  page.off('request', note)
  const sizes = [...asked].map(
    async (url) => gzipSync(await (await page.request.get(url)).body(), { level: 9 }).length,
  )
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

/**
 * Budgets just above the current weights: a page that grows is noted here. Values that must
 * be there are checked (10 to 70 bytes); presses are not lost offline, in an ended session or to a busy server, and shared links have a
 * card (1.2 kB). A quote names its unit: 24 bytes of a checkout.
 * What a seller's table is filtered by stands in its address, which every page can lead to (0.5 kB). Ways on where a search finds nothing,
 * and the lowest of a comparison (home, 0.5 kB); the bar that books on a phone (a listing, 1 kB).
 * Routes of plans and contracts (0.2 kB); plans on the page of a space (0.9 kB), proof of a booking and in its terms (1.9 and 3 kB).
 * Routes of shared plans and of their requests (0.1 kB); terms that plans show too come in a part of their own (0.2 kB of the checkout).
 * Routes of a report and of what is owed (0.1 kB); the report and the stated audience on the page of a booking (0.3 kB).
 * Routes of the grid of avails (0.1 kB); taking "near me" for where one is (0.2 kB of home). Each new route costs every page its name.
 * Adding to a plan from a card (0.8 kB of home, and 0.2 kB of markup a card before compression) and its host on a listing (2 kB).
 * Problems and reviews of a booking (2.4 kB of its page); routes of keys, reviews and the crew (0.2 kB);
 * what a role does not include, in words (0.1 kB).
 * Routes of teams, invitations, clients, webhooks, open data and codes, and for whom a tab acts (1.2 kB); codes and what is recorded for
 * a client on the page of a booking (2.5 kB).
 * Routes of the page at the space and of what verifies, and what signing out deletes of them (0.3 kB); grades of proof, and the way to both,
 * on the page of a booking (2 kB).
 * Addresses that name the organization of their page (0.3 kB); the table of roles where buttons go by it (0.8 kB).
 * Routes of proposals and of the report of a plan, and the table of roles on pages of words, too (1 kB).
 * Routes of briefs, shops, crews, rates, structures, sales and companies, with what reads their addresses, and what sends waiting photos from
 * every page (0.65 kB); the record of proof on a listing (0.5 kB), lists of bookings and payments (1.3 kB).
 * Routes of versions, the sales calendar, commission and a structure, and asking for which organization a page is opened (0.4 kB); more
 * pages of a seller, in rows (0.3 kB of theirs).
 * Asking for approval above a limit, and that a booking waits for it (2.5 kB of the checkout, 1.3 kB of a booking).
 * Who can approve, said the same way on both sides, in a part that the checkout and a booking share (0.2 kB of the checkout).
 * Routes of an order, its report and approvals, and what their addresses are read by (0.35 kB, with the wall of a place 0.5 kB of pages with
 * forms); photos of proof that both sides show, on a listing (0.2 kB); asking colleagues in every dialog above a limit (0.5 kB);
 * bookings of a plan together with how it stands, and what waits for approval (4.6 kB of the list of bookings).
 * A page loads its own head alone, and pages of words nothing of cards (decision 175).
 */
const BUDGETS = {
  // includes choosing spaces to compare, and the nearest periods beside the dates searched for
  '/': 175_700,
  '/help': 154_350,
  '/help/articles/ai-buyer-agent': 154_850,
  '/privacy': 151_350,
  '/about': 146_950,
  '/blog': 152_150,
  '/how-it-works': 150_550,
  // includes dates, the price for them, and the ways to book, also from the bar of a phone
  '/listing/1': 179_600,
  // includes the forms library
  '/help/contact': 177_900,
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const [path, budget] of Object.entries(BUDGETS))
    test(`the scripts of ${path} keep within their budget`, async ({ page }) => {
      expect(await weigh(page, path)).toBeLessThan(budget)
    })

  test('the scripts of a conversation keep within their budget', async ({ page }) => {
    await registerByApi(page.request)
    const id = await startByApi(page.request, 1, 'Is the wall free in June?')
    expect(await weigh(page, '/inbox')).toBeLessThan(164_600)
    // includes dates, the price for them and a request beside the talk, once the page is live
    expect(await weigh(page, `/inbox/${id}`)).toBeLessThan(188_450)
  })

  test('the scripts of an order and of a booking keep within their budget', async ({ page }) => {
    await registerByApi(page.request)
    const { id } = await orderByApi(page.request)
    // includes offering a price of one's own
    expect(await weigh(page, '/checkout')).toBeLessThan(179_250)
    expect(await weigh(page, '/bookings')).toBeLessThan(167_050)
    // includes the one thing to do with its sum, and artwork that is checked before it is sent
    expect(await weigh(page, `/bookings/${id}`)).toBeLessThan(202_250)
  })

  test('the scripts of a calendar and of booking terms keep within their budget', async ({ page }) => {
    await registerByApi(page.request)
    const id = await createSpace(page.request)
    expect(await weigh(page, `/sell/listings/${id}/calendar`)).toBeLessThan(172_300)
    // includes reading the size that a space states
    expect(await weigh(page, `/sell/listings/${id}/booking`)).toBeLessThan(181_350)
  })

  test('the scripts of requests and payments keep within their budget', async ({ page }) => {
    await registerByApi(page.request)
    expect(await weigh(page, '/sell/requests')).toBeLessThan(165_400)
    expect(await weigh(page, '/sell/payments')).toBeLessThan(171_400)
  })
})

test('home carries of each space what its card shows, once', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const [first] = (await (await request.get('/api/listings?limit=1&priceMax=5000')).json()) as {
    description: string
  }[]
  expect(html).not.toContain(JSON.stringify(first!.description).slice(1, -1))
  expect(html.length).toBeLessThan(233_500)
})
