import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Opens each paper of a booking's page, as many as there should be of a kind. */
export async function expectDocuments(page: Page, kind: string | RegExp, count: number): Promise<void> {
  const links = page.getByRole('region', { name: 'Documents' }).getByRole('link', { name: kind })
  await expect(links).toHaveCount(count)
  for (const link of await links.all()) {
    const path = (await link.getAttribute('href'))!
    // a busy server asks to come again
    await expect(async () => {
      const paper = await page.request.get(path)
      expect(paper.status()).toBe(200)
      expect(paper.headers()['content-type']).toBe('application/pdf')
      expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-')
    }).toPass({ timeout: 20_000 })
  }
}
