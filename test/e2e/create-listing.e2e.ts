import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { registerByApi } from './support/accounts.ts'
import { expect, test } from './support/test.ts'

const MESSAGES = [
  'Title must be at least 5 characters',
  'Ad type is required',
  'Price must be a positive number',
  'Description must be at least 10 characters',
  'Location text is required',
  'Address is required',
  'At least one specification is required',
]

const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`)

async function fillIn(page: Page, title: string) {
  await field(page, 'title').fill(title)
  await field(page, 'type').selectOption('billboard')
  await field(page, 'price').fill('450')
  await field(page, 'description').fill('A sunny brick wall that faces the bus stop.')
  await field(page, 'location').fill('Fremont, Seattle')
  await field(page, 'address').fill('3500 Fremont Ave N')
  await field(page, 'specifications.0.value').fill('10 × 20 ft')
}

async function register(page: Page, username: string) {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: 'Sign Up' }).click()
  // while the tabs change, the panel of the other one is still there
  const form = dialog.getByRole('tabpanel', { name: 'Sign Up' })
  await form.locator('[name=username]').fill(username)
  await form.locator('[name=email]').fill(`${username}@example.com`)
  await form.locator('[name=password]').fill('purple-otter-canyon-9')
  await form.locator('[name=passwordConfirm]').fill('purple-otter-canyon-9')
  await form.getByRole('button', { name: 'Sign Up' }).click()
}

for (const path of ['/create-listing', '/list-ad']) {
  test(`${path}: an empty form says what is missing, then field by field`, async ({ page, open }) => {
    await open(path)
    await page.getByRole('button', { name: 'Remove Local businesses' }).click()
    await expect(page.getByText(MESSAGES[0]!)).toBeHidden()
    await page.getByRole('button', { name: 'Create Listing' }).click()
    for (const message of [...MESSAGES, 'At least one target market tag is required'])
      await expect(page.getByText(message)).toBeVisible()
    await expect(field(page, 'title')).toBeFocused()
    await field(page, 'title').pressSequentially('Brick')
    await expect(page.getByText(MESSAGES[0]!)).toBeHidden()
    await field(page, 'specifications.0.value').fill('10 × 20 ft')
    await expect(page.getByText('At least one specification is required')).toBeHidden()
  })
}

test('a guest fills in everything, signs up at submit and loses nothing', async ({ page, open }) => {
  const title = `Wall of a guest ${Date.now()}`
  await open('/create-listing')
  await fillIn(page, title)
  await expect(page.getByLabel('Coordinates')).not.toHaveValue('')
  await page.getByRole('checkbox', { name: /FunList/ }).check()
  await page.getByRole('button', { name: 'Create Listing' }).click()
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/listings'),
  )
  await register(page, `guest${Date.now()}`)
  expect((await sent).postDataJSON()).toMatchObject({
    title,
    price: 450,
    interval: 'month',
    targetMarket: ['local-business'],
    crosspost: ['funlist'],
    coordinates: { lat: expect.any(Number), lng: expect.any(Number) },
  })
  await expect(page.getByText('Your listing has been created successfully.')).toBeVisible()
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: 'See your spaces' }).click()
  await expect(page.getByRole('row', { name: `Choose ${title}` })).toContainText('In review since')
  await open('/create-listing')
  await expect(field(page, 'title')).toHaveValue('')
})

test('a draft is kept with the account: from another window, previewed, of two versions both, and gone at logout', async ({
  page,
  open,
}) => {
  await registerByApi(page.request)
  await open('/list-ad')
  // one screen under both addresses
  await expect(page.getByRole('heading', { name: "Seller's AI Agent" })).toBeVisible()
  await field(page, 'title').fill('Wall half told')
  await expect(page.getByText('Draft saved with your account.')).toBeVisible()
  await expect(page).toHaveURL(/\/list-ad\?draft=\d+$/)
  const id = Number(new URL(page.url()).searchParams.get('draft'))
  // another window is faster
  const { listing } = await (await page.request.get(`/api/my/listings/${id}`)).json()
  const other = { form: { title: 'Wall of the other window' }, updatedAt: listing.updatedAt }
  expect((await page.request.put(`/api/my/drafts/${id}`, { data: other })).ok()).toBe(true)
  await field(page, 'price').fill('450')
  await expect(page.getByText('This draft was changed in another window')).toBeVisible()
  await page.getByRole('button', { name: 'Keep both' }).click()
  await expect(page.getByText('Draft saved with your account.')).toBeVisible()
  await open('/sell')
  await expect(page.getByRole('link', { name: 'Drafts 2' })).toBeVisible()
  await page.getByRole('link', { name: 'Continue Wall half told' }).click()
  await expect(field(page, 'price')).toHaveValue('450')
  await page.getByRole('button', { name: 'Preview the page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wall half told' })).toBeVisible()
  await expect(page.getByText('Only you see this page')).toBeVisible()
  await page.getByRole('link', { name: 'Go on editing' }).click()
  await expect(field(page, 'title')).toHaveValue('Wall half told')
  await page.request.post('/api/auth/logout')
  await open('/create-listing')
  await expect(field(page, 'title')).toHaveValue('')
})

test('the draft survives a reload, and can be dropped', async ({ page, open, reload }) => {
  await open('/create-listing')
  await fillIn(page, 'Wall of a draft')
  await reload()
  await expect(page.getByText('Your draft is back')).toBeVisible()
  await expect(field(page, 'title')).toHaveValue('Wall of a draft')
  await expect(field(page, 'specifications.0.value')).toHaveValue('10 × 20 ft')
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(field(page, 'title')).toHaveValue('')
})

test('failures are said, and the form stays as it was', async ({ page, open }) => {
  await open('/create-listing')
  await fillIn(page, 'Wall that fails')
  const answers = [
    { status: 400, json: { message: 'Said by the server' } },
    { status: 500, json: {} },
    { abort: true },
  ]
  await page.route('**/api/listings', async (route) => {
    const answer = answers.shift()!
    if ('abort' in answer) return route.abort()
    return route.fulfill({ status: answer.status, json: answer.json })
  })
  await page.getByRole('button', { name: 'Create Listing' }).click()
  await register(page, `failing${Date.now()}`)
  await expect(page.getByText('Said by the server')).toBeVisible()
  await page.getByRole('button', { name: 'Create Listing' }).click()
  await expect(page.getByText('Failed to create listing')).toBeVisible()
  await page.getByRole('button', { name: 'Create Listing' }).click()
  await expect(page.getByText('An error occurred while creating your listing')).toBeVisible()
  await expect(field(page, 'title')).toHaveValue('Wall that fails')
})

test('the pin moves by keyboard', async ({ page, open }) => {
  await open('/create-listing')
  await field(page, 'location').fill('98103')
  await field(page, 'location').blur()
  const coordinates = page.getByLabel('Coordinates')
  await expect(coordinates).not.toHaveValue('')
  const before = await coordinates.inputValue()
  await page.getByRole('button', { name: /Pin of your space/ }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(coordinates).not.toHaveValue(before)
})

test('photos: uploaded, put in order by keyboard, described, shown on the listing', async ({
  page,
  open,
}) => {
  const paint = (background: string) =>
    sharp({ create: { width: 900, height: 600, channels: 3, background } })
      .jpeg()
      .toBuffer()
  await open('/create-listing')
  await page.locator('input[type=file]').setInputFiles([
    { name: 'red.jpg', mimeType: 'image/jpeg', buffer: await paint('#a33') },
    { name: 'blue.jpg', mimeType: 'image/jpeg', buffer: await paint('#33a') },
    { name: 'not-a-picture.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('hello') },
    { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
  ])
  await register(page, `photos${Date.now()}`)
  const items = page.getByRole('list', { name: 'Photos in order' }).getByRole('listitem')
  await expect(items).toHaveCount(2)
  await expect(page.getByText('Only JPEG, PNG, WebP, AVIF and HEIC pictures can be used')).toBeVisible()
  const second = await items.nth(1).locator('img').getAttribute('src')
  await page.getByRole('button', { name: 'Move photo 2 earlier' }).press('Enter')
  await expect(items.nth(0).locator('img')).toHaveAttribute('src', second!)
  await expect(page.getByRole('button', { name: 'Move photo 1 later' })).toBeFocused()
  await expect(page.getByText('SVG drawings cannot be used here')).toBeVisible()
  await items.nth(0).locator('img').dragTo(items.nth(1).locator('img'))
  await expect(items.nth(1).locator('img')).toHaveAttribute('src', second!)
  await items.nth(1).locator('img').dragTo(items.nth(0).locator('img'))
  await expect(items.nth(0).locator('img')).toHaveAttribute('src', second!)
  await page.getByLabel('Alt text of photo 1').fill('A blue wall')
  await fillIn(page, `Wall with photos ${Date.now()}`)
  const created = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/api/listings'),
  )
  await page.getByRole('button', { name: 'Create Listing' }).click()
  const listing = (await (await created).json()) as { images: { alt: string }[] }
  expect(listing.images.map(({ alt }) => alt)).toEqual(['A blue wall', ''])
})

test('after the texts, a listing takes twelve interactions at most; a double click makes one listing', async ({
  page,
  open,
}) => {
  await registerByApi(page.request)
  await open('/create-listing')
  const title = `Wall in few steps ${Date.now()}`
  await field(page, 'title').fill(title)
  await field(page, 'price').fill('450')
  await field(page, 'description').fill('A sunny brick wall that faces the bus stop.')
  await field(page, 'location').fill('Fremont, Seattle')
  await field(page, 'address').fill('3500 Fremont Ave N')
  let interactions = 0
  const step = async (act: () => Promise<unknown>) => {
    interactions += 1
    await act()
  }
  await step(() => field(page, 'type').selectOption('billboard'))
  // required specifications of a billboard are listed by label, instead of an empty label-value pair
  await expect(field(page, 'specifications.0.label')).not.toHaveValue('')
  await field(page, 'specifications.0.value').fill('10 × 20 ft')
  await step(() => field(page, 'interval').selectOption('week'))
  const coordinates = page.getByLabel('Coordinates')
  await expect(coordinates).not.toHaveValue('')
  const before = await coordinates.inputValue()
  const pin = page.getByRole('button', { name: /Pin of your space/ })
  await step(() => dragBy(page, pin, { x: 40, y: 25 }))
  await expect(coordinates).not.toHaveValue(before)
  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer()
  await step(() => pastePicture(page, picture))
  await expect(page.getByRole('list', { name: 'Photos in order' }).getByRole('listitem')).toHaveCount(1)
  await step(() => page.getByRole('checkbox', { name: /FunList/ }).check())
  await expect(page.getByText('40% more views').first()).toBeVisible()
  // the preview shows what buyers will see
  await expect(page.getByText('$450').first()).toBeVisible()
  await step(() => page.getByRole('button', { name: 'Create Listing' }).dblclick())
  await expect(page.getByText('Your listing has been created successfully.')).toBeVisible()
  expect(interactions).toBeLessThanOrEqual(12)
  const mine = (await (await page.request.get('/api/my/spaces')).json()) as {
    title: string
    interval: string
    imageUrl: string
  }[]
  expect(mine).toMatchObject([
    { title, interval: 'week', imageUrl: expect.stringContaining('/media/photos/') },
  ])
})

async function dragBy(page: Page, handle: Locator, by: { x: number; y: number }) {
  await handle.scrollIntoViewIfNeeded()
  const box = (await handle.boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by.x, y + by.y, { steps: 5 })
  await page.mouse.up()
}

/** Like a screenshot tool: pastes a picture from the clipboard. */
async function pastePicture(page: Page, jpeg: Buffer) {
  await page.evaluate((base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const data = new DataTransfer()
    data.items.add(new File([bytes], 'pasted.jpg', { type: 'image/jpeg' }))
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
  }, jpeg.toString('base64'))
}
