import { E2E_ADMIN_PASSWORD } from '../../playwright.config.ts'
import { buildName, registerByApi } from './support/accounts.ts'
import { expect, test } from './support/test.ts'

const FORM = {
  type: 'billboard',
  price: 450,
  description: 'A sunny brick wall that faces the bus stop.',
  location: 'Fremont, Seattle, WA',
  coordinates: { lat: 47.651, lng: -122.35 },
  address: '3500 Fremont Ave N',
  specifications: ['Size: 10 × 20 ft'],
  targetMarket: ['families', 'students', 'tourists'],
}

test('an admin clears the queue with the keyboard, and decides an edit side by side', async ({
  page,
  open,
  browser,
  baseURL,
}) => {
  // several people and pages: needs a longer timeout on a busy machine
  test.setTimeout(120_000)
  const seller = await browser.newContext({ baseURL: baseURL! })
  const username = await registerByApi(seller.request)
  const word = buildName()
  const create = async (name: string) => {
    const made = await seller.request.post('/api/listings', { data: { ...FORM, title: `${name} ${word}` } })
    return ((await made.json()) as { id: number }).id
  }
  const ids = []
  for (const name of ['Gable', 'Fence', 'Tower', 'Porch']) ids.push(await create(name))
  const data = { username: 'admin', password: E2E_ADMIN_PASSWORD }
  await page.request.post('/api/auth/login', { data })

  await open('/admin')
  await page.getByRole('link', { name: /^\d+ pending listings?$/ }).click()
  await expect(page).toHaveURL(/\/admin\/listings\?status=pending$/)
  await open(`/admin/listings?status=pending&q=${word}`)
  const queue = page.getByRole('table', { name: 'Listings' })
  const rowOf = (name: string) => queue.getByRole('row').filter({ hasText: `${name} ${word}` })
  await expect(queue.getByRole('row')).toHaveCount(5)
  await expect(rowOf('Porch')).toContainText('Unverified')
  await expect(rowOf('Porch')).toContainText('+1')

  // the newest is first: J selects it, A approves it, and the next one moves up
  await page.keyboard.press('j')
  await page.keyboard.press('a')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Are you sure you want to approve this listing?')
  await expect(dialog).toContainText('This space may be listed already')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(rowOf('Porch')).toHaveCount(0)
  await expect(rowOf('Tower')).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await page.keyboard.press('r')
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(dialog).toContainText('Rejection reason is required')
  await dialog.getByRole('button', { name: 'Pictures' }).click()
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(rowOf('Tower')).toHaveCount(0)
  await page.getByRole('button', { name: 'Select all pending here' }).click()
  await expect(page.getByRole('button', { name: 'Approve selected (2)' })).toBeVisible()
  await rowOf('Gable').getByRole('checkbox').uncheck()
  await page.getByRole('button', { name: 'Reject selected (1)' }).click()
  await dialog.getByRole('button', { name: 'Place' }).click()
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(rowOf('Fence')).toHaveCount(0)
  await expect(dialog).toHaveCount(0)

  // on the listing's own page: approved, and taken down again with a reason
  await rowOf('Gable').getByRole('link', { name: 'View' }).click()
  const bar = page.getByRole('region', { name: 'Review' })
  await expect(bar).toContainText('Pending')
  await bar.getByRole('button', { name: 'Approve' }).click()
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(bar).toContainText('Active')
  await bar.getByRole('button', { name: 'Take down' }).click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The wall was torn down')
  await dialog.getByRole('button', { name: 'Take down' }).click()
  await expect(bar).toContainText('Archived')
  await bar.getByRole('link', { name: 'Back to the desk' }).click()
  const rejected = await (await seller.request.get(`/api/my/listings/${ids[2]}`)).json()
  expect(rejected.listing.rejectionReason).toContain('The pictures do not show the space itself.')

  // a revision is published only after both versions were viewed
  const { listing } = await (await seller.request.get(`/api/my/listings/${ids[3]}`)).json()
  const change = {
    ...FORM,
    title: `Porch ${word}`,
    price: 520,
    description: 'A sunny brick wall that faces the tram stop.',
    updatedAt: listing.updatedAt,
  }
  expect((await seller.request.put(`/api/listings/${ids[3]}`, { data: change })).ok()).toBe(true)
  await page
    .getByRole('navigation', { name: 'Status' })
    .getByRole('link', { name: /^Edits/ })
    .click()
  const edit = page.getByRole('article', { name: `Porch ${word}` })
  await expect(edit.locator('del')).toHaveText(['bus '])
  await expect(edit.locator('ins')).toHaveText(['tram '])
  // the page as buyers will see it, for both
  await edit.getByRole('link', { name: 'Preview' }).click()
  await expect(page.getByText('What buyers will see')).toBeVisible()
  await expect(page.getByText('A sunny brick wall that faces the tram stop.')).toBeVisible()
  await page.getByRole('link', { name: 'Decide it' }).click()
  const own = await seller.newPage()
  await own.goto(`/listing/${ids[3]}/change`)
  await expect(own.getByText('Only you and our reviewers see this page.')).toBeVisible()
  await own.close()
  await edit.getByRole('button', { name: 'Approve' }).click()
  await expect(dialog).toContainText('Are you sure you want to approve this change?')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  // everything behind an open dialog is inert: the next line only passes without a dialog
  await expect(dialog).toHaveCount(0)
  await expect(edit).toHaveCount(0)
  const shown = await (await seller.request.get(`/api/listings/${ids[3]}`)).json()
  expect(shown).toMatchObject({ price: 520, status: 'active', sellerUsername: username })
  await seller.close()
})

test('a listing that was changed under the reviewer’s eyes is looked at again', async ({
  page,
  open,
  browser,
  baseURL,
}) => {
  const seller = await browser.newContext({ baseURL: baseURL! })
  await registerByApi(seller.request)
  const title = `Honest wall ${buildName()}`
  const made = await seller.request.post('/api/listings', { data: { ...FORM, title } })
  const { id, updatedAt } = (await made.json()) as { id: number; updatedAt: string }
  await page.request.post('/api/auth/login', { data: { username: 'admin', password: E2E_ADMIN_PASSWORD } })
  await open(`/admin/listings?status=pending&q=${encodeURIComponent(`#${id}`)}`)
  const row = page.getByRole('table', { name: 'Listings' }).getByRole('row').filter({ hasText: title })
  await row.getByRole('button', { name: 'Approve' }).click()

  const change = { ...FORM, title: `Dishonest ${title}`, price: 9, updatedAt }
  expect((await seller.request.put(`/api/listings/${id}`, { data: change })).ok()).toBe(true)
  const dialog = page.getByRole('dialog')
  const approve = dialog.getByRole('button', { name: 'Approve' })
  await approve.click()
  await expect(dialog).toContainText('The seller changed this listing while you looked at it')
  await expect(dialog.locator('ins').first()).toContainText('Dishonest')
  await expect(dialog.locator('ins').last()).toContainText('$9')
  await expect(approve).toBeDisabled()
  await dialog.getByRole('button', { name: 'I have seen the changes' }).click()
  await approve.click()
  await expect(dialog).toHaveCount(0)
  expect((await seller.request.get(`/api/listings/${id}`)).status()).toBe(200)
  await seller.close()
})
