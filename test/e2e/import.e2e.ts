import { rmSync, writeFileSync } from 'node:fs'
import { registerByApi } from './support/accounts.ts'
import { expect, test } from './support/test.ts'

const FILE = `Unit ID,Name,City,Price,Available from
W-1,Pine Street wall,Seattle,900,2027-01-01
W-2,Oak Street wall,Tacoma,500,
W-3,Elm Street wall,Kent,cheap,
W-4,Ash Street wall,Kent,70,someday
`
// the job process competes with everything else on the machine
test.slow()

const file = (text: string) => ({ name: 'billboards.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

test('a file is imported with one row fixed in place and one skipped, then undone', async ({
  page,
  open,
}) => {
  await registerByApi(page.request)
  await open('/sell/import')
  await page.getByLabel('File of your spaces').setInputFiles(file(FILE))
  await expect(page).toHaveURL(/\/sell\/import\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'billboards.csv' })).toBeVisible()

  // the guessed mapping is shown, and can be changed
  await expect(page.getByText('5 of 5 read: your unit id, title, price, city and 1 more')).toBeVisible({
    timeout: 15_000,
  })
  await page.getByText('Change', { exact: true }).click()
  await page.getByLabel('City', { exact: true }).first().selectOption('Leave out')
  await page.getByRole('button', { name: 'Check rows again' }).click()
  await expect(page.getByText('There is nothing to import.')).toBeVisible({ timeout: 15_000 })
  await page.getByLabel('City', { exact: true }).first().selectOption('City')
  await page.getByRole('button', { name: 'Check rows again' }).click()

  // rows are re-rendered after validation
  await expect(page.getByRole('button', { name: 'Import 2 spaces' })).toBeVisible({ timeout: 15_000 })
  const priceless = page.getByRole('listitem', { name: 'Line 4' })
  await expect(priceless.getByText('"cheap" is not a price')).toBeVisible({ timeout: 15_000 })
  await priceless.getByLabel('Price').fill('$250')
  await priceless.getByLabel('Price').press('Enter')
  await expect(priceless.getByText('Elm Street wall can be imported')).toBeVisible()
  await page.getByRole('button', { name: 'Skip line 5' }).click()
  await expect(page.getByText('Problems 0')).toBeVisible()

  await page.getByRole('button', { name: 'Import 3 spaces' }).click()
  await expect(page.getByText('3 new, 0 updated, 0 unchanged.')).toBeVisible({ timeout: 15_000 })
  await page.getByRole('link', { name: 'See your spaces' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'In review' })).toHaveCount(3)

  // the same units again: updated (upsert), not duplicated
  await page.getByRole('link', { name: 'Import a file' }).click()
  await page.getByLabel('File of your spaces').setInputFiles(file(FILE.replace('900', '950')))
  await page.getByRole('button', { name: 'Import 1 space' }).click()
  await expect(page.getByText('0 new, 1 updated, 1 unchanged.')).toBeVisible({ timeout: 15_000 })

  await page.getByRole('link', { name: 'All imports' }).click()
  await page.getByRole('link', { name: 'billboards.csv' }).last().click()
  await page.getByRole('button', { name: 'Undo this import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('2 spaces taken away, 0 put back as before.')).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText('1 space stayed')).toBeVisible()
})

test('a file that is no inventory says so, and what to do', async ({ page, open }, testInfo) => {
  await registerByApi(page.request)
  await open('/sell/import')
  const input = page.getByLabel('File of your spaces')
  await input.setInputFiles({
    name: 'a.xlsx',
    mimeType: 'application/zip',
    buffer: Buffer.from('PK\x03\x04 no'),
  })
  await expect(page.getByText('This workbook cannot be read.')).toBeVisible({ timeout: 15_000 })
  await page.getByRole('link', { name: 'Choose another file' }).click()
  // from the disk: sent to the browser with the command, it takes ten seconds
  const large = testInfo.outputPath('b.csv')
  writeFileSync(large, Buffer.alloc(21 * 1024 * 1024))
  await input.setInputFiles(large)
  await expect(page.getByText('A file may have at most 20 MB.')).toBeVisible()
  rmSync(large)
})
