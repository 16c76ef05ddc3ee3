import { addDays } from '#domain/zoned-time.ts'
import { registerByApi } from './support/accounts.ts'
import { expect, test } from './support/test.ts'

// the job process competes with everything else on the machine
test.slow()

const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
const TODAY = new Date().toISOString().slice(0, 10)

test('a file of contracts becomes blocks that say for whom on the calendar of their seller', async ({
  page,
  open,
}) => {
  await registerByApi(page.request)
  const sent = await page.request.post('/api/imports?name=billboards.csv', {
    headers: { 'content-type': 'application/octet-stream' },
    data: Buffer.from('Unit ID,Name,City,Price\nWE-0114,Mission Street wall,Wenatchee,900\n'),
  })
  const { id } = (await sent.json()) as { id: number }
  const state = async () =>
    ((await (await page.request.get(`/api/imports/${id}`)).json()) as { state: string }).state
  await expect.poll(state, { timeout: 30_000 }).toBe('ready')
  await page.request.post(`/api/imports/${id}/steps`, { data: { step: 'start' } })
  await expect.poll(state, { timeout: 30_000 }).toBe('done')

  await open('/sell/contracts')
  const rows = [
    `WE-0114,${addDays(TODAY, 40)},${addDays(TODAY, 90)},Harbor Dental`,
    `WE-114,${addDays(TODAY, 200)},${addDays(TODAY, 230)},Pine Street Coffee`,
  ]
  await page
    .getByLabel('File of your contracts')
    .setInputFiles(file('contracts.csv', `Unit ID,Start,End,Client\n${rows.join('\n')}\n`))
  await expect(page).toHaveURL(/\/sell\/import\/\d+$/)
  const line = page.getByRole('listitem', { name: 'Line 3' })
  await expect(line.getByText('No space of yours has the unit id "WE-114". Nearest: "WE-0114".')).toBeVisible(
    {
      timeout: 30_000,
    },
  )
  await line.getByLabel('Unit ID').fill('WE-0114')
  await line.getByRole('button', { name: 'Check line 3' }).click()
  // on a phone its rows stand as blocks: nothing lies beside the screen
  await page.getByRole('radio', { name: /^All/ }).check()
  await page.setViewportSize({ width: 390, height: 844 })
  const rowsOfFile = page.getByRole('region', { name: 'Rows and what they block' })
  await expect(rowsOfFile).toBeVisible()
  expect(await rowsOfFile.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.getByRole('button', { name: 'Import 2 contracts' }).click()
  await expect(page.getByText('2 new, 0 updated, 0 unchanged.')).toBeVisible({ timeout: 30_000 })

  const [{ listingId }] = (await (
    await page.request.get(`${new URL(page.url()).pathname.replace('/sell/import', '/api/imports')}/rows`)
  ).json()) as [{ listingId: number }]
  await open(`/sell/listings/${listingId}/calendar`)
  const taken = page.getByRole('table', { name: 'What is taken' })
  await expect(taken.getByText('Harbor Dental')).toBeVisible()
  await expect(taken.getByText('Pine Street Coffee')).toBeVisible()

  // what cannot be booked is named with its reason, and stays as it is
  await open('/sell/contracts')
  await page.getByRole('button', { name: 'Make bookings of these 2 lines' }).click()
  const outcome = page.getByRole('region', { name: 'Bookings of contracts' })
  await expect(outcome.getByText('None of these lines can become a booking now.')).toBeVisible()
  await expect(outcome.getByRole('listitem')).toContainText('2: It names no amount.')
  await outcome.getByRole('button', { name: 'Cancel' }).click()
  await expect(outcome).toBeHidden()

  // the crew takes its week along on a phone
  await page.setViewportSize({ width: 390, height: 844 })
  await open(`/sell/crew?week=${addDays(TODAY, 40)}`)
  const jobs = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Harbor Dental' })
  await expect(jobs).toContainText(/Post\s*WE-0114, Mission Street wall/)
  await page.getByRole('link', { name: 'The week before' }).click()
  await expect(page.getByText('Nothing to post or take down')).toBeVisible()
})
