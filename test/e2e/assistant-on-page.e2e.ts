import type { FoundListing } from '#contract/discovery/search.ts'
import { registerByApi } from './support/accounts.ts'
import {
  expectNothingWider,
  expectNoViolations,
  openAgent,
  panelOf,
  saidOf,
  say,
} from './support/assistant.ts'
import { registerVerified, requestByApi } from './support/bookings.ts'
import { listSpace, openBrowsers } from './support/talk.ts'
import { expect, test } from './support/test.ts'
import { DESKTOP, PHONE } from './support/widths.ts'

for (const viewport of [PHONE, DESKTOP])
  test.describe(`the buyer's assistant at ${viewport.width} px knows where it is`, () => {
    test.use({ viewport })

    test('on a listing', async ({ page, open, request }) => {
      const found = await request.get('/api/listings?location=Fremont&adType=digital')
      const [space] = (await found.json()) as FoundListing[]
      await open(`/listing/${space!.id}`)
      await openAgent(page, "Buyer's AI Agent")
      await expect(
        panelOf(page).getByPlaceholder('Is this good for a bakery? Anything cheaper?'),
      ).toBeVisible()
      await say(page, '¿Cuánto cuesta en total por 3 meses?')
      await expect(saidOf(page)).toContainText(space!.title)
      await expect(saidOf(page)).toContainText(/\$[\d,]+/)
      // what follows is still of this space
      await say(page, 'is it lit at night?')
      await expect(saidOf(page)).toContainText(space!.title)
      await say(page, 'Anything cheaper like it?')
      await expect(saidOf(page)).toContainText(`${space!.title}: digital space`)
      await say(page, 'how do I get my money back if the sign stays dark?')
      await expect(panelOf(page).getByRole('link', { name: 'Cancellations and refunds' })).toBeVisible()
      await expectNothingWider(page)
      await expectNoViolations(page)
    })

    test('on a booking', async ({ page, open, browser, baseURL }) => {
      // three people, a space and a booking before the first question
      test.slow()
      const { seller, admin } = await openBrowsers(browser, baseURL, 'seller', 'admin')
      await registerByApi(seller.request)
      const title = `Board of questions ${Date.now()}`
      const listingId = await listSpace(seller.request, admin.request, { title, interval: '4-week' })
      await registerVerified(page)
      const id = await requestByApi(page.request, listingId, 8)
      const { reference } = await (await page.request.get(`/api/bookings/${id}`)).json()
      await open(`/bookings/${id}`)
      await openAgent(page, "Buyer's AI Agent")
      await expect(panelOf(page).getByPlaceholder('What is due now? Can I still cancel?')).toBeVisible()
      await say(page, 'What happens next?')
      await expect(saidOf(page)).toContainText(`This is booking ${reference}: “${title}”`)
      await expect(saidOf(page)).toContainText('You have asked for it')
      await say(page, 'what do I owe now?')
      await expect(saidOf(page)).toContainText('Nothing is owed until both of you have agreed.')
      await say(page, '¿Puedo cancelar?')
      await expect(saidOf(page)).toContainText('Aún no está reservada')
      await expectNothingWider(page)
      await expectNoViolations(page)
      await panelOf(page).getByRole('button', { name: 'New Query' }).click()
      await say(page, 'billboards in Tacoma')
      await expect(saidOf(page)).toContainText('You asked for billboard space')
    })
  })
