import { expect, it } from 'vitest'
import { matchFile } from '#domain/booking/proof/match-files.ts'
import { buildRunning } from '#test/support/booking/build-proof.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { listOpenPhotos } from '../list-open-photos.ts'
import { matchReceived } from './match-received.ts'

const { db, context } = await createTestApp()

const UNITS = ['A-1', 'a-1-2', 'B 7', 'Ä-9', 'İ-3']
const PLACE = { lat: 47.2, lng: -122.4 }
const written = (said: object = {}) => ({ description: null, takenOn: null, location: null, ...said })

const sellerId = await buildUser(db)
for (const [at, unit] of UNITS.entries()) {
  const { listingId } = await buildRunning(context, { sellerId })
  const place = { lat: PLACE.lat + at / 100, lng: PLACE.lng }
  const changes = { seller_unit_id: unit, ...place }
  await db.updateTable('listings').set(changes).where('id', '=', listingId).execute()
}

it.each([
  ['A-1_close.jpg', written(), 'named', 'A-1'],
  ['a-1.jpg', written(), 'named', 'A-1'],
  ['A-1-2.jpg', written(), 'several', undefined],
  ['ä-9 wide.jpg', written(), 'named', 'Ä-9'],
  ['IMG_1.jpg', written({ description: 'b 7 (2)' }), 'described', 'B 7'],
  ['IMG_2.jpg', written({ location: { ...PLACE, lat: PLACE.lat + 0.0006 } }), 'suggested', 'A-1'],
  ['IMG_3.jpg', written({ location: { ...PLACE, lat: PLACE.lat + 0.005 } }), 'none', undefined],
  ['A-1.jpg', written({ takenOn: '2020-01-02' }), 'several', 'A-1'],
  ['IMG_4.jpg', null, 'none', undefined],
] as const)('%s is matched as among all faces', async (name, said, match, unit) => {
  const found = await matchReceived(context, sellerId, { name, written: said })
  expect([found.match, found.hint || undefined]).toEqual([match, unit])
  const faces = (await listOpenPhotos(context, sellerId)).map(({ bookingId, duty, unitCode, location }) => ({
    ...{ bookingId, unitCode, location, duty: duty.key, first: duty.first, last: duty.last },
  }))
  expect(faces).toHaveLength(UNITS.length)
  expect(found).toEqual(matchFile({ name, ...written(), ...said }, faces, UNITS))
})
