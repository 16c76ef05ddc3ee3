import { cards, pins, total } from './support/search-screen.ts'
import { expect, test } from './support/test.ts'

type Box = { x: number; y: number; width: number; height: number }

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

test.use({ viewport: { width: 1280, height: 900 } })

test('pins sum to the total, and a pin marks its card and opens a popup', async ({ page, open }) => {
  await open('/?location=Tacoma+WA&adType=billboard')
  await expect(pins(page).first()).toBeVisible()
  await expect
    .poll(async () => {
      const counts = await page.locator('.pin-count').allTextContents()
      const alone = await page.locator('.pin').count()
      return counts.reduce((sum, count) => sum + Number(count), alone)
    })
    .toBe(await total(page))
  const boxes = await Promise.all(
    (await page.locator('.pin-cluster, .pin-stack').all()).map((one) => one.boundingBox()),
  )
  expect(boxes.filter((a) => boxes.some((b) => a !== b && overlap(a!, b!)))).toEqual([])
  const pin = page.locator('.leaflet-marker-pane [role="button"]:has(.pin)').first()
  await expect(pin).toContainText(/\/mo$|sale$|^\$[\d.k]+$/)
  await pin.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/selected=\d+/)
  const id = new URL(page.url()).searchParams.get('selected')
  await expect(page.getByRole('article').and(page.locator('[aria-current="true"]'))).toHaveAttribute(
    'data-listing',
    id!,
  )
  const details = page.getByRole('link', { name: 'View Details' })
  await expect(details).toBeFocused()
  await expect(details).toHaveAttribute('href', `/listing/${id}`)
})

test('hovering a card lights its pin', async ({ page, open }) => {
  await open('/?location=Tacoma+WA&adType=billboard')
  await expect(pins(page).first()).toBeVisible()
  await cards(page).first().hover()
  await expect(page.locator('.leaflet-marker-pane .is-lit')).toHaveCount(1)
})

test('moving the map searches there, and not when that is switched off', async ({ page, open }) => {
  await open('/')
  await expect(pins(page).first()).toBeVisible()
  const before = await total(page)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect(page).toHaveURL(/bbox=/)
  await expect.poll(() => total(page)).toBeLessThan(before)
  await expect(page.getByRole('button', { name: 'Remove Map area' })).toBeVisible()
  await page.getByRole('switch', { name: 'Search as I move the map' }).uncheck()
  const kept = page.url()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect(page.getByRole('button', { name: 'Search this area' })).toBeVisible()
  expect(page.url()).toBe(kept)
  await page.getByRole('button', { name: 'Search this area' }).click()
  await expect(page).not.toHaveURL(kept)
})

test('an area drawn on the map is searched, explained when it makes no sense, and cleared', async ({
  page,
  open,
}) => {
  await open('/')
  await expect(pins(page).first()).toBeVisible()
  const before = await total(page)
  const map = page.getByRole('region', { name: 'Map of advertising spaces' })
  await map.scrollIntoViewIfNeeded()
  const frame = (await map.boundingBox())!
  const at = (x: number, y: number) => [frame.x + frame.width * x, frame.y + frame.height * y] as const
  await page.getByRole('button', { name: 'Draw area' }).click()
  for (const [x, y] of [
    [0.2, 0.4],
    [0.8, 0.7],
    [0.8, 0.4],
    [0.2, 0.7],
  ])
    await page.mouse.click(...at(x!, y!))
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByRole('alert')).toContainText('crosses itself')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Draw area' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.mouse.move(...at(0.2, 0.4))
  await page.mouse.down()
  for (const [x, y] of [
    [0.8, 0.4],
    [0.8, 0.7],
    [0.2, 0.7],
    [0.2, 0.42],
  ])
    await page.mouse.move(...at(x!, y!), { steps: 8 })
  await page.mouse.up()
  await expect(page).toHaveURL(/polygon=/)
  await expect.poll(() => total(page)).toBeLessThan(before)
  await expect(page.locator('.area-outline')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Drawn area' }).click()
  await expect(page).not.toHaveURL(/polygon=/)
  await expect.poll(() => total(page)).toBe(before)
})

test('a cluster zooms to its spaces by keyboard, arrows walk the pins, and the next place is shown', async ({
  page,
  open,
}) => {
  await open('/')
  const cluster = page.locator('.leaflet-marker-pane [role="button"]:has(.pin-cluster)').first()
  await cluster.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/bbox=/)
  const focused = page.locator('.leaflet-marker-pane [role="button"]:focus')
  await expect(focused).toHaveCount(1)
  await expect(page.locator('.leaflet-marker-pane [tabindex="0"]')).toHaveCount(1)
  const before = await focused.getAttribute('aria-label')
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp']) {
    await page.keyboard.press(key)
    if ((await focused.getAttribute('aria-label')) !== before) break
  }
  await expect(focused).not.toHaveAttribute('aria-label', before!)
  await page.getByPlaceholder('City, neighborhood, or zip code').fill('Olympia WA')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/location=Olympia/)
  await expect(cards(page).first()).toContainText('Olympia')
  await expect(pins(page).first()).toBeInViewport()
})

test('roadmap and satellite', async ({ page, open }) => {
  await open('/')
  await page.getByRole('button', { name: 'Satellite' }).click()
  await expect(page.getByRole('button', { name: 'Satellite' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Roadmap' }).click()
  await expect(page.getByRole('button', { name: 'Roadmap' })).toHaveAttribute('aria-pressed', 'true')
})
