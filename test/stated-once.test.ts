import { expect, it } from 'vitest'
import type { Booking } from '#contract/booking/bookings.ts'
import type { FoundListing } from '#contract/discovery/search.ts'
import type { OwnListing } from '#contract/listings/listings-own.ts'
import type { SpaceRow } from '#contract/listings/listings-spaces.ts'
import { insertDemoMarket } from '#db/seeds/demo/insert.ts'
import { describeSchedule } from '#domain/booking/derived-terms.ts'
import { formatPrice } from '#domain/money.ts'
import { LISTING_TYPE_LABELS } from '#domain/vocabulary.ts'
import { addDays } from '#domain/zoned-time.ts'
import { toCardListing } from '#web/features/discovery/search/card-listing.ts'
import { listingJsonLd } from '#web/features/listings/listings/view/json-ld.ts'
import { buildUser } from './support/listings/build-listing.ts'
import { type Facts, findDisagreements, type Stated, toFacts, toFirst } from './support/stated/facts.ts'
import { type Guest, SURFACES } from './support/stated/surfaces.ts'
import { createTestApp } from './support/test-app.ts'

/**
 * Walks the demo market, page by page, and compares what each says of the same space: no fact has two sources (`SOURCES` in
 * `support/stated/facts.ts`). Words in pages are compared by `test/e2e/stated-once.e2e.ts`.
 */
const app = await createTestApp({ RATE_LIMIT_SCALE: '10000' })
const { db, context } = app
await insertDemoMarket(db, { now: new Date(), saveFile: () => {}, config: context.config })
await context.search.catchUp()

const today = new Date().toISOString().slice(0, 10)
const days = { from: addDays(today, 60), to: addDays(today, 95) }
const rows = await db
  .selectFrom('listings')
  .select(['id', 'seller_id'])
  .where('status', '=', 'active')
  .orderBy('id')
  .execute()
/** Each third, and all of what is for sale: the walk asks for each a dozen times. */
const sold = await db.selectFrom('listings').select('id').where('listing_type', '=', 'sale').execute()
const ids = [...new Set([...rows.filter((_, at) => at % 3 === 0), ...sold].map(({ id }) => id))]
/** Once its seller has set how a space is booked, its page states what binds (decision 153). */
const termsSet = await db
  .selectFrom('booking_terms')
  .select('listing_id')
  .where('mode', '!=', 'off')
  .execute()
const wereSet = new Set(termsSet.map((row) => row.listing_id))
const guest: Guest = { client: app, ids, days }

async function walk(): Promise<Map<string, Stated>> {
  const surfaces = new Map<string, Stated>()
  for (const [name, read] of Object.entries(SURFACES)) surfaces.set(name, await read(guest))
  for (const [name, read] of Object.entries(MORE)) surfaces.set(name, await read())
  return surfaces
}

const buyer = await app.as(await buildUser(db, { name: 'Bob Buyer' }))
const found = async (): Promise<FoundListing[]> => {
  const answer = await app.get(`/api/favorites/listings?ids=${ids.slice(0, 100).join(',')}`)
  return answer.json()
}

/** What needs an account, or a page's own words. */
const MORE: Record<string, () => Promise<Stated>> = {
  'a card': async () =>
    new Map(
      (await found()).map((listing) => {
        const { price, interval, freeFrom, location } = toCardListing(listing, false)
        const first = freeFrom === null ? 'nothing free' : (freeFrom ?? 'now')
        return [listing.id, { price: formatPrice(price, interval), first, place: location.text }]
      }),
    ),
  'for search engines': async () =>
    new Map((await found()).map((listing) => [listing.id, readJsonLd(listing)])),
  'its seller’s own copy': async () => {
    const stated = new Map<number, Facts>()
    for (const { id, seller_id } of rows.filter(({ id }) => ids.includes(id))) {
      const { listing } = await (await app.as(seller_id))
        .get(`/api/my/listings/${id}`)
        .then((answer) => answer.json() as Promise<OwnListing>)
      const { first: _calendar, ...facts } = toFacts(listing)
      stated.set(id, facts)
    }
    return stated
  },
  'its seller’s table': async () => {
    const stated = new Map<number, Facts>()
    for (const sellerId of new Set(rows.map(({ seller_id }) => seller_id))) {
      const client = await app.as(sellerId)
      const spaces = (await (await client.get('/api/my/spaces?limit=100')).json()) as SpaceRow[]
      // when its calendar has room is for its seller; the first day is a promise to buyers (decision 152)
      for (const { id, price, interval, place, listingType } of spaces)
        stated.set(id, {
          kind: LISTING_TYPE_LABELS[listingType],
          price: formatPrice(price, interval),
          place,
        })
    }
    return stated
  },
  'a draft of a booking': async () => {
    const stated = new Map<number, Facts>()
    for (const id of ids.slice(0, 30)) {
      const quoted = await app.send('POST', `/api/listings/${id}/quotes`, days)
      if (!quoted.ok) continue
      const { unitId } = (await quoted.json()) as { unitId: number | null }
      const wish = { listingId: id, ...days, unitId, brand: 'Fremont Bakery' }
      const answer = await buyer.send('POST', '/api/bookings', wish)
      const { terms } = (await answer.json()) as Booking
      if (!answer.ok || !terms) continue
      stated.set(id, {
        total: String(terms.totalCents),
        days: `${terms.first} to ${terms.last}`,
        place: terms.listing.place,
        seller: terms.seller.company ?? terms.seller.name,
        ...(wereSet.has(id) && {
          payment: describeSchedule({
            paymentSchedule: terms.paymentSchedule,
            depositBasisPoints: terms.cancellation.depositBasisPoints ?? 0,
          }),
        }),
      })
    }
    return stated
  },
}

function readJsonLd(listing: FoundListing): Facts {
  const { offers } = listingJsonLd(listing, 'https://placard.example') as {
    offers: {
      availability: string
      availabilityStarts?: string
      seller: { name: string }
      availableAtOrFrom?: { name: string }
      areaServed?: string
    }
  }
  const isOut = offers.availability.endsWith('SoldOut')
  return {
    first: toFirst(isOut ? undefined : (offers.availabilityStarts ?? null)),
    seller: offers.seller.name,
    place: offers.availableAtOrFrom?.name ?? offers.areaServed!,
  }
}

it('0 facts are stated from two sources', { timeout: 240_000 }, async () => {
  const surfaces = await walk()
  for (const [name, stated] of surfaces) expect([name, stated.size > 0]).toEqual([name, true])
  expect(findDisagreements(surfaces)).toEqual([])
})

it('0 facts are stale after a seller has changed them', { timeout: 240_000 }, async () => {
  const [rent] = (await found()).filter(({ firstFree, seller }) => firstFree && seller.company)
  const { id, sellerId } = rent!
  const seller = await app.as(sellerId)
  const path = `/api/my/listings/${id}/booking-terms`
  const terms = (await (await seller.get(path)).json()) as object
  const set = { minDays: 35, paymentSchedule: 'deposit', depositBasisPoints: 2500, leadDays: 15 }
  expect((await seller.send('PUT', path, { ...terms, ...set })).status).toBe(200)
  const { listing } = (await (await seller.get(`/api/my/listings/${id}`)).json()) as OwnListing
  const changes = [{ id, updatedAt: listing.updatedAt, set: { price: listing.price + 70 } }]
  expect((await seller.send('PATCH', '/api/my/listings', { changes })).status).toBe(200)
  expect((await seller.send('PATCH', '/api/account', { company: 'Renamed Signs' })).status).toBe(200)
  wereSet.add(id)
  await context.search.catchUp()
  const surfaces = await walk()
  expect(findDisagreements(surfaces)).toEqual([])
  expect(surfaces.get('its page')!.get(id)).toMatchObject({
    minimum: '5 weeks',
    payment: '25% when booked, the rest before the first day',
    seller: 'Renamed Signs',
  })
})

it('names what disagrees, so that the walk can fail', () => {
  const stated = (price: string) => new Map([[7, { price }]])
  const surfaces = new Map([
    ['a list', stated('$900/month')],
    ['its page', stated('$900/month')],
    ['the map', stated('$950/month')],
  ])
  expect(findDisagreements(surfaces)).toEqual([
    '#7 price: $900/month (a list, its page) ≠ $950/month (the map)',
  ])
})
