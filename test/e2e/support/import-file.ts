import type { Page } from '@playwright/test'
import { expect } from './test.ts'

export const asFile = (name: string, text: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
})

/** A file from its choice to what became of its rows. */
export async function importFile(page: Page, label: string, file: ReturnType<typeof asFile>): Promise<void> {
  await page.getByLabel(label).setInputFiles(file)
  await expect(page).toHaveURL(/\/sell\/import\/\d+$/)
  await page.getByRole('button', { name: /^Import \d+ / }).click({ timeout: 30_000 })
  await expect(page.getByText(/^\d+ new, 0 updated, 0 unchanged\.$/)).toBeVisible({ timeout: 30_000 })
}
