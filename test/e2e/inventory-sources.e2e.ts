import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { registerByApi } from './support/accounts.ts'
import { expect, isLive, test } from './support/test.ts'

// the job process competes with everything else on the machine
test.slow()

const row = (i: number, price = 900) => `S-${i},Wall ${i} of the cannery,Astoria,billboard,${price}`
const file = (rows: string[]) => `Unit ID,Name,City,Type,Price\n${rows.join('\n')}\n`
const ROWS = [1, 2, 3, 4, 5, 6].map((i) => row(i))

test('an inventory is read from an address: the first file is started, an odd one left, the next applied', async ({
  page,
  open,
}) => {
  let text = '<html>Sign in first</html>'
  const server = createServer((_request, response) => response.end(text))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/spaces.csv`

  await page.setViewportSize({ width: 390, height: 844 })
  await registerByApi(page.request)
  await open('/sell/import')
  await isLive(page)
  await page.getByRole('button', { name: 'Add a source' }).click()
  await page.getByLabel('Address of the file').fill(address)
  await page.getByLabel('Read it').selectOption('Every 6 hours')
  await page.getByRole('button', { name: 'Add source' }).click()
  await expect(page.getByText(/This is HTML, XML or KML/)).toBeVisible()
  text = file(ROWS)
  await page.getByRole('button', { name: 'Add source' }).click()

  await expect(page.getByText('Its first file is read')).toBeVisible({ timeout: 20_000 })
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  await page.getByRole('link', { name: `See its columns and rows of ${address}` }).click()
  await page.getByRole('button', { name: 'Import 6 spaces' }).click()
  await expect(page.getByText('6 new, 0 updated, 0 unchanged.')).toBeVisible({ timeout: 20_000 })

  await open('/sell/import')
  await expect(page.getByText('Applied: 6 new for review')).toBeVisible()
  text = file(ROWS.slice(0, 2))
  await page.getByRole('button', { name: `Pull now ${address}` }).click()
  await expect(page.getByText('4 of 6 spaces are not in the file any more.').first()).toBeVisible({
    timeout: 20_000,
  })
  await page.getByRole('button', { name: 'Not this time' }).click()
  await expect(page.getByText(/^Left as it was/)).toBeVisible()

  text = file([row(1, 950), ...ROWS.slice(1)])
  await page.getByRole('button', { name: `Pull now ${address}` }).click()
  await expect(page.getByText('Applied: 1 price')).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: `Delete ${address}` }).click()
  await page.getByRole('button', { name: 'Delete it now' }).click()
  await expect(page.getByText('You have no sources.')).toBeVisible()
  server.close()
})
