import { describe, expect, it } from 'vitest'
import type { BulkChange, BulkResult, OwnListing } from '#contract/listings/listings-own.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'

const app = await createTestApp()
const sellerId = await buildUser(app.db)
const seller = await app.as(sellerId)
const build = (values: Parameters<typeof buildListing>[1] = {}) =>
  buildListing(app.db, { seller_id: sellerId, target_market: ['families'], ...values })

async function versionOf(id: number): Promise<string> {
  const { listing } = (await (await seller.get(`/api/my/listings/${id}`)).json()) as OwnListing
  return listing.updatedAt
}

async function change(changes: (Omit<BulkChange, 'updatedAt'> & { updatedAt?: string })[]) {
  const dated = await Promise.all(
    changes.map(async (one) => ({ ...one, updatedAt: one.updatedAt ?? (await versionOf(Number(one.id))) })),
  )
  const response = await seller.send('PATCH', '/api/my/listings', { changes: dated })
  expect(response.status).toBe(200)
  return (await response.json()) as BulkResult[]
}

describe('PATCH /api/my/listings', () => {
  it('changes each by its own rules: drafts at once, words of public ones after review, all else at once', async () => {
    const [draft, active] = [await build({ status: 'draft' }), await build()]
    const set = {
      title: 'Another name',
      price: '1',
      interval: 'week',
      targetMarket: ['Tourists', 'my tag'],
      availableFrom: '2027-01-01',
    }
    const results = await change([
      { id: draft, set, step: 'submit' },
      { id: active, set },
    ])
    expect(results).toMatchObject([
      {
        id: draft,
        outcome: 'saved',
        space: {
          revision: null,
          listing: { price: 1, interval: 'week', status: 'pending', targetMarket: ['tourists', 'my-tag'] },
        },
      },
      {
        id: active,
        outcome: 'saved',
        space: { listing: { price: 1, availableFrom: '2027-01-01', status: 'active' } },
      },
    ])
    expect(results[1]!.space!.revision!.fields).toEqual(['title'])
    const shown = (await (await app.get(`/api/listings/${active}`)).json()) as {
      price: number
      address: null
    }
    expect(shown).toMatchObject({ price: 1, targetMarket: ['tourists', 'my-tag'], address: null })
    // a second change keeps what already waits
    await change([{ id: active, set: { targetMarket: ['students'] } }])
    const [again] = await change([{ id: active, set: { price: 2 } }])
    expect(again!.space).toMatchObject({
      listing: { title: 'Another name', price: 2, interval: 'week', targetMarket: ['students'] },
    })
  })

  it('pauses, resumes and archives; one refusal keeps no other from being saved', async () => {
    const [one, two, three] = [
      await build(),
      await build({ status: 'paused' }),
      await build({ status: 'archived' }),
    ]
    const results = await change([
      { id: one, step: 'pause' },
      { id: three, set: { price: 5 } },
      { id: two, step: 'resume', set: { availableFrom: '2027-03-01', availableTo: '2027-02-01' } },
      { id: two, step: 'resume' },
    ])
    expect(results.map(({ outcome, message, space }) => [outcome, message, space?.listing.status])).toEqual([
      ['saved', '', 'paused'],
      ['refused', 'An archived listing cannot be changed. Duplicate it instead.', 'archived'],
      ['refused', 'The last day must not be before the first', 'paused'],
      ['saved', '', 'active'],
    ])
  })

  it('takes a site that is named twice once', async () => {
    const id = await build()
    const [result] = await change([{ id, sites: ['funlist', 'funlist', 'findlivemusic'] }])
    expect(result!.outcome).toBe('saved')
    expect(result!.space!.sites.map((site) => site.id).sort()).toEqual(['findlivemusic', 'funlist'])
  })

  it('shows both versions when somebody else was first', async () => {
    const id = await build({ status: 'draft' })
    const updatedAt = await versionOf(id)
    await change([{ id, set: { price: 700 } }])
    const [result] = await change([{ id, updatedAt, set: { price: 800 } }])
    expect(result).toMatchObject({ outcome: 'conflict', space: { listing: { price: 700 } } })
    expect(result!.message).toContain('was changed meanwhile')
  })

  it.each([
    [{ price: -1 }, 'Price must be a positive number'],
    [{ price: 'cheap' }, 'Price must be a positive number'],
    [{ interval: 'fortnight' }, 'Interval must be one of'],
    [{ targetMarket: [] }, 'At least one target market tag is required'],
    [{ availableFrom: 'soon' }, 'must be a date'],
  ])('refuses %j', async (set, words) => {
    const [result] = await change([{ id: await build({ status: 'draft' }), set }])
    expect(result).toMatchObject({ outcome: 'refused', message: expect.stringContaining(words) })
  })

  it('never touches or shows what belongs to others, and has a limit', async () => {
    const foreign = await buildListing(app.db)
    const updatedAt = new Date().toISOString()
    const [result] = await change([{ id: foreign, updatedAt, set: { price: 1 } }])
    expect(result).toEqual({ id: foreign, outcome: 'refused', message: 'Listing not found', space: null })
    const many = Array.from({ length: 101 }, () => ({ id: foreign, updatedAt, set: { price: 1 } }))
    expect((await seller.send('PATCH', '/api/my/listings', { changes: many })).status).toBe(400)
    expect((await seller.send('PATCH', '/api/my/listings', { changes: [] })).status).toBe(400)
    const wrong = [{ id: foreign, updatedAt, step: 'approve' }]
    expect((await seller.send('PATCH', '/api/my/listings', { changes: wrong })).status).toBe(400)
  })
})
