import { registerByApi, signIn } from './support/accounts.ts'
import { expect, test } from './support/test.ts'

test('what a guest marks and saves goes into the account at sign-in, and stays there', async ({
  page,
  open,
  browser,
  baseURL,
}) => {
  // several people and pages: needs a longer timeout on a busy machine
  test.setTimeout(120_000)
  const elsewhere = await browser.newContext({ baseURL: baseURL! })
  const username = await registerByApi(elsewhere.request)
  const listings = await (await elsewhere.request.get('/api/listings?limit=3')).json()
  const first = listings[0] as { id: number; title: string }
  await elsewhere.request.post('/api/favorites', { data: { ids: [listings[1].id] } })

  await open(`/listing/${first.id}`)
  await page.getByRole('main').getByRole('button', { name: 'Add to favorites' }).first().click()
  await open('/?location=Tacoma+WA&adType=print,radio&priceMax=900&sort=newest')
  await page.getByRole('button', { name: 'Save Search' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save Search' })
  await dialog.getByLabel('Name').fill('Tacoma, cheap')
  await dialog.getByRole('button', { name: 'Save this search' }).click()
  await expect(dialog).toBeHidden()

  await open('/saved')
  await expect(page.getByText('Kept in this browser.')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('button', { name: 'Sign in to keep it' }).click()
  const asked = page.getByRole('dialog').filter({ has: page.getByRole('tab', { name: 'Sign Up' }) })
  await expect(asked).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(asked).toBeHidden()
  await signIn(page, username)
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByText('Kept in this browser.')).toBeHidden()
  for (const tick of await page.getByRole('checkbox', { name: /^Compare ./ }).all()) await tick.check()
  await expect(page.getByRole('region', { name: 'Spaces to compare' })).toContainText('2 chosen')
  await page.getByRole('tab', { name: 'Searches' }).click()
  const { total } = await (
    await page.request.get('/api/listings/map?location=Tacoma+WA&adType=print,radio&per=month&priceMax=900')
  ).json()
  await expect(page.getByRole('listitem').filter({ hasText: 'Tacoma, cheap' })).toContainText(
    `${total} space`,
  )
  await expect(page.getByText(/Tacoma WA · .*Print · Radio/)).toBeVisible()
  await page.getByRole('button', { name: 'Rename Tacoma, cheap' }).click()
  await page.getByLabel('New name of Tacoma, cheap').fill('Tacoma under 900')
  await page.getByRole('button', { name: 'Rename', exact: true }).click()
  await page.getByRole('link', { name: 'Tacoma under 900', exact: true }).click()
  await expect(page).toHaveURL(/location=Tacoma\+WA/)
  const address = new URL(page.url()).searchParams
  expect(Object.fromEntries(address)).toMatchObject({
    location: 'Tacoma WA',
    priceMax: '900',
    sort: 'newest',
  })
  expect(address.getAll('adType').join()).toBe('print,radio')

  // cleared on sign-out, since the computer may be shared
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()
  await open('/saved')
  await expect(page.getByText('No favorites yet')).toBeVisible()

  // another device of the same user
  const other = await elsewhere.newPage()
  await other.goto('/saved')
  await expect(other.getByRole('article')).toHaveCount(2)
  await other
    .getByRole('article')
    .filter({ hasText: first.title })
    .getByRole('button', { name: 'Remove from favorites' })
    .click()
  await expect.poll(async () => (await elsewhere.request.get('/api/favorites')).json()).toHaveLength(1)
  await other.getByRole('button', { name: /Account of/ }).click()
  await expect(other.getByRole('navigation', { name: 'Account' }).getByRole('link')).toHaveText([
    'Your spaces',
    'Bookings',
    'Plans',
    'Saved',
    'Inbox',
    'Viewings',
    'Account',
    'Invite a colleague',
  ])
  await elsewhere.close()
})

test('a guest is not shown what an account has marked here before, whichever scripts are missing', async ({
  page,
  open,
}) => {
  await open('/saved')
  const [listing] = (await (await page.request.get('/api/listings?limit=1')).json()) as { id: number }[]
  // as sign-out leaves it when the page is closed at once
  await page.evaluate((id) => {
    localStorage.setItem('placard.favorites', JSON.stringify([id]))
    localStorage.setItem('placard.favorites-of', '7')
  }, listing!.id)
  await page.route(/sync-favorites/, (route) => route.abort())
  await open('/saved')
  await expect(page.getByText('No favorites yet')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('placard.favorites-of'))).toBeNull()
})

test('of many saved searches those in sight are counted, the others once they are', async ({
  page,
  open,
}) => {
  await open('/saved')
  await page.evaluate(() => {
    const searches = Array.from({ length: 40 }, (_, i) => ({
      id: i + 1,
      name: `Search ${i + 1}`,
      search: { location: 'Olympia WA', priceMax: 1000 + i },
      createdAt: new Date().toISOString(),
    }))
    localStorage.setItem('placard.saved-searches', JSON.stringify(searches))
  })
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/listings') asked.push(searchParams.get('priceMax') ?? '')
  })
  await open('/saved?tab=searches')
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect(row('Search 2').first()).toContainText(/\d+ spaces?/)
  expect(asked).not.toContain('1039')
  await row('Search 40').scrollIntoViewIfNeeded()
  await expect(row('Search 40')).toContainText(/\d+ spaces?/)
  expect(asked.length).toBeLessThan(40)
})
