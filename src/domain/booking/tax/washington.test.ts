import { describe, expect, it, test } from 'vitest'
import type { AdType } from '../../vocabulary.ts'
import type { PriceItem } from '../price/price-item.ts'
import { estimateTax, type TaxFacts } from './washington.ts'

const SEATTLE = { place: 'Seattle', basisPoints: 1035 }

const item = (kind: PriceItem['kind'], cents: number): PriceItem => ({ kind, lines: [], cents })

const estimate = (
  medium: AdType,
  terms: Partial<TaxFacts['terms']> = {},
  { items = [item('space', 100_000)], taxRate = SEATTLE as TaxFacts['taxRate'] } = {},
) => estimateTax(items, { medium, terms: { delivery: null, taxOverride: null, ...terms }, taxRate }).lines

describe('estimated tax', () => {
  const OUT = 'Out-of-home advertising is not counted as a taxed advertising service. Rule of Oct 1, 2025.'
  const ONLINE = 'Online advertising is a taxed advertising service. 10.35% in Seattle. Rule of Oct 1, 2025.'

  test.each<[AdType, TaxFacts['terms']['delivery'], number, string]>([
    ['billboard', null, 0, OUT],
    ['digital', 'place', 0, OUT],
    ['event', 'place', 0, OUT],
    [
      'print',
      null,
      0,
      'Newspapers, printing and publishing are not counted. Direct mail is taxed. Rule of Oct 1, 2025.',
    ],
    [
      'radio',
      null,
      0,
      'Broadcasting within Washington is not counted. A podcast or stream is taxed. Rule of Oct 1, 2025.',
    ],
    ['radio', 'online', 10_350, ONLINE],
    ['digital', 'online', 10_350, ONLINE],
    ['digital', null, 10_350, ONLINE],
    ['social', null, 10_350, ONLINE],
    [
      'event',
      null,
      10_350,
      'Uncertain. Ask the Department of Revenue. 10.35% in Seattle. Rule of Oct 1, 2025.',
    ],
  ])('of %s, delivered %s, is %d', (medium, delivery, cents, detail) => {
    expect(estimate(medium, { delivery })).toEqual([
      { kind: 'tax', label: cents ? 'Estimated tax on the space' : 'Estimated tax', detail, cents },
    ])
  })

  it('says that it is the rate of the state where the place is not known', () => {
    expect(estimate('social', {}, { taxRate: null })[0]).toMatchObject({
      cents: 6500,
      detail:
        'Online advertising is a taxed advertising service. 6.5%, the state rate: the rate of this place is not known. Rule of Oct 1, 2025.',
    })
  })

  it('is not estimated in another state', () => {
    expect(estimate('social', {}, { taxRate: 'elsewhere' })).toEqual([
      {
        kind: 'tax',
        label: 'Estimated tax',
        detail: 'Outside of Washington no tax is estimated. Ask the seller what this state asks for.',
        cents: 0,
      },
    ])
  })

  it('is rounded for each item, and a line for each kind', () => {
    const items = [item('space', 5), item('extra', 5), item('extra', 5), item('production', 100)]
    expect(estimate('social', {}, { items }).map(({ label, cents }) => [label, cents])).toEqual([
      ['Estimated tax on the space', 1],
      ['Estimated tax on extras', 2],
      ['Estimated tax on production', 10],
    ])
    expect(estimate('social', {}, { items })[2]!.detail).toContain(
      'Services follow the medium they are rendered for. 10.35% in Seattle.',
    )
  })

  it('is what the seller states, with the reason', () => {
    const override = (basisPoints: number) => ({
      taxOverride: { basisPoints, reason: 'Sold to resellers only' },
    })
    expect(estimate('billboard', override(900))[0]).toMatchObject({
      cents: 9000,
      detail: '9%, stated by the seller: Sold to resellers only',
    })
    expect(estimate('social', override(0))).toEqual([
      {
        kind: 'tax',
        label: 'Estimated tax',
        detail: '0%, stated by the seller: Sold to resellers only',
        cents: 0,
      },
    ])
  })
})
