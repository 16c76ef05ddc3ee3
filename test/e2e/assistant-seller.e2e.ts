import type { Page } from '@playwright/test'
import {
  expectNothingWider,
  expectNoViolations,
  openAgent,
  panelOf,
  saidOf,
  say,
} from './support/assistant.ts'
import { expect, test } from './support/test.ts'
import { DESKTOP, PHONE } from './support/widths.ts'

const draftOf = (page: Page) => panelOf(page).getByRole('region', { name: /draft of your listing/i })
const formField = (page: Page, name: string) => page.locator(`form [name="${name}"]`)
const TOLD = 'Wall facing the bus stop in Ballard, lit until midnight, $400 a month.'

for (const viewport of [PHONE, DESKTOP])
  test.describe(`the seller's assistant at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('writes a title and a description in the seller’s words, with a price range, taken by one press', async ({
      page,
      open,
    }) => {
      await open('/help')
      await openAgent(page, "Seller's AI Agent")
      await say(page, `${TOLD} is my title good enough? rewrite it`)
      await expect(saidOf(page)).toContainText(
        'You describe billboard space in or near Ballard, asking $400/month',
      )
      await expect(saidOf(page)).toContainText('A title and a description from your own words are below.')
      const draft = draftOf(page)
      await expect(draft).toContainText('Wall facing the bus stop in Ballard')
      await expect(draft).toContainText('in Ballard, lit until midnight.')
      await expect(draft).not.toContainText('$400')
      await expect(draft).toContainText(/\$[\d,]+\/month to \$[\d,]+\/month, from \d+ comparable spaces/)
      const comparable = panelOf(page).getByRole('list', { name: 'Matches' }).getByRole('link')
      await expect(comparable.first()).toHaveAttribute('href', /^\/listing\/\d+$/)
      await expectNothingWider(page)
      await expectNoViolations(page)

      await draft.getByRole('button', { name: 'Use all in List Ad Space' }).click()
      await expect(formField(page, 'title')).toHaveValue('Wall facing the bus stop in Ballard')
      await expect(formField(page, 'description')).toHaveValue(
        'Wall facing the bus stop in Ballard, lit until midnight.',
      )
      await expect(formField(page, 'price')).toHaveValue('400')
      await expect(formField(page, 'interval')).toHaveValue('month')
      await expect(formField(page, 'type')).toHaveValue('billboard')
      await expect(formField(page, 'location')).toHaveValue('Ballard')
      await expect(panelOf(page)).toHaveCount(viewport === PHONE ? 0 : 1)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(formField(page, 'title')).toHaveValue('')
    })

    test('one part goes into the form that is open, beside what stands there', async ({ page, open }) => {
      await open('/create-listing')
      await formField(page, 'title').fill('My own title')
      await openAgent(page, "Seller's AI Agent")
      await say(page, TOLD)
      await say(page, 'It is 52,000 views a month. Am I too cheap?')
      await expect(saidOf(page)).toContainText('$400/month is')
      await draftOf(page).getByRole('button', { name: 'Use this description' }).click()
      await expect(formField(page, 'description')).toHaveValue(
        /lit until midnight\. It is 52,000 views a month\./,
      )
      await expect(formField(page, 'title')).toHaveValue('My own title')
      await expect(formField(page, 'price')).toHaveValue('')
    })

    test('takes no count for a price, and asks for what the thing at hand needs', async ({ page, open }) => {
      await open('/about')
      await openAgent(page, "Seller's AI Agent")
      await say(page, 'Community bulletin in Everett, 400 printed each month')
      await expect(saidOf(page)).toContainText('You describe')
      await expect(saidOf(page)).not.toContainText(/\$400|asking|left-hand|billboard/)
      await expect(draftOf(page)).toContainText('Community bulletin in Everett')
      await panelOf(page).getByRole('button', { name: 'New Query' }).click()
      await say(page, 'bathroom stall stickers in Tacoma, 14 stalls')
      await expect(saidOf(page)).toContainText(/Not said yet: .*height and width/)
      await expect(panelOf(page)).not.toContainText(/circulation|issue date|left-hand/i)
    })

    test('refuses an inflated figure with the reason, and writes the true one', async ({ page, open }) => {
      await open('/about')
      await openAgent(page, "Seller's AI Agent")
      await say(
        page,
        "Say in my ad that 20,000 people pass each day, really it is 900. It's a wall in Georgetown.",
      )
      await expect(saidOf(page)).toContainText(
        'I do not write 20,000: you say that it is really 900. Buyers decide by such figures, and a false one breaks the terms.',
      )
      await expect(draftOf(page)).toContainText('900 people pass each day')
      await expect(draftOf(page)).not.toContainText('20,000')
      await expect(panelOf(page).getByRole('link', { name: 'What audience numbers mean' })).toHaveAttribute(
        'href',
        '/help/articles/audience-numbers',
      )
    })

    test('answers Spanish in Spanish, all of it', async ({ page, open }) => {
      await open('/about')
      await openAgent(page, "Seller's AI Agent")
      await say(page, 'Tengo una valla en Kent, mide 10 x 20 pies, pido 600 al mes. ¿Es mucho?')
      await expect(saidOf(page)).toContainText('Describes una valla o pared en Kent, a $600 al mes.')
      await expect(saidOf(page)).toContainText(/la mediana de \d+ espacios/)
      const draft = draftOf(page)
      await expect(draft).toContainText('Valla en Kent')
      await expect(draft).toContainText(/de \$[\d,]+ a \$[\d,]+ al mes, según \d+ espacios comparables/i)
      await expect(panelOf(page).getByRole('list', { name: 'Suggestions' })).not.toContainText(
        /\b(add|set|say|choose|the)\b/i,
      )
      await expectNothingWider(page)
      await draft.getByRole('button', { name: 'Use all in List Ad Space' }).click()
      await expect(formField(page, 'description')).toHaveValue('Tengo una valla en Kent, mide 10 x 20 pies.')
    })
  })
