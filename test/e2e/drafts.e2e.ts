import type { Page } from '@playwright/test'
import { registerByApi } from './support/accounts.ts'
import { expect, test } from './support/test.ts'

const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`)

test('the last words of a draft arrive when the page is closed at once', async ({ page, open, context }) => {
  await registerByApi(page.request)
  await open('/list-ad')
  await field(page, 'title').fill('Wall of the first words')
  await expect(page.getByText('Draft saved with your account.')).toBeVisible()
  const id = new URL(page.url()).searchParams.get('draft')
  await field(page, 'title').fill('Wall of the last words')
  await page.close({ runBeforeUnload: true })
  await expect
    .poll(async () => (await (await context.request.get(`/api/my/listings/${id}`)).json()).listing.title)
    .toBe('Wall of the last words')
})

test('a draft that cannot be read is not written over, and the address leads from one to another', async ({
  page,
  open,
}) => {
  await registerByApi(page.request)
  const make = async (title: string) => {
    const answer = await page.request.post('/api/my/drafts', { data: { form: { title } } })
    return String((await answer.json()).listing.id)
  }
  const [one, two] = [await make('Wall number one'), await make('Wall number two')]
  await page.route(`**/api/my/listings/${one}`, (route) => route.abort())
  await open(`/list-ad?draft=${one}`)
  await expect(page.getByRole('heading', { name: 'Your draft could not be loaded' })).toBeVisible()
  await expect(field(page, 'title')).toBeHidden()
  await page.unroute(`**/api/my/listings/${one}`)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(field(page, 'title')).toHaveValue('Wall number one')
  // on the same screen, with words that were not saved yet
  await field(page, 'title').fill('Wall number one, seen again')
  await page.evaluate((id) => history.pushState({}, '', `/list-ad?draft=${id}`), two)
  await expect(field(page, 'title')).toHaveValue('Wall number two')
  await page.goBack()
  await expect(field(page, 'title')).toHaveValue('Wall number one, seen again')
  await open(`/list-ad?draft=${Number(two) + 900_000}`)
  await expect(page.getByText('This draft is no more')).toBeVisible()
  await expect(page).toHaveURL('/list-ad')
})

test('a page that is left while its first words are saved does not come back', async ({ page, open }) => {
  await registerByApi(page.request)
  await open('/list-ad')
  await field(page, 'title').fill('Wall of somebody in a hurry')
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/my/drafts'))
  await page.getByRole('link', { name: 'Find Ads' }).first().click()
  await expect(page).toHaveURL(/find-ads/)
  expect((await saved).ok()).toBe(true)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/find-ads/)
})
