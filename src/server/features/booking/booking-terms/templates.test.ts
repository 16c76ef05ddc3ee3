import { describe, expect, it } from 'vitest'
import type { OwnBookingTerms } from '#contract/booking/booking-terms.ts'
import type { PreviewedTerms, TermTemplate } from '#contract/booking/booking-terms-templates.ts'
import type { Quote } from '#contract/booking/quotes.ts'
import type { SpaceChangeResult } from '#contract/listings/listings-spaces.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { addDays } from '#domain/zoned-time.ts'
import { buildColleague } from '#test/support/accounts/teams.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db } = app
const sellerId = await buildUser(db)
const seller = await app.as(sellerId)
const stranger = await app.as(await buildUser(db))
const wall = (values: object = {}) =>
  buildListing(db, {
    seller_id: sellerId,
    ad_type: 'billboard',
    frequency: '4-week',
    price: 1000,
    status: 'active',
    location_text: 'Tacoma, WA',
    ...values,
  })

const CARD = {
  seasons: [{ name: 'All year', from: '01-01', to: '12-31', basisPoints: 12_000 }],
  termDiscounts: [{ from: 56, basisPoints: 2000 }],
  quantityDiscounts: [],
  classes: { nonprofit: 5000 },
  markets: [{ place: 'Tacoma', basisPoints: 11_000 }],
  floorBasisPoints: 9000,
}
const send = async <T>(path: string, body: object, { method = 'POST', status = 200, as = seller } = {}) => {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const answer = await as.send(method, path, body, { headers })
  expect(answer.status, await answer.clone().text()).toBe(status)
  return (status === 204 ? null : await answer.json()) as T
}
const createCard = (card: object = {}) =>
  send<TermTemplate>(
    '/api/my/term-templates',
    { kind: 'rates', name: crypto.randomUUID(), card: { ...CARD, ...card } },
    { status: 201 },
  )
const apply = (ids: number[], change: object, act?: string) =>
  send<SpaceChangeResult[]>('/api/my/spaces/terms', { ids, change, act })
const outcomes = async (made: Promise<{ outcome: string }[]>) => (await made).map(({ outcome }) => outcome)
const from = addDays(toMarketDate(new Date()), 60)
const quoteOf = (id: number) =>
  send<Quote>(`/api/listings/${id}/quotes`, { from, to: addDays(from, 27), unitId: null })
const termsOf = async (id: number) =>
  (await (await seller.get(`/api/my/listings/${id}/booking-terms`)).json()) as OwnBookingTerms

describe('a rate card', () => {
  it('is shown before it is applied to many, priced in quotes and searches alike, and taken back', async () => {
    const [one, two] = [await wall(), await wall({ location_text: 'Kent, WA' })]
    const before = (await quoteOf(one)).netCents
    const card = await createCard()
    const change = { kind: 'template', templateId: card.id }
    const seen = await send<PreviewedTerms[]>('/api/my/spaces/terms/preview', { ids: [one, two], change })
    expect(seen.map(({ outcome, changes }) => [outcome, changes])).toEqual([
      ['saved', [`Rate card ${card.name}`]],
      ['saved', [`Rate card ${card.name}`]],
    ])
    expect((await quoteOf(one)).netCents).toBe(before)
    expect(seen[0]?.example).toMatchObject({ isAtFloor: false })
    const half = { seasons: [], termDiscounts: [], markets: [{ place: 'Tacoma', basisPoints: 5000 }] }
    const low = { kind: 'template', templateId: (await createCard(half)).id }
    const [held] = await send<PreviewedTerms[]>('/api/my/spaces/terms/preview', { ids: [one], change: low })
    expect(held?.example).toMatchObject({ beforeCents: 100_000, afterCents: 90_000, isAtFloor: true })

    const act = crypto.randomUUID()
    expect(await outcomes(apply([one, two], change, act))).toEqual(['saved', 'saved'])
    expect(await outcomes(apply([one], change))).toEqual(['unchanged'])
    const after = await quoteOf(one)
    expect(after.lines.slice(1, 3).map(({ label }) => label.split(' on ')[0])).toEqual([
      'Tacoma rate',
      'All year',
    ])
    const found = (await (
      await app.get(`/api/listings?availableFrom=${from}&availableTo=${addDays(from, 27)}&limit=100`)
    ).json()) as { id: number; dated?: { totalCents: number } | null }[]
    expect(found.find(({ id }) => id === one)?.dated?.totalCents).toBe(after.totalCents)
    expect((await termsOf(one)).rateCard).toBe(card.name)
    expect(JSON.stringify(await termsOf(one))).not.toContain('nonprofit')

    // saving terms keeps the card
    const own = await termsOf(one)
    await send(`/api/my/listings/${one}/booking-terms`, { ...own, answerHours: 24 }, { method: 'PUT' })
    expect((await quoteOf(one)).totalCents).toBe(after.totalCents)
    expect(await outcomes(apply([one, two], { kind: 'undo', act }))).toEqual(['refused', 'saved'])
    expect((await termsOf(two)).rateCard).toBeNull()
    expect(await outcomes(apply([one, two], { kind: 'no-rates' }))).toEqual(['saved', 'unchanged'])
    // what no template sets is not taken back with the rest, once somebody has changed it
    const again = crypto.randomUUID()
    await apply([two], change, again)
    const termDiscounts = [{ from: 84, basisPoints: 500 }]
    const terms = { ...(await termsOf(two)), termDiscounts }
    await send(`/api/my/listings/${two}/booking-terms`, terms, { method: 'PUT' })
    expect(await outcomes(apply([two], { kind: 'undo', act: again }))).toEqual(['refused'])
    expect(await termsOf(two)).toMatchObject({ termDiscounts })
    expect((await quoteOf(one)).netCents).toBe(before)
  })

  it('is its seller’s alone, has one name, and is refused where it says what cannot be', async () => {
    const card = await createCard()
    const path = `/api/my/term-templates/${card.id}`
    const body = { kind: 'rates', name: card.name, card: CARD }
    for (const asked of [
      send(path, body, { method: 'PUT', status: 404, as: stranger }),
      send(path, {}, { method: 'DELETE', status: 404, as: stranger }),
      send('/api/my/term-templates', body, { status: 409 }),
      send(
        '/api/my/term-templates',
        { ...body, name: 'X', card: { ...CARD, floorBasisPoints: 10_001 } },
        { status: 400 },
      ),
      send(
        '/api/my/term-templates',
        { ...body, name: 'X', card: { ...CARD, seasons: [{ ...CARD.seasons[0], from: '02-30' }] } },
        { status: 400 },
      ),
      send(
        '/api/my/spaces/terms',
        { ids: [await wall()], change: { kind: 'template', templateId: card.id } },
        { status: 404, as: stranger },
      ),
    ])
      await asked
    const pressed = await Promise.all(
      [1, 2, 3].map(() => seller.send('POST', '/api/my/term-templates', { ...body, name: 'Pressed' })),
    )
    expect(pressed.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    expect(((await (await stranger.get('/api/my/term-templates')).json()) as unknown[]).length).toBe(0)
    await send(path, {}, { method: 'DELETE', status: 204 })
    const actions = await db
      .selectFrom('audit_events')
      .select('action')
      .where('subject_type', '=', 'term-template')
      .where('subject_id', '=', String(card.id))
      .orderBy('id')
      .execute()
    expect(actions.map(({ action }) => action)).toEqual(['term-template.created', 'term-template.deleted'])
  })
})

describe('a template of terms', () => {
  it('takes parts of one space, and gives them to many', async () => {
    const [model, other, sale] = [
      await wall(),
      await wall({ takes_requests: false }),
      await wall({ listing_type: 'sale', frequency: 'one-time' }),
    ]
    const own = await termsOf(model)
    const extra = {
      id: 'vinyl',
      kind: 'production',
      name: 'Vinyl',
      cents: 45_000,
      isPerQuantity: false,
      isRequired: true,
      passesThrough: true,
    }
    await send(
      `/api/my/listings/${model}/booking-terms`,
      { ...own, mode: 'request', cancellationTier: 'firm', extras: [extra], leadDays: 9 },
      { method: 'PUT' },
    )
    const template = await send<TermTemplate>(
      '/api/my/term-templates',
      {
        kind: 'terms',
        name: 'House terms',
        listingId: model,
        parts: ['mode', 'cancellation', 'extras', 'artwork'],
      },
      { status: 201 },
    )
    const act = crypto.randomUUID()
    const change = { kind: 'template', templateId: template.id }
    expect(await outcomes(apply([model, other, sale], change, act))).toEqual([
      'unchanged',
      'saved',
      'refused',
    ])
    expect(await termsOf(other)).toMatchObject({ mode: 'request', cancellationTier: 'firm', extras: [extra] })
    expect((await termsOf(other)).leadDays).not.toBe(9)
    expect(await outcomes(apply([other], { kind: 'undo', act }))).toEqual(['saved'])
    expect(await termsOf(other)).toMatchObject({ mode: 'off', extras: [] })
  })
})

describe('a change of a template', () => {
  it('keeps what it sets where no space is named, and takes what is new from one', async () => {
    const model = await wall()
    const given = { kind: 'terms', listingId: model, parts: ['mode', 'cancellation'] }
    const name = crypto.randomUUID()
    const { id } = await send<TermTemplate>('/api/my/term-templates', { ...given, name }, { status: 201 })
    const path = `/api/my/term-templates/${id}`
    const change = (more: object, status = 200) =>
      send<TermTemplate>(path, { kind: 'terms', name, ...more }, { method: 'PUT', status })
    expect(await change({ name: `${name} 2`, parts: ['mode'] })).toMatchObject({ parts: ['mode'] })
    await change({ parts: ['mode', 'extras'] }, 400)
    expect(await change({ parts: ['mode', 'extras'], listingId: model })).toMatchObject({
      name,
      parts: ['mode', 'extras'],
    })
    await send('/api/my/term-templates', { kind: 'terms', name: 'None', parts: ['mode'] }, { status: 400 })
  })

  it('to one name by two at once is one change and one clear refusal', async () => {
    const [one, two] = await Promise.all([createCard(), createCard()])
    for (let round = 0; round < 5; round += 1) {
      const body = { kind: 'rates', name: `Renamed ${round}`, card: CARD }
      const answers = await Promise.all(
        [one, two].map(({ id }) => seller.send('PUT', `/api/my/term-templates/${id}`, body)),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const refused = await answers.find(({ status }) => status === 409)!.json()
      expect(refused).toMatchObject({ fields: { name: 'You have one of this name already.' } })
    }
  })
})

describe('a client of a class', () => {
  it('gets what the card grants, and no sales person goes below its floor by hand', async () => {
    const id = await wall()
    const card = await createCard({ seasons: [], markets: [], termDiscounts: [] })
    await apply([id], { kind: 'template', templateId: card.id })
    const client = await send<{ id: number }>(
      '/api/my/clients',
      { name: 'Food Bank', class: 'nonprofit' },
      { status: 201 },
    )
    const held = await send<{ made: { bookingId: number }[] }>('/api/my/avails/holds', {
      cells: [{ id, unitId: null, from, to: from }],
      clientId: client.id,
      until: addDays(toMarketDate(new Date()), 9),
    })
    const path = `/api/bookings/${held.made[0]!.bookingId}`
    const read = async () =>
      (await (await seller.get(path)).json()) as {
        version: number
        terms: { lines: { label: string; detail: string; cents: number }[]; netCents: number }
      }
    const { version, terms } = await read()
    // half is granted, and nine tenths stay
    expect(terms.lines[1]).toMatchObject({
      label: expect.stringContaining('Nonprofit rate'),
      // buyers read it: what was taken off, and not that there is a floor
      detail: '$100.00 of $1,000.00, agreed for this client',
      cents: -10_000,
    })
    const record = (as: typeof seller, status: number) =>
      send<{ code?: string; message?: string }>(
        `${path}/steps`,
        { step: 'record', version, reason: 'By phone', spaceCents: 80_000 },
        { status, as },
      )
    const { client: sales } = await buildColleague(app, sellerId, 'sales')
    const refused = await record(sales, 403)
    expect(refused).toMatchObject({
      code: 'below-minimum',
      message: expect.stringMatching(
        / is offered below the minimum of the rate card\. A manager can send it\.$/,
      ),
    })
    await record(seller, 200)
    expect((await read()).terms.netCents).toBe(80_000)
  })
})
