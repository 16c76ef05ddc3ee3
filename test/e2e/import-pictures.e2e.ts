import { registerByApi } from './support/accounts.ts'
import { expect, test } from './support/test.ts'

/** Nobody listens there, and no machine of this network is asked. */
const FILE = `Unit ID,Name,City,State,Price,Size,Description,Photo 1,Photo 2
P 14,Wall of the bakery,Olympia,WA,1450,14 x 48 ft,"A face of 10 x 20 ft, seen by all of downtown",https://127.0.0.1:1/a.jpg,https://127.0.0.1:1/b.jpg
P 15,Wall of the ferry,Olympia,WA,1200,,,https://127.0.0.1:1/a.jpg,
`
const READY_MS = 30_000
test.slow()

test('H2: a file’s pictures are counted by host before, and named by row with a retry after', async ({
  page,
  open,
}) => {
  await registerByApi(page.request)
  await open('/sell/import')
  const buffer = Buffer.from(FILE)
  await page
    .getByLabel('File of your spaces')
    .setInputFiles({ name: 'walls.csv', mimeType: 'text/csv', buffer })
  await expect(
    page.getByText('2 pictures will be fetched after the import, from 127.0.0.1:1 (2).'),
  ).toBeVisible({ timeout: READY_MS })
  await expect(page.getByText('8 of 9 read')).toBeVisible()
  await expect(page.getByText('1 row: the description says otherwise than the size.')).toBeVisible()

  await page.getByRole('button', { name: 'Import 2 spaces' }).click()
  const pictures = page.getByRole('region', { name: 'Pictures' })
  await expect(pictures.getByText('0 of 3 pictures fetched, 3 could not be.')).toBeVisible({
    timeout: READY_MS,
  })
  await expect(pictures.getByRole('listitem')).toHaveCount(3)
  await page.setViewportSize({ width: 390, height: 844 })
  await pictures.getByRole('button', { name: 'Try the failed pictures again' }).click()
  await expect(pictures.getByText('0 of 3 pictures fetched, 3 could not be.')).toBeVisible({
    timeout: READY_MS,
  })

  // the space that says two sizes is mended by one press
  const rows = await page.request.get(`/api/imports/${page.url().split('/').at(-1)}/rows`)
  const [row] = (await rows.json()) as { listingId: number }[]
  await open(`/sell/listings/${row?.listingId}/edit`)
  const notice = page.getByText('The description says 10 × 20 ft, the size 14 x 48 ft.')
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Use 10 × 20 ft' }).click()
  await expect(notice).toHaveCount(0)
})
