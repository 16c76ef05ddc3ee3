import type { SavedPlan } from '#contract/planning/plans-saved.ts'
import { registerByApi } from './support/accounts.ts'
import { isWideEnough } from './support/axe.ts'
import { expect, isLive, test } from './support/test.ts'
import { inDays } from './support/time.ts'

for (const width of [1440, 390])
  test(`versions of a plan are kept, read, compared and started from, ${width} px wide`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await registerByApi(page.request)
    const inputs = { place: 'Seattle', from: inDays(60), to: inDays(100), budget: 9000 }
    const made = await page.request.post('/api/plans', {
      data: { inputs },
      headers: { 'idempotency-key': crypto.randomUUID() },
    })
    const { id, lines } = (await made.json()) as SavedPlan
    const spaces = lines.length
    expect(spaces).toBeGreaterThan(1)

    await open(`/plans/${id}`)
    await page.getByRole('link', { name: 'Versions' }).click()
    await expect(page.getByText('No versions yet')).toBeVisible()
    await isLive(page)
    await page.getByRole('button', { name: 'Keep the plan as it is now' }).click()
    const versions = page.getByRole('list', { name: 'Versions' }).getByRole('listitem')
    await expect(versions).toHaveCount(1)
    await expect(versions).toContainText(`kept by hand: ${spaces} spaces`)

    await page.request.delete(`/api/plans/${id}/lines/${lines[0]!.id}`)
    await open(`/plans/${id}/versions`)
    await page.getByRole('button', { name: 'Keep the plan as it is now' }).click()
    await expect(versions).toHaveCount(2)
    await expect(versions.first()).toContainText('Since version 1: 1 line taken out')
    await page.getByRole('link', { name: 'Version 1', exact: true }).click()
    const old = page.getByRole('list', { name: 'Spaces of version 1' }).getByRole('listitem')
    await expect(old).toHaveCount(spaces)
    const differences = page.getByRole('list', { name: 'Differences' }).getByRole('listitem')
    await expect(differences).toHaveText([/^Taken out: /])
    await page.getByLabel('Compare with').selectOption({ label: 'Version 2' })
    await page.getByRole('button', { name: 'Compare' }).click()
    await expect(page.getByText(/^Version 1 and Version 2: \$/)).toBeVisible()
    await isLive(page)
    expect(await isWideEnough(page)).toBe(true)

    await page.getByRole('button', { name: 'Start a new plan from this version' }).click()
    await page.getByRole('link', { name: 'Open the new plan' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /\(again\)$/ })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Spaces of the plan' }).getByRole('listitem')).toHaveCount(
      spaces,
    )
  })
