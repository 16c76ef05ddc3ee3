import { expect, it } from 'vitest'
import type { OwnBookingTerms } from '#contract/booking/booking-terms.ts'
import type { SpaceChangeResult } from '#contract/listings/listings-spaces.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'

const app = await createTestApp()
const { db } = app
const sellerId = await buildUser(db)
const seller = await app.as(sellerId)

const modeOf = async (id: number) =>
  ((await (await seller.get(`/api/my/listings/${id}/booking-terms`)).json()) as OwnBookingTerms).mode
async function send(path: string, body: object): Promise<SpaceChangeResult[]> {
  const answer = await seller.send('POST', `/api/my/spaces/openings${path}`, body)
  expect(answer.status).toBe(200)
  return answer.json()
}
const build = (values: object) => buildListing(db, { seller_id: sellerId, takes_requests: false, ...values })
const outcomes = (results: SpaceChangeResult[]) => results.map(({ outcome }) => outcome)

it('opens many imported spaces by one press, says before why others stay closed, and is taken back', async () => {
  const wall = await build({ title: 'Wall' })
  const open = await build({ title: 'Open', takes_requests: true })
  const sale = await build({ title: 'Sale', listing_type: 'sale', frequency: 'one-time' })
  const page = await build({ title: 'Page', ad_type: 'print' })
  const long = await build({ title: 'Long', min_contract: '3 years' })
  const gone = await build({ title: 'Gone', status: 'archived' })
  const foreign = await buildListing(db, { takes_requests: false })
  const ids = [wall, open, sale, page, long, gone, foreign]
  const seen = await send('/preview', { ids })
  expect(await modeOf(wall)).toBe('off')
  expect(outcomes(seen)).toEqual(['saved', 'unchanged', ...Array(5).fill('refused')])
  expect(seen.slice(2).map(({ message }) => message)).toEqual([
    'A space for sale is not booked by dates.',
    expect.stringContaining('none is listed'),
    expect.stringContaining('“3 years”'),
    'An archived listing cannot be changed. Duplicate it instead.',
    expect.any(String),
  ])
  const made = await send('', { ids, mode: 'request' })
  expect(outcomes(made)).toEqual(outcomes(seen))
  expect(made.slice(2, 6).map(({ message }) => message)).toEqual(
    seen.slice(2, 6).map(({ message }) => message),
  )
  expect([await modeOf(wall), await modeOf(open), await modeOf(page)]).toEqual(['request', 'request', 'off'])
  const changed = made.flatMap(({ id, outcome }) => (outcome === 'saved' ? [id] : []))
  expect(outcomes(await send('', { ids: changed, mode: 'off' }))).toEqual(['saved'])
  expect([await modeOf(wall), await modeOf(open)]).toEqual(['off', 'request'])
})

it('answers the same request as before, so that an undo knows what was changed', async () => {
  const ids = [await build({}), await build({ takes_requests: true })]
  const headers = { 'idempotency-key': 'open-these-two' }
  const run = async () =>
    (await (
      await seller.send('POST', '/api/my/spaces/openings', { ids, mode: 'request' }, { headers })
    ).json()) as SpaceChangeResult[]
  expect(outcomes(await run())).toEqual(['saved', 'unchanged'])
  expect(outcomes(await run())).toEqual(['saved', 'unchanged'])
})
