import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { registerByApi } from './support/accounts.ts'
import { expect, isLive, test } from './support/test.ts'

const MOST = 12

/** Different photos, as real JPEGs. */
function takePhotos(name: string) {
  const takes = Array.from({ length: MOST }, async (_, index) => {
    const background = { r: index * 20, g: 120, b: name.length * 20 }
    const photo = sharp({ create: { width: 320, height: 240, channels: 3, background } })
    return { name: `${name} ${index}.jpg`, mimeType: 'image/jpeg', buffer: await photo.jpeg().toBuffer() }
  })
  return Promise.all(takes)
}

async function choosePhotos(page: Page, name: string) {
  const photos = await takePhotos(name)
  const field = page.getByRole('main').locator('input[type=file]').first()
  await field.setInputFiles(photos.slice(0, MOST / 2))
  await field.setInputFiles(photos.slice(MOST / 2))
}

test('24 photos of two forms are all kept, though the server was busy for a while', async ({
  page,
  context,
  open,
}) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 900 })
  await registerByApi(page.request)
  const other = await context.newPage()
  let refused = 0
  await other.route('**/api/photos', (route) => {
    if (refused++ >= 2) return route.continue()
    return route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json: { code: 'unavailable' } })
  })
  await open('/create-listing')
  await other.goto('/create-listing')
  await isLive(other)
  await Promise.all([choosePhotos(page, 'wall'), choosePhotos(other, 'roof')])
  for (const form of [page, other]) {
    const kept = form.getByRole('list', { name: 'Photos in order' }).getByRole('listitem')
    await expect(kept).toHaveCount(MOST, { timeout: 90_000 })
  }
  await other.close()
})
