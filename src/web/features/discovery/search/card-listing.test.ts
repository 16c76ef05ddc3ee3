import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildWebListing } from '#test/support/listings/web-listing.ts'
import { toCardListing } from './card-listing.ts'

type Found = Parameters<typeof toCardListing>[0]
const listing = (part: object = {}) => ({ ...buildWebListing(), ...part }) as Found

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T20:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a card', () => {
  it('carries nothing that it does not show', () => {
    const card = toCardListing(listing(), false)
    expect(Object.keys(card)).not.toContain('description')
    expect(card.location).toEqual({ text: 'Capitol Hill, Seattle, WA' })
    expect(card.images).toEqual([])
  })

  it.each([
    ['a day to come', '2026-11-23', '2026-11-23'],
    ['today', '2026-11-22', undefined],
    ['a day that has passed', '2026-01-01', undefined],
    ['no day', null, undefined],
  ])('is free from %s', (_what, availableFrom, freeFrom) => {
    expect(toCardListing(listing({ availabilityStart: availableFrom }), false).freeFrom).toBe(freeFrom)
  })

  it('shows the first picture alone', () => {
    const picture = (url: string) => ({ url, alt: '', sources: [url], placeholder: null })
    const card = toCardListing(listing({ images: [picture('/1.jpg'), picture('/2.jpg')] }), false)
    expect(card.images).toEqual([{ sources: ['/1.jpg'], placeholder: null }])
  })

  it('says how many see it, where anybody says so', () => {
    const { audience } = buildWebListing()
    expect(toCardListing(listing(), false).dailyViews).toBe(4200)
    expect(toCardListing(listing({ audience: { ...audience, dailyViews: null } }), false)).not.toHaveProperty(
      'dailyViews',
    )
  })

  it('carries what words may be found in, where words are searched for', () => {
    const { foundIn } = toCardListing(listing(), true)
    expect(foundIn).toEqual({
      description: 'A painted wall beside a busy bus stop.',
      venue: 'transit',
      features: ['Lit at night'],
      seller: { name: 'Rosa Diaz', company: null },
    })
  })
})
