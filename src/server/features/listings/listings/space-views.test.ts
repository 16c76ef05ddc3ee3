import { expect, it } from 'vitest'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'

const app = await createTestApp()
const PATH = '/api/my/space-views'

it('M10: views of the table are kept with the account, whole, and are nobody else’s', async () => {
  const [seller, other] = [await app.as(await buildUser(app.db)), await app.as(await buildUser(app.db))]
  expect(await (await seller.get(PATH)).json()).toEqual([])
  const views = [
    { name: 'Tacoma', search: { place: 'Tacoma, WA', min: 500 } },
    { name: 'No photo', search: { photo: 'none', rows: 'compact' } },
  ]
  expect(await (await seller.send('PUT', PATH, { views })).json()).toEqual(views)
  expect(await (await seller.get(PATH)).json()).toEqual(views)
  expect(await (await other.get(PATH)).json()).toEqual([])
  const ofGrid = [{ name: 'Weeks', search: { by: 'week' } }]
  const grid = `${PATH}?screen=avails`
  expect(await (await seller.get(grid)).json()).toEqual([])
  expect(await (await seller.send('PUT', grid, { views: ofGrid })).json()).toEqual(ofGrid)
  expect(await (await seller.get(grid)).json()).toEqual(ofGrid)
  expect(await (await seller.get(PATH)).json()).toEqual(views)
  expect(await (await seller.send('PUT', PATH, { views: views.slice(1) })).json()).toEqual(views.slice(1))
})

it.each([
  ['more than twenty', Array.from({ length: 21 }, (_, index) => ({ name: `V${index}`, search: {} }))],
  ['one without a name', [{ name: ' ', search: {} }]],
  ['a value that no address holds', [{ name: 'A', search: { place: { deep: true } } }]],
  ['very long values', [{ name: 'A', search: { place: 'x'.repeat(1001) } }]],
])('refuses %s', async (_what, views) => {
  const seller = await app.as(await buildUser(app.db))
  expect((await seller.send('PUT', PATH, { views })).status).toBe(400)
})
