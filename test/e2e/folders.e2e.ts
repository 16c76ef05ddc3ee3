import { registerByApi, signIn } from './support/accounts.ts'
import { expect, test } from './support/test.ts'

test('a folder of favorites is filled, compared, shared, and withdrawn', async ({
  page,
  open,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const elsewhere = await browser.newContext({ baseURL: baseURL! })
  const username = await registerByApi(elsewhere.request)
  const listings: { id: number; title: string }[] = await (
    await elsewhere.request.get('/api/listings?limit=3')
  ).json()
  const [first, second, third] = listings as [
    (typeof listings)[0],
    (typeof listings)[0],
    (typeof listings)[0],
  ]
  await elsewhere.request.post('/api/favorites', { data: { ids: [second.id, third.id] } })

  // what a guest marks comes along
  await open(`/listing/${first.id}`)
  await page.getByRole('main').getByRole('button', { name: 'Add to favorites' }).first().click()
  await open('/saved')
  await signIn(page, username)
  await expect(page.getByRole('article')).toHaveCount(3)

  await page.getByRole('button', { name: 'New folder' }).click()
  await page.getByLabel('Name of the new folder').fill('For Tim')
  await page.getByRole('button', { name: 'Make folder' }).click()
  await expect(page.getByText('Nothing in this folder yet')).toBeVisible()
  await page.getByRole('button', { name: 'New folder' }).click()
  await page.getByLabel('Name of the new folder').fill('for tim')
  await page.getByRole('button', { name: 'Make folder' }).click()
  await expect(page.getByText('You already have a folder with this name')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: 'All favorites' }).click()
  for (const { title } of [first, second]) await page.getByLabel(`Folder of ${title}`).selectOption('For Tim')
  await expect(page.getByRole('button', { name: 'For Tim (2)' })).toBeVisible()
  // drawn by the server: there before any script
  const drawn = await (await page.request.get('/saved')).text()
  for (const { title } of [first, second, third]) expect(drawn).toContain(title)
  expect(drawn).toContain('For Tim')
  await page.getByRole('button', { name: `Add a note on ${first.title}` }).click()
  const note = page.getByLabel(`Note on ${first.title}`)
  await note.fill('Close to')
  // words typed while a note is saved stay where they are, and are saved with the next press
  const slow = Promise.withResolvers<void>()
  await page.route(/\/api\/favorites\/\d+$/, async (route) => {
    await slow.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Save note' }).click()
  await note.fill('Close to the shop')
  slow.resolve()
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(note).toBeHidden()
  await expect(page.getByText('Close to the shop')).toBeVisible()
  await page.getByRole('button', { name: 'For Tim (2)' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  const compare = page.getByRole('link', { name: 'Compare', exact: true })
  await expect(compare).toHaveAttribute('href', /\/compare\?ids=/)

  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share “For Tim”' })
  await dialog.getByRole('button', { name: 'Make a link' }).click()
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue()

  const guest = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false })
  const reader = await guest.newPage()
  // more than once: a page that is asked for often is kept
  for (let i = 0; i < 3; i++) await reader.goto(link)
  await expect(reader.getByRole('heading', { name: 'For Tim' })).toBeVisible()
  await expect(reader.getByRole('article')).toHaveCount(2)
  await expect(reader.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(reader.getByText('Close to the shop')).toBeHidden()
  await dialog.getByLabel('Show my notes too').check()
  await expect(dialog.getByLabel('Show my notes too')).toBeEnabled()
  await reader.reload()
  await expect(reader.getByText('Close to the shop')).toBeVisible()

  await dialog.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(dialog.getByRole('button', { name: 'Make a link' })).toBeVisible()
  expect((await reader.goto(link))?.status()).toBe(404)
  await expect(reader.getByText('This list is not shared any more.')).toBeVisible()
  await guest.close()
  await elsewhere.close()
})
