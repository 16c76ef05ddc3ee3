import { expect, it } from 'vitest'
import type { SpaceChangeResult, SpaceRow } from '#contract/listings/listings-spaces.ts'
import type { Structure } from '#contract/listings/listings-structures.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db } = app
const sellerId = await buildUser(db)
const seller = await app.as(sellerId)
const stranger = await app.as(await buildUser(db))
const face = (facts: Record<string, string>, values: object = {}) =>
  buildListing(db, {
    seller_id: sellerId,
    ad_type: 'billboard',
    status: 'active',
    specifications: JSON.stringify(Object.entries(facts).map(([label, value]) => ({ label, value }))),
    ...values,
  })

async function change(ids: number[], asked: object, act?: string): Promise<SpaceChangeResult[]> {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const answer = await seller.send('POST', '/api/my/spaces/changes', { ids, change: asked, act }, { headers })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return answer.json()
}
const outcomes = async (made: Promise<SpaceChangeResult[]>) => (await made).map(({ outcome }) => outcome)
const structures = async (as = seller) =>
  (await (await as.get('/api/my/structures')).json()) as {
    items: Structure[]
    total: number
    loose: number[]
  }
const rowOf = async (id: number) => {
  const rows = (await (await seller.get('/api/my/spaces?limit=200')).json()) as SpaceRow[]
  return rows.find((row) => row.id === id)!
}

it('puts faces together by the number that their facts name, and shows what each is', async () => {
  const north = await face({ Structure: 'P-9', Facing: 'North', Read: 'RHR', Size: '14 × 48 ft' })
  const south = await face({ 'Structure #': 'p-9', Facing: 'S' })
  const alone = await face({ Facing: 'West' })
  const ids = [north, south]
  expect((await structures()).loose).toEqual(ids)
  expect(await outcomes(change([...ids, alone], { kind: 'structure-by-fact' }))).toEqual([
    'saved',
    'saved',
    'unchanged',
  ])
  const { items, total, loose } = await structures()
  expect([total, loose]).toEqual([1, []])
  expect(items[0]).toMatchObject({ number: 'P-9', total: 2 })
  expect(items[0]!.faces.map(({ facing, words }) => [facing, words])).toEqual([
    ['N', 'Faces north, right-hand read, 14 × 48 ft (4.27 × 14.63 m), Bulletin'],
    ['S', 'Faces south'],
  ])
  expect((await structures(stranger)).total).toBe(0)
  expect(await outcomes(change([south], { kind: 'structure', number: null }))).toEqual(['saved'])
  expect((await rowOf(north)).structure).toMatchObject({ faces: 1 })
})

it('takes back what one press changed, and nothing that was changed again', async () => {
  const [one, two] = [await face({ Read: 'LHR' }, { price: 100 }), await face({}, { price: 200 })]
  const act = crypto.randomUUID()
  await change([one, two], { kind: 'percent', percent: 10 }, act)
  await change([two], { kind: 'price', dollars: 500 })
  expect([(await rowOf(one)).price, (await rowOf(two)).price]).toEqual([110, 500])
  expect(await outcomes(change([one, two], { kind: 'undo', act }))).toEqual(['saved', 'refused'])
  expect([(await rowOf(one)).price, (await rowOf(two)).price]).toEqual([100, 500])
  expect(await outcomes(change([one], { kind: 'undo', act }))).toEqual(['refused'])
})

it('takes what a draft lacked back with it, and nothing once it is archived', async () => {
  const unfinished = JSON.stringify({ price: '' })
  const draft = await face({}, { status: 'draft', price: 1, unfinished })
  const act = crypto.randomUUID()
  expect(await outcomes(change([draft], { kind: 'price', dollars: 500 }, act))).toEqual(['saved'])
  expect(await outcomes(change([draft], { kind: 'undo', act }))).toEqual(['saved'])
  // at a price that nobody has named it is not for sale
  expect(await change([draft], { kind: 'step', step: 'submit' })).toMatchObject([
    { outcome: 'refused', message: expect.stringContaining('Missing: price') },
  ])
  await change([draft], { kind: 'price', dollars: 700 }, act)
  await change([draft], { kind: 'step', step: 'archive' })
  expect(await outcomes(change([draft], { kind: 'undo', act }))).toEqual(['refused'])
})

it('sets facts, fields, features and structures on many, and takes them back', async () => {
  const id = await face({ Read: 'LHR' }, { status: 'draft', min_contract: '2 weeks' })
  const stored = () => db.selectFrom('listings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const before = await stored()
  for (const asked of [
    { kind: 'fact', label: 'read', value: 'Right' },
    { kind: 'field', field: 'minContract', value: '4 weeks' },
    { kind: 'field', field: 'setupFee', value: '$250' },
    { kind: 'add-feature', feature: 'Backlit' },
    { kind: 'structure', number: 'P-77' },
  ]) {
    const act = crypto.randomUUID()
    expect(await outcomes(change([id], asked, act))).toEqual(['saved'])
    expect(await outcomes(change([id], asked, act))).toEqual(['unchanged'])
    expect(await outcomes(change([id], { kind: 'undo', act }))).toEqual(['saved'])
    const { updated_at: _, ...after } = await stored()
    expect(before).toMatchObject(after)
  }
  const [refused] = await change([id], { kind: 'field', field: 'venue', value: 'moon' })
  expect(refused).toMatchObject({ outcome: 'refused' })
})
