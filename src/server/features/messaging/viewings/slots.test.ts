import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Viewing, ViewingSettings, ViewingSlots } from '#contract/messaging/viewings.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { buildConversation } from '#test/support/messaging/build-conversation.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'

const app = await createTestApp()
const { db } = app
let seller: TestClient
let [sellerId, listingId] = [0, 0]

const SETTINGS: ViewingSettings = {
  timeZone: 'America/Los_Angeles',
  minutes: 30,
  bufferMinutes: 15,
  noticeHours: 24,
  confirmsAlone: true,
  awayUntil: null,
  hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: 540, to: 1020 })),
}
const put = (given: Partial<ViewingSettings>) =>
  seller.send('PUT', '/api/my/viewing-hours', { ...SETTINGS, ...given })
const read = async (): Promise<ViewingSlots> =>
  (await app.get(`/api/listings/${listingId}/viewing-slots`)).json()
const buildBuyer = async () => {
  const id = await buildUser(db)
  const conversationId = await buildConversation(db, { listingId, buyerId: id })
  const client = await app.as(id)
  return {
    propose: (times: string[]) =>
      client.send('POST', `/api/conversations/${conversationId}/viewings`, { times }),
  }
}

beforeAll(async () => {
  sellerId = await buildUser(db)
  seller = await app.as(sellerId)
  listingId = await buildListing(db, { seller_id: sellerId })
})
beforeEach(async () => {
  await db.deleteFrom('viewings').execute()
  await put({})
})

it('are none before a seller sets hours: buyers then propose times of their own', async () => {
  const other = await buildListing(db)
  const slots = await (await app.get(`/api/listings/${other}/viewing-slots`)).json()
  expect(slots).toEqual({
    hasHours: false,
    timeZone: 'America/Los_Angeles',
    minutes: 30,
    confirmsAlone: false,
    slots: [],
  })
  const paused = await buildListing(db, { status: 'paused' })
  expect((await app.get(`/api/listings/${paused}/viewing-slots`)).status).toBe(404)
})

it('follow hours that are kept as they were set', async () => {
  const settings = { ...SETTINGS, timeZone: 'America/Denver', minutes: 60, awayUntil: '2026-01-01' }
  expect(await (await put(settings)).json()).toEqual(settings)
  expect(await (await seller.get('/api/my/viewing-hours')).json()).toEqual(settings)
  await put({})
  const { hasHours, confirmsAlone, slots } = await read()
  expect({ hasHours, confirmsAlone }).toEqual({ hasHours: true, confirmsAlone: true })
  expect(slots.length).toBeGreaterThan(15 * 19)
})

it('come of hours that make sense', async () => {
  const refused = async (given: object) => {
    const answer = await put(given)
    return [answer.status, (await answer.json()).message]
  }
  const hours = (...ranges: [number, number][]) => ranges.map(([from, to]) => ({ weekday: 1, from, to }))
  expect(await refused({ hours: hours([540, 600], [590, 660]) })).toEqual([400, 'Hours must not overlap'])
  expect(await refused({ hours: hours([600, 540]) })).toEqual([400, 'The end must be after the start'])
  expect(await refused({ hours: hours([600, 600]) })).toEqual([400, 'The end must be after the start'])
  expect(await refused({ timeZone: 'Mars/Olympus' })).toEqual([400, 'timeZone: is not a time zone we know'])
})

it('are agreed at once where the seller says so, and gone for others then', async () => {
  const { slots } = await read()
  const buyer = await buildBuyer()
  const made: Viewing = await (await buyer.propose([slots[3]!])).json()
  expect(made).toMatchObject({ status: 'confirmed', startsAt: slots[3], minutes: 30 })
  const left = await read()
  expect(left.slots).not.toContain(slots[3])
  const other = await buildBuyer()
  const late = await other.propose([slots[3]!])
  expect([late.status, (await late.json()).message]).toEqual([
    409,
    'That time was just taken. Please choose another.',
  ])
  const between = new Date(Date.parse(slots[8]!) + 60_000).toISOString()
  expect((await other.propose([between])).status).toBe(409)
})

it('wait for the seller’s answer otherwise', async () => {
  await put({ confirmsAlone: false })
  const { slots } = await read()
  const made: Viewing = await (await (await buildBuyer()).propose([slots[0]!, slots[2]!])).json()
  expect(made).toMatchObject({ status: 'proposed', proposedTimes: [slots[0], slots[2]] })
})

it('are taken by one of ten who pick the same at the same moment', async () => {
  const { slots } = await read()
  const buyers = await Promise.all(Array.from({ length: 10 }, buildBuyer))
  const answers = await Promise.all(buyers.map((buyer) => buyer.propose([slots[5]!])))
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([201, ...Array(9).fill(409)])
  const agreed = await db.selectFrom('viewings').selectAll().where('status', '=', 'confirmed').execute()
  expect(agreed).toHaveLength(1)
})

it('are moved to at once too', async () => {
  const { slots } = await read()
  const id = await buildUser(db)
  const conversationId = await buildConversation(db, { listingId, buyerId: id })
  const client = await app.as(id)
  const made: Viewing = await (
    await client.send('POST', `/api/conversations/${conversationId}/viewings`, { times: [slots[3]] })
  ).json()
  const move = { step: 'move', updatedAt: made.updatedAt, times: [slots[4]] }
  const moved = await (await client.send('POST', `/api/viewings/${made.id}/steps`, move)).json()
  expect(moved).toMatchObject({ status: 'confirmed', startsAt: slots[4], proposedTimes: [] })
})

it('that two buyers have proposed are agreed once, however their answers race', async () => {
  await put({ confirmsAlone: false })
  const { slots } = await read()
  const make = async (): Promise<Viewing> => (await (await buildBuyer()).propose([slots[0]!])).json()
  const viewings = [await make(), await make(), await make(), await make()]
  const answers = await Promise.all(
    viewings.map(({ id, updatedAt }) =>
      seller.send('POST', `/api/viewings/${id}/steps`, { step: 'confirm', updatedAt }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
})
