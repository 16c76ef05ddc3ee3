import { describe, expect, it } from 'vitest'
import type { Criteria } from '#contract/discovery/assistants.ts'
import { toFormValues } from './buyer-form-values.ts'
import { listCriteriaChips } from './criteria-chips.ts'
import { toMapSearch } from './to-map-search.ts'

const NOTHING: Criteria = {
  place: null,
  adTypes: [],
  excludedAdTypes: [],
  venues: [],
  audiences: [],
  priceMin: null,
  priceMax: null,
  interval: null,
  listingType: null,
  features: [],
  availableFrom: null,
  availableTo: null,
}

describe('listCriteriaChips', () => {
  it('lists every understood criterion with the criteria that remain without it', () => {
    const criteria: Criteria = {
      ...NOTHING,
      place: 'Tacoma',
      excludedAdTypes: ['radio', 'print'],
      priceMin: 100,
      priceMax: 750,
      interval: 'week',
      availableFrom: '2027-03-01',
    }
    const chips = listCriteriaChips(criteria)
    expect(chips.map((chip) => chip.label)).toEqual([
      'Tacoma',
      'No Radio',
      'No Print',
      '$100 – $750/week',
      'From Mar 1, 2027',
    ])
    expect(chips[1]!.without).toEqual({ ...criteria, excludedAdTypes: ['print'] })
    expect(chips[3]!.without).toEqual({ ...criteria, priceMin: null, priceMax: null, interval: null })
    expect(new Set(chips.map((chip) => chip.key)).size).toBe(chips.length)
  })

  it('asks about a period that was assumed', () => {
    const labels = (criteria: Partial<Criteria>) =>
      listCriteriaChips({ ...NOTHING, ...criteria }).map((chip) => chip.label)
    expect(labels({ priceMax: 300 })).toEqual(['Up to $300/month?'])
    const december = { availableFrom: '2026-12-01', availableTo: '2026-12-31' }
    expect(labels({ priceMax: 800, ...december })[0]).toBe('Up to $800 in all?')
  })

  it('lists each of several places, which go one by one', () => {
    const [kent, renton, print] = listCriteriaChips({
      ...NOTHING,
      place: 'Kent',
      otherPlaces: ['Renton'],
      adTypes: ['print'],
    })
    expect([kent?.label, renton?.label, print?.label]).toEqual(['Kent', 'Renton', 'Print'])
    expect(kent?.without).toEqual({ ...NOTHING, place: 'Renton', adTypes: ['print'] })
    expect(renton?.without).toEqual({ ...NOTHING, place: 'Kent', adTypes: ['print'] })
    expect(print?.without).toMatchObject({ place: 'Kent', otherPlaces: ['Renton'] })
  })

  it('lists no chips for empty criteria', () => {
    expect(listCriteriaChips(NOTHING)).toEqual([])
  })
})

describe('several places', () => {
  const criteria: Criteria = { ...NOTHING, place: 'Kent', otherPlaces: ['Renton'] }

  it('stand in the field and in the map’s address as somebody would write them', () => {
    expect(toFormValues(criteria).location).toBe('Kent or Renton')
    expect(toMapSearch(criteria).location).toBe('Kent or Renton')
  })
})

describe('toMapSearch', () => {
  it('sets no price limit when none was stated', () => {
    expect(toMapSearch(NOTHING)).toEqual({ priceMax: 10_000, view: 'map' })
  })

  it('converts a weekly budget to a monthly one', () => {
    expect(toMapSearch({ ...NOTHING, priceMax: 700, interval: 'week' }).priceMax).toBe(3044)
  })

  it('bounds what a space costs to buy, not rents, where it is to be bought', () => {
    const search = toMapSearch({ ...NOTHING, listingType: 'sale', priceMin: 100, priceMax: 20_000 })
    expect(search).toEqual({
      listingType: ['sale'],
      salePriceMin: 100,
      salePriceMax: 20_000,
      priceMax: 10_000,
      view: 'map',
    })
  })

  it('lists the remaining types when some are excluded', () => {
    const { adType } = toMapSearch({ ...NOTHING, excludedAdTypes: ['radio', 'social'] })
    expect(adType).toEqual(['billboard', 'print', 'digital', 'event'])
  })
})

describe('toFormValues', () => {
  it("uses the form's own labels for an audience", () => {
    expect(toFormValues({ ...NOTHING, audiences: ['families'] }).target_market).toBe('parents')
  })

  it('leaves criteria without a field empty', () => {
    const values = toFormValues({ ...NOTHING, audiences: ['commuters'], adTypes: ['print', 'radio'] })
    expect(values).toMatchObject({ target_market: 'any', ad_type: 'any', location: '', price_max: '' })
  })

  it('maps transit, which is a venue', () => {
    expect(toFormValues({ ...NOTHING, venues: ['transit'] }).ad_type).toBe('transit')
  })
})
