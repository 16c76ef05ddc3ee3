import type { Page } from '@playwright/test'
import { registerByApi } from './support/accounts.ts'
import { listViolations, prepareAxe } from './support/axe.ts'
import { expect, test } from './support/test.ts'
import { inDays } from './support/time.ts'

const ASKED = `place=Seattle&from=${inDays(60)}&to=${inDays(100)}&budget=9000`

async function expectNoViolations(page: Page) {
  await prepareAxe(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await listViolations(page), colorScheme).toEqual([])
  }
}

for (const width of [1440, 390])
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('spaces are kept and left out, another budget stands beside, and the plan is made again', async ({
      page,
      open,
    }) => {
      await registerByApi(page.request)
      await open(`/plans/new?${ASKED}`)
      const keep = page.getByRole('link', { name: /^Keep this/ })
      const [kept = ''] = await keep.allInnerTexts()
      await keep.first().click()
      await expect(page).toHaveURL(/keep=\d+/)
      await expect(page.getByRole('link', { name: kept.replace('Keep this', 'Let it go') })).toBeVisible()
      await page
        .getByRole('link', { name: /^Never this/ })
        .last()
        .click()
      await expect(page.getByText('1 space is left out by you.')).toBeVisible()

      const budget = page.getByRole('slider', { name: 'Budget of the plan' })
      await budget.focus()
      await budget.press('End')
      const beside = page.getByRole('table', { name: 'Before and now' })
      await expect(beside.getByRole('row', { name: /^Budget/ })).toContainText('$9,000')
      await expect(page).toHaveURL(/budget=27000/)
      // the arrows go on from there
      await expect(budget).toBeFocused()
      await expectNoViolations(page)

      await page.getByRole('button', { name: 'Save this plan' }).click()
      await expect(page.getByRole('heading', { level: 1, name: /^Seattle/ })).toBeVisible()
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: 'PDF', exact: true }).click()
      expect((await download).suggestedFilename()).toMatch(/^placard-plan-\d+\.pdf$/)

      await page.getByRole('button', { name: 'Plan again' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Plan again' }).click()
      const changes = dialog.getByRole('list', { name: 'What has changed' })
      await expect(changes.getByRole('listitem').first()).toContainText('The same dates')
      await expectNoViolations(page)
      await dialog.getByRole('link', { name: 'Open the new plan' }).click()
      await expect(page.getByRole('heading', { level: 1, name: /\(again\)$/ })).toBeVisible()
    })

    test('a plan is made and changed in words', async ({ page, open }) => {
      await open('/about')
      await page.getByRole('button', { name: 'Open AI assistant' }).click()
      await page.getByRole('button', { name: "Buyer's AI Agent" }).click()
      const panel = page.getByRole('dialog', { name: 'AI assistant' })
      const say = async (text: string) => {
        await panel.getByRole('textbox').fill(text)
        await panel.getByRole('textbox').press('Enter')
      }
      const said = panel.getByRole('status')
      await say(`$9,000 from ${inDays(60)} to ${inDays(100)}: I want 3 billboards in Seattle`)
      await expect(said).toContainText('A plan for Seattle')
      const lines = panel.getByRole('list', { name: 'Matches' }).getByRole('link')
      await expect(lines).toHaveCount(3)
      await say('drop the third')
      await expect(lines).toHaveCount(2)
      await say('why the first?')
      await expect(said).toContainText('to the planning score')
      await say('stretch it to $12,000')
      await expect(said).toContainText('of $12,000 in all')
      await expectNoViolations(page)
      await panel.getByRole('link', { name: 'Open as plan' }).click()
      await expect(page).toHaveURL(/\/plans\/new\?.*budget=12000/)
      await expect(page.getByText(/^Adds [\d.]+% to the planning score/).first()).toBeVisible()
    })
  })
