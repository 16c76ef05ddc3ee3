import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import type { Listing } from '#contract/listings/listings.ts'
import type { OwnListing } from '#contract/listings/listings-own.ts'
import { DOCUMENT_KINDS, type DocumentKind } from '#domain/booking/document-number.ts'
import { formatShortCents } from '#domain/booking/price/cents.ts'
import { toBookingReference } from '#domain/booking/reference.ts'
import { toDateRange, toMarketDate } from '#domain/format-dates.ts'
import { isSameSize, readSizes } from '#domain/listings/read-size.ts'
import { formatPrice } from '#domain/money.ts'
import { LISTING_TYPE_LABELS } from '#domain/vocabulary.ts'
import { issueDocument } from '#server/features/booking/documents/issue.ts'
import { listingJsonLd } from '#web/features/listings/listings/view/json-ld.ts'
import { auditPdf } from './support/booking/audit-pdf.ts'
import { openMarket, period } from './support/booking/book.ts'
import { readPdf } from './support/booking/read-pdf.ts'
import { buildUser } from './support/listings/build-listing.ts'
import {
  type Facts,
  findDisagreements,
  type Stated,
  toDollars,
  toFacts,
  toFirst,
} from './support/stated/facts.ts'
import { createTestApp } from './support/test-app.ts'

/**
 * One space and one booking of it, in everything that leaves the pages: exports, feeds, the review queue, mails and papers.
 * Pages and their API are walked by `stated-once.test.ts`.
 */
const app = await createTestApp()
const { db, context } = app
const specifications = [
  { label: 'Size', value: '10 ft 5 in × 22 ft 8 in' },
  { label: 'Install lead time', value: '15 working days' },
  { label: 'Spot length', value: '8 seconds' },
]
const production = { id: 'vinyl', kind: 'production', name: 'Vinyl', cents: 45_000 } as const
const market = await openMarket(app, {
  listing: {
    title: 'Poster by the dome',
    specifications: JSON.stringify(specifications),
    // what its seller once wrote; the terms below bind
    min_contract: '3 months',
    setup_fee: 99,
    payment_terms: 'Net 30',
  },
  terms: {
    leadDays: 15,
    minDays: 28,
    paymentSchedule: 'deposit',
    depositBasisPoints: 2500,
    extras: [{ ...production, isPerQuantity: false, isRequired: true, passesThrough: false }],
  },
})
const { listingId: id, seller, sellerId } = market
await db.insertInto('cross_posted_listings').values({ listing_id: id, site_id: 'funlist' }).execute()
await context.search.catchUp()
const json = async <T>(path: string, client: { get: typeof app.get } = app) => {
  const answer = await client.get(path)
  expect([path, answer.status]).toEqual([path, 200])
  return (await answer.json()) as T
}
const page = await json<Listing>(`/api/listings/${id}`)

interface Fed extends Omit<Listing, 'seller' | 'specs'> {
  specifications: Listing['specs']
  seller: { name: string; company: string | null }
  nothingFree?: true
}
const factOf = (specs: Listing['specs'], label: string) => specs.find((fact) => fact.label === label)!.value
const withSpecs = (facts: Facts, specs: Listing['specs']): Facts => ({
  ...facts,
  size: factOf(specs, 'Size'),
  lead: factOf(specs, 'Install lead time'),
  spot: factOf(specs, 'Spot length'),
})
const toFed = (fed: Fed): Facts =>
  withSpecs(
    {
      kind: LISTING_TYPE_LABELS[fed.listingType],
      price: formatPrice(fed.price, fed.interval),
      place: fed.location.text,
      seller: fed.seller.company ?? fed.seller.name,
      first: toFirst(fed.nothingFree ? undefined : fed.availabilityStart),
    },
    fed.specifications,
  )
const only = (facts: Facts): Stated => new Map([[id, facts]])

async function readExport(): Promise<Facts> {
  const text = await (await seller.client.get('/api/my/listings/export?format=csv')).text()
  const [row] = parse(text, { columns: true, bom: true }) as Record<string, string>[]
  const cell = (name: string) => row![name] || undefined
  return {
    price: formatPrice(Number(cell('Price')), cell('Interval') as Listing['interval']),
    place: cell('Location text')!,
    minimum: cell('Minimum contract') ?? 'not stated',
    setup: toDollars(cell('Setup fee') === undefined ? null : Number(cell('Setup fee'))),
    payment: cell('Payment terms') ?? 'not stated',
    size: Object.entries(row!).find(([name]) => name.endsWith('Size'))![1],
    lead: Object.entries(row!).find(([name]) => name.endsWith('Install lead time'))![1],
    spot: Object.entries(row!).find(([name]) => name.endsWith('Spot length'))![1],
  }
}

it('0 facts of a space are stated otherwise in exports, feeds, the sitemap and review', async () => {
  const surfaces = new Map<string, Stated>()
  const say = (name: string, facts: Facts) => surfaces.set(name, only(facts))
  say('its page', withSpecs(toFacts(page), page.specs))
  const own = await json<OwnListing>(`/api/my/listings/${id}`, seller.client)
  say(
    'its seller’s copy',
    withSpecs({ ...toFacts(own.listing), first: toFirst(page.firstFree) }, own.listing.specs),
  )
  say('the seller’s CSV', await readExport())
  const geo = await json<{ features: { properties: Listing }[] }>(
    '/api/my/listings/export?format=geojson',
    seller.client,
  )
  const { first: _calendar, ...exported } = toFacts(geo.features[0]!.properties)
  say('the seller’s GeoJSON', withSpecs(exported, geo.features[0]!.properties.specs))
  const feed = await json<{ items: { _placard: Fed }[] }>('/feeds/funlist.json')
  say('the JSON feed', toFed(feed.items[0]!._placard))
  const feedOfPins = await json<{ features: { properties: Fed }[] }>('/feeds/funlist.geojson')
  say('the GeoJSON feed', toFed(feedOfPins.features[0]!.properties))
  const admin = await app.as(await buildUser(db, { role: 'admin' }))
  const review = await json<{ listing: Listing }>(`/api/admin/listings/${id}`, admin)
  const { first: _unknown, ...reviewed } = toFacts(review.listing)
  say('review', withSpecs(reviewed, review.listing.specs))
  const [queued] = await json<Listing[]>('/api/listings?includeStatus=all&status=active', admin)
  const { first: _unasked, ...listed } = toFacts(queued!)
  say('the list of reviews', withSpecs(listed, queued!.specs))
  const { offers } = listingJsonLd(page, 'https://placard.example') as {
    offers: { price: number; availabilityStarts?: string }
  }
  say('JSON-LD', {
    price: formatPrice(offers.price, page.interval),
    first: toFirst(offers.availabilityStarts ?? null),
  })
  expect(findDisagreements(surfaces)).toEqual([])
  const sitemap = await (await app.get('/sitemaps/spaces-0.xml')).text()
  expect(sitemap).toContain(`/listing/${id}</loc><lastmod>${page.updatedAt}</lastmod>`)
})

/** What a paper says beside its space, its days and its parties. */
const STATED: Record<DocumentKind, string[]> = {
  'insertion-order': ['Vinyl', '$450.00'],
  invoice: ['Vinyl', '$450.00'],
  receipt: [],
  'credit-note': [],
}

it('0 facts of a booking are stated otherwise in mails, papers and the accounting export', async () => {
  const buyer = await market.buy({ email: 'bob@example.com' })
  const dates = period(10)
  const asked = await buyer.draft({ listingId: id, ...dates, extras: ['vinyl'] })
  await buyer.step(asked.id, 'request')
  const booking = await seller.step(asked.id, 'accept')
  const { terms } = booking
  const [reference, total, days] = [
    toBookingReference(booking.id),
    formatShortCents(terms!.totalCents),
    toDateRange(terms!),
  ]
  // the size that its page states is the size that its artwork has
  const [size] = readSizes(factOf(page.specs, 'Size'))
  expect(terms!.artwork!.spec).toMatchObject({ kind: 'print', height: size!.first, width: size!.second })
  expect(terms!.lines.find(({ label }) => label === 'Vinyl')?.cents).toBe(production.cents)
  await app.runJobs()
  const mails = await db
    .selectFrom('outbox_messages')
    .select(['subject', 'text_body'])
    .where('subject', 'like', `%${reference}%`)
    .execute()
  expect(mails.length).toBeGreaterThan(1)
  for (const { text_body } of mails) {
    const words = text_body.replace(/\s+/g, ' ')
    expect(words).toContain(page.title)
    expect(words).toContain(page.location.text)
    expect(words).toContain(days)
    expect(words).toContain(total)
  }
  const now = context.now()
  for (const kind of ['insertion-order', 'invoice'] as const)
    await db
      .transaction()
      .execute((trx) => issueDocument(trx, { bookingId: booking.id, paper: { kind }, source: 'booked', now }))
  const sold = parse(await (await seller.client.get('/api/my/bookings/export')).text(), {
    columns: true,
    bom: true,
  }) as Record<string, string>[]
  const cents = (name: string) => sold.reduce((sum, row) => sum + Math.round(Number(row[name]) * 100), 0)
  expect(cents('Total')).toBe(terms!.totalCents)
  expect(sold.find(({ Line }) => Line === 'Vinyl')!.Net).toBe('450.00')
  const paid = { kind: 'arrived', method: 'check', cents: terms!.totalCents, on: toMarketDate(now) } as const
  await seller.client.send('POST', `/api/bookings/${booking.id}/payments`, paid)
  await seller.step(booking.id, 'cancel', { reason: 'The board came down' })
  const papers = (await buyer.read(booking.id)).documents
  expect(papers.map(({ kind }) => kind).toSorted()).toEqual([...DOCUMENT_KINDS].toSorted())
  for (const paper of papers) {
    const answer = await buyer.client.get(`/api/bookings/${booking.id}/documents/${paper.id}`)
    const pdf = Buffer.from(await answer.arrayBuffer())
    expect([paper.kind, auditPdf(pdf)]).toEqual([paper.kind, []])
    const words = readPdf(pdf).join(' ').replace(/\s+/g, ' ')
    for (const fact of [page.title, page.location.text, days, 'Sally Seller', ...STATED[paper.kind]])
      expect([paper.kind, words]).toEqual([paper.kind, expect.stringContaining(fact)])
    if (paper.kind === 'insertion-order')
      // a printer reads inches, width first
      expect(readSizes(words).some((one) => isSameSize(one, size!))).toBe(true)
  }
  expect(sellerId).toBe(terms!.seller.id)
})
