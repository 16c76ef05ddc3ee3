import { E2E_ADMIN_PASSWORD } from '../../playwright.config.ts'
import { buildName, registerByApi } from './support/accounts.ts'
import { expect, isLive, test } from './support/test.ts'
import { DESKTOP, PHONE } from './support/widths.ts'

/** In towns where no other journey counts what is on offer. */
const SPACES = 40
const HEADER = 'Unit ID,Name,City,Ad type,Price,Size'
// the job process competes with everything else on the machine
test.slow()

test(`a file of ${SPACES} spaces is approved as one thing and worked on as a table`, async ({
  page,
  open,
  browser,
  baseURL,
}) => {
  await page.setViewportSize(PHONE)
  const word = buildName()
  const seller = await browser.newContext({ baseURL: baseURL!, viewport: DESKTOP })
  await registerByApi(seller.request)
  const lines = Array.from(
    { length: SPACES },
    (_, at) =>
      `${word}-${at},${word} wall ${at},${at % 2 ? 'Yakima' : 'Pullman'},billboard,${900 + at},14 × 48 ft`,
  )
  const sent = await seller.request.post(`/api/imports?name=${word}.csv`, {
    data: Buffer.from([HEADER, ...lines].join('\n')),
    headers: { 'content-type': 'application/octet-stream' },
  })
  const { id } = (await sent.json()) as { id: number }
  const stateOf = async () => (await (await seller.request.get(`/api/imports/${id}`)).json()).state as string
  await expect.poll(stateOf, { timeout: 30_000 }).toBe('ready')
  await seller.request.post(`/api/imports/${id}/steps`, { data: { step: 'start' } })
  await expect.poll(stateOf, { timeout: 30_000 }).toBe('done')

  // the desk: one thing, looked into, one space taken out, the rest approved by one press
  const data = { username: 'admin', password: E2E_ADMIN_PASSWORD }
  await page.request.post('/api/auth/login', { data })
  await open('/admin/listings?status=pending')
  const card = page.getByRole('region', { name: `${SPACES} spaces of “${word}.csv”` })
  await expect(card).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: `${word} wall` })).toHaveCount(0)
  await card.getByRole('button', { name: 'Look inside' }).click()
  await expect(card).toContainText(`Billboard ${SPACES}`)
  await expect(card).toContainText('without a picture')
  await expect(card.getByRole('list', { name: 'Priciest' }).getByRole('listitem').first()).toContainText(
    `${word} wall ${SPACES - 1}`,
  )
  await page.setViewportSize(DESKTOP)
  await card.getByRole('checkbox', { name: `Take out: ${word} wall 0`, exact: true }).check()
  await card.getByRole('button', { name: `Approve ${SPACES - 1} of ${SPACES}` }).click()
  const done = page.getByRole('region', { name: `${SPACES - 1} spaces of “${word}.csv”` })
  await expect(done.getByText(`${SPACES - 1} spaces approved`)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('row').filter({ hasText: `${word} wall 0` })).toHaveCount(1)

  // the seller: one notice, and a table of one line a row
  const desk = await seller.newPage()
  await desk.goto('/notices')
  await expect(desk.getByText(`${SPACES - 1} of your spaces are live`)).toHaveCount(1)
  await desk.goto('/sell')
  await isLive(desk)
  await expect(desk.getByRole('link', { name: 'Inbox' }).last()).toBeVisible()
  await desk.getByRole('button', { name: 'Filters and columns' }).click()
  await desk.getByLabel('Market').selectOption({ label: `Yakima (${SPACES / 2})` })
  await expect(desk.getByRole('navigation', { name: 'Pages of your spaces' })).toContainText(
    `${SPACES / 2} spaces`,
  )
  await desk.getByLabel('Save this view as').fill('Yakima')
  await desk.getByRole('button', { name: 'Save view' }).click()
  // once the account has it
  await expect(desk.getByRole('link', { name: 'Yakima', exact: true })).toBeVisible()
  await desk.goto('/sell?rows=compact')
  await isLive(desk)
  const rows = desk.getByRole('checkbox', { name: /^Choose .* wall/ })
  await expect(rows).toHaveCount(SPACES)
  const seen = await rows.evaluateAll(
    (boxes) => boxes.filter((box) => box.getBoundingClientRect().bottom <= innerHeight).length,
  )
  expect(seen).toBeGreaterThanOrEqual(18)
  await desk.setViewportSize(PHONE)
  await expect(rows).toHaveCount(SPACES)
  await desk.getByRole('button', { name: 'Filters and columns' }).click()
  await desk.getByRole('link', { name: 'Yakima', exact: true }).click()
  await expect(desk).toHaveURL(/place=Yakima/)
  await seller.close()
})
