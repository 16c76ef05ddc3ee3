import { expect, it } from 'vitest'
import type { Booking } from '#contract/booking/bookings.ts'
import { proofSentence } from '#domain/booking/proof/duty-words.ts'
import type { ProofRule } from '#domain/booking/proof/rule.ts'
import { openMarket, period } from '#test/support/booking/book.ts'
import { createTestApp } from '#test/support/test-app.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '100' })
const OWN: ProofRule[] = [{ about: 'posting', kind: 'photo', workingDays: 3 }]

it('duties are signed in words and in numbers, and no later edit of the space reaches them', async () => {
  const { seller, listingId, buy } = await openMarket(app)
  const path = `/api/my/listings/${listingId}/booking-terms`
  const sell = async (proof: ProofRule[] | null) => {
    const stored = await (await seller.client.get(path)).json()
    const units = stored.units.map((unit: object) => ({ ...unit, proof }))
    return seller.client.send('PUT', path, { ...stored, units })
  }
  expect((await sell(OWN)).status).toBe(200)
  expect((await (await seller.client.get(path)).json()).units[0].proof).toEqual(OWN)
  const buyer = await buy()
  const { id } = await buyer.draft({ listingId, ...period(6) })
  const { terms, sha256 } = (await buyer.step(id, 'request')) as Booking
  expect(terms).toMatchObject({ proof: proofSentence(OWN), proofDuties: OWN })

  expect((await sell([{ about: 'posting', kind: 'any', workingDays: 9 }])).status).toBe(200)
  const signed = (await seller.step(id, 'accept')) as Booking
  expect(signed.sha256).toBe(sha256)
  expect(signed.terms).toMatchObject({ proof: proofSentence(OWN), proofDuties: OWN })

  expect((await sell(null)).status).toBe(200)
  const next = await buyer.draft({ listingId, ...period(12) })
  const { terms: usual } = (await buyer.step(next.id, 'request')) as Booking
  expect(usual?.proof).toBe(proofSentence(usual?.proofDuties ?? []))
})

it('the audience that a seller states is signed as a figure, and no later figure reaches it', async () => {
  const { seller, listingId, buy } = await openMarket(app)
  const state = (audience: object) =>
    app.db
      .updateTable('listings')
      .set({ audience: JSON.stringify(audience) })
      .where('id', '=', listingId)
      .execute()
  await state({ value: 7000, per: 'week', basis: 'modelled', ageRange: '18+' })
  const buyer = await buy()
  const { id } = await buyer.draft({ listingId, ...period(6) })
  await buyer.step(id, 'request')
  await state({ value: 9, per: 'day', basis: 'modelled' })
  const { terms } = (await seller.step(id, 'accept')) as Booking
  expect(terms?.audience).toEqual({ value: 7000, per: 'week', basis: 'modelled' })
  // without its source it is no figure
  await state({ value: 7000, per: 'week' })
  const next = await buyer.draft({ listingId, ...period(12) })
  expect(((await buyer.step(next.id, 'request')) as Booking).terms).not.toHaveProperty('audience')
})

it.each([
  [[{ about: 'posting', kind: 'photo', workingDays: 11 }]],
  [[{ about: 'posting', kind: 'photo', workingDays: 0 }]],
  [[]],
  [[OWN[0], OWN[0]]],
])('no seller promises less than the terms of every booking do', async (proof) => {
  const { seller, listingId } = await openMarket(app)
  const path = `/api/my/listings/${listingId}/booking-terms`
  const stored = await (await seller.client.get(path)).json()
  const units = stored.units.map((unit: object) => ({ ...unit, proof }))
  expect((await seller.client.send('PUT', path, { ...stored, units })).status).toBe(400)
})
