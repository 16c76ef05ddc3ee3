import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { registerByApi } from './support/accounts.ts'
import { expect, test } from './support/test.ts'

const VENDOR_FILE = `Panel no.;Media Type;desc;Town/City;Rate per 4 weeks;Daily Effective Circulation
P 14;Aerial;NW corner of 5th and Pine;Olympia;1,450;22,400
P 15;Aerial;SE corner of 5th and Oak;Olympia;Â£300;20,100
P 16;Bulletin;Wall of the cafÃ©;Olympia;dear;18,000
P 17;Bulletin;Wall of the bakery;Olympia;cheap;18,000
`
const READY_MS = 20_000
// the job process competes with everything else on the machine
test.slow()

const file = (text: string, name = 'panels.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
})

async function upload(page: Page, text: string, name?: string): Promise<void> {
  await page.getByLabel('File of your spaces').setInputFiles(file(text, name))
  await expect(page).toHaveURL(/\/sell\/import\/\d+$/)
  await expect(page.getByRole('heading', { name: 'Columns' })).toBeVisible({ timeout: READY_MS })
}

async function download(page: Page, name: string): Promise<string> {
  const started = page.waitForEvent('download')
  await page.getByRole('link', { name }).first().click()
  return readFile(await (await started).path(), 'utf8')
}

test('a vendor’s file: whole columns are put right by one press, bad rows are mended in a file and imported', async ({
  page,
  open,
}) => {
  await registerByApi(page.request)
  await open('/sell/import')
  await upload(page, VENDOR_FILE)

  // the trade's names of columns are known, broken letters are repaired and said
  await expect(
    page.getByText('6 of 6 read: your unit id, description, ad type, price and 2 more'),
  ).toBeVisible()
  await expect(page.getByText('2 cells had letters broken by another program')).toBeVisible()

  // one press for all rows of a problem, and back
  const unreadable = page.getByRole('listitem', { name: '2 rows: Price cannot be read' })
  await unreadable.getByRole('button', { name: 'Read them as no price, as drafts' }).click()
  await expect(page.getByRole('button', { name: 'Import 4 spaces' })).toBeVisible({ timeout: READY_MS })
  await page.getByRole('button', { name: /^Undo ?: Price counts as blank/ }).click()
  await expect(page.getByRole('button', { name: 'Import 1 space' })).toBeVisible({ timeout: READY_MS })

  // the rows of one problem alone
  await unreadable.getByRole('button', { name: 'Show the rows' }).click()
  await expect(page.getByRole('listitem', { name: /^Line \d/ })).toHaveCount(2)

  await page.getByRole('button', { name: 'Import 1 space' }).click()
  await expect(page.getByText('3 rows left out')).toBeVisible({ timeout: READY_MS })
  const leftOut = await download(page, 'Download left-out rows')
  expect(leftOut).toContain('"Rate per 4 weeks: ""cheap"" is not a price"')
  const mended = leftOut.replace('£300', '300').replace('dear', '400').replace('cheap', '500')
  await page.getByRole('link', { name: 'Import another file' }).click()
  await upload(page, mended, 'mended.csv')
  await expect(page.getByText('read as in your last import of such a file, panels.csv')).toBeVisible()
  await page.getByRole('button', { name: 'Import 3 spaces' }).click()
  await expect(page.getByText('3 new, 0 updated, 0 unchanged.')).toBeVisible({ timeout: READY_MS })
  await page.getByRole('link', { name: 'See your spaces' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'In review' })).toHaveCount(4)

  // what was downloaded comes back as itself
  const all = await download(page, 'Download CSV')
  await open('/sell/import')
  await upload(page, all, 'placard-spaces.csv')
  await expect(page.getByText('There is nothing to import.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'What the import will do' })).toContainText('No change4')
  await open('/sell/import')
  await upload(page, all.replace('Wall of the bakery', 'Wall of the old bakery'), 'placard-spaces.csv')
  await expect(page.getByRole('button', { name: 'Import 1 space' })).toBeVisible()
})

test('limits and wrong kinds of files are said before anything is sent', async ({ page, open }) => {
  await registerByApi(page.request)
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/imports')) sent += 1
  })
  await open('/sell/import')
  await expect(page.getByText('Until you open it, a file may have 200 rows; then 50,000.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send the link again' })).toBeVisible()
  const input = page.getByLabel('File of your spaces')
  const rows = Array.from({ length: 201 }, (_, i) => `U${i},Wall ${i},Kent`).join('\n')
  await input.setInputFiles(file(`Unit ID,Name,City\n${rows}`))
  await expect(page.getByText('More than 200 rows.')).toBeVisible()
  await input.setInputFiles(file('%PDF-1.7 spaces', 'spaces.csv'))
  await expect(page.getByText('This is a PDF.')).toBeVisible()
  await input.setInputFiles({ name: 'spaces.docx', mimeType: 'application/msword', buffer: Buffer.from('x') })
  await expect(page.getByText('That is no spreadsheet.')).toBeVisible()
  expect(sent).toBe(0)
})
