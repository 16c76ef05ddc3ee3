import { readFileSync } from 'node:fs'
import { E2E_ADMIN_PASSWORD } from '../../playwright.config.ts'
import { expect, test } from './support/test.ts'

/** Headless browsers are machines, and left out; who comes again on the same day is not counted again, but for another try. */
const person = (retry: number) =>
  `Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.${retry}`

interface Counted {
  appearances: number
  views: number
  contacts: number
}

test('a seller reads what a visitor’s page told, beside similar spaces, and downloads it', async ({
  page,
  open,
  browser,
  baseURL,
}, { retry }) => {
  test.setTimeout(120_000)
  const signedIn = await page.request.post('/api/auth/login', {
    data: { username: 'admin', password: E2E_ADMIN_PASSWORD },
  })
  expect(signedIn.status()).toBe(200)
  const { spaces } = (await (await page.request.get('/api/my/numbers?days=7')).json()) as {
    spaces: { id: number; title: string; status: string }[]
  }
  const { id, title } = spaces.find(({ status }) => status === 'active')!
  const counted = async () => {
    const { funnel } = await (await page.request.get(`/api/my/numbers/${id}?days=7`)).json()
    const counts = funnel.map(({ measure, count }: { measure: string; count: number }) => [measure, count])
    return Object.fromEntries(counts) as unknown as Counted
  }
  const before = await counted()

  const visit = await browser.newContext({ baseURL: baseURL!, userAgent: person(retry) })
  const visitor = await visit.newPage()
  await visitor.goto(`/?q=${encodeURIComponent(`"${title}"`)}`)
  const card = visitor.locator(`[data-listing="${id}"]`)
  await expect(card).toBeVisible()
  await expect
    .poll(async () => (await counted()).appearances, { timeout: 20_000 })
    .toBe(before.appearances + 1)
  await visitor.goto(`/listing/${id}`)
  await visitor.goto(`/listing/${id}`)
  await visitor.getByRole('button', { name: 'Email' }).first().click()
  await expect(visitor.getByRole('dialog')).toBeVisible()
  await expect.poll(async () => (await counted()).contacts, { timeout: 20_000 }).toBe(before.contacts + 1)
  expect((await counted()).views).toBe(before.views + 1)
  await visit.close()

  await open('/sell/numbers')
  await page.getByRole('link', { name: 'Opened' }).click()
  await expect(page.locator('[aria-sort]').filter({ hasText: 'Opened' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await page.getByRole('link', { name: '7 days' }).click()
  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  const funnel = page.getByRole('table', { name: `${title}, the last 7 days` })
  const seen = (before.appearances + 1).toLocaleString('en-US')
  await expect(funnel.getByRole('row', { name: /^Seen/ })).toContainText(seen)
  await expect(
    page.getByText(/Compared with \d+ .+ spaces of others|Not enough similar spaces yet/),
  ).toBeVisible()
  await page.getByText('Show as a table').click()
  await expect(page.getByRole('table', { name: 'By day, the last 7 days' }).getByRole('row')).toHaveCount(8)

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`placard-space-${id}-7-days.csv`)
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(lines[0]).toMatch(/^Day,Seen,Opened,/)
  const sum = lines.slice(1).reduce((total, line) => total + Number(line.split(',')[1]), 0)
  expect(sum).toBe(before.appearances + 1)
})

test('an admin sees on the map and in a table where people look for what is not there', async ({
  page,
  open,
}) => {
  await page.request.post('/api/auth/login', { data: { username: 'admin', password: E2E_ADMIN_PASSWORD } })
  await open('/admin/market')
  await expect(page.getByRole('table', { name: 'Supply and demand by medium' })).toContainText('Billboard')
  const map = page.getByRole('region', { name: 'Map of unmet searches' })
  await expect(map.locator('.demand-cell').first()).toBeVisible()
  const areas = page.getByRole('table', { name: 'Unmet searches by area and medium, most first' })
  const all = await areas.getByRole('row').count()
  await page.getByLabel('Medium', { exact: true }).selectOption('Radio')
  await expect(areas.getByRole('row').nth(1)).toContainText('Radio')
  expect(await areas.getByRole('row').count()).toBeLessThan(all)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download CSV' }).click()
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('Place,South,West,Medium,Searches')
})
