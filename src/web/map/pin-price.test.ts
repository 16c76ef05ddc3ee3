import { describe, expect, it } from 'vitest'
import { buildWebListing } from '#test/support/listings/web-listing.ts'
import { clusterBox, LARGEST_CLUSTER } from './marker-box.ts'
import { type Cluster, describePrice, describeRange, formatPin, formatShortUsd } from './pin-price.ts'

it.each([
  [0, '$0'],
  [950, '$950'],
  [999, '$999'],
  [1000, '$1k'],
  [1249, '$1.2k'],
  [9949, '$9.9k'],
  [9960, '$10k'],
  [12_400, '$12k'],
  [999_499, '$999k'],
  [999_500, '$1M'],
  [2_340_000, '$2.3M'],
])('%d dollars are %s', (dollars, text) => {
  expect(formatShortUsd(dollars)).toBe(text)
})

const listing = (part: object = {}) => ({ ...buildWebListing(), ...part })
const cluster = (part: object = {}) =>
  ({
    count: 1,
    minPrice: 900,
    maxPrice: 900,
    sale: false,
    unpriced: false,
    listing: listing(),
    ...part,
  }) as unknown as Cluster

describe('a pin', () => {
  it.each([
    ['by the month', {}, 'month', '$900/mo'],
    ['by the week that the search counts in', {}, 'week', '$900/wk'],
    ['as it is listed', { listing: listing({ interval: '4-week' }) }, 'listed', '$900/4wk'],
    ['once', { listing: listing({ interval: 'one-time' }) }, 'month', '$900'],
    ['to buy', { sale: true, minPrice: 48_000 }, 'month', '$48k sale'],
    ['all in, for dates', { listing: listing({ dated: { totalCents: 170_049 } }) }, 'month', '$1.7k'],
    ['of several', { listing: null }, 'listed', '$900'],
  ] as const)('says a price %s', (_what, part, per, text) => {
    expect(formatPin(cluster(part), per)).toBe(text)
  })

  it.each([
    ['a rent', {}, '$900/month'],
    ['a purchase', { sale: true, listing: listing({ price: 48_000 }) }, '$48,000 for sale'],
    ['a total', { listing: listing({ dated: { totalCents: 170_049 } }) }, '$1,700 all-in'],
    ['several spaces', { listing: null }, ''],
  ])('is named by %s', (_what, part, words) => {
    expect(describePrice(cluster(part)).replace(' per ', '/')).toBe(words)
  })
})

describe('a cluster', () => {
  it.each([
    ['one price', {}, /^\$900 /],
    ['a range', { minPrice: 340, maxPrice: 2100 }, /^\$340 to \$2,100 /],
    ['what is for sale', { sale: true }, /^\$900 for sale$/],
  ])('has %s', (_what, part, words) => {
    expect(describeRange(cluster(part), 'month')).toMatch(words)
  })

  it('where nothing can be counted by the week says what is listed', () => {
    expect(describeRange(cluster({ unpriced: true }), 'week')).toBe(describeRange(cluster(), 'listed'))
  })

  it('grows with what it stands for, up to a size', () => {
    const widths = [2, 10, 100, 1000, 1_000_000].map((count) => clusterBox(count).width)
    expect(widths).toEqual(widths.toSorted((a, b) => a - b))
    expect(clusterBox(1_000_000)).toEqual(LARGEST_CLUSTER)
  })
})
