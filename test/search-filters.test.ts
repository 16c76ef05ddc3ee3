import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ListingFilters } from '#contract/discovery/search.ts'
import { crossesItself } from '#domain/crosses-itself.ts'
import { toFilterQuery } from '#domain/discovery/search/filter-query.ts'
import { basisOf } from '#domain/discovery/search/price-range.ts'
import { FILTER_KEYS, type FilterValues, MAX_RADIUS_KM } from '#domain/discovery/search/search-filters.ts'
import type { LatLng } from '#domain/geo.ts'
import { PRICE_SCALES } from '#domain/listings/price-basis.ts'
import { checkQuery } from '#search/check-query.ts'
import { FILTER_FIELDS } from '#search/query.ts'
import { parseSearchState } from '#web/features/discovery/search/search-state.ts'
import { parseSearch, stringifySearch } from '#web/platform/search-params.ts'

/** Address bar, API and kernel parse filters by one definition: none of them accepts what another rejects. */
const HOSTILE = [
  '',
  ' ',
  ',',
  ',,,,',
  '0',
  '-0',
  '-1',
  '1e309',
  '-1e309',
  'NaN',
  'Infinity',
  '0x10',
  '1_000',
  '٣',
  '12.5',
  '10000001',
  String(MAX_RADIUS_KM + 0.1),
  'null',
  'undefined',
  '[object Object]',
  '__proto__',
  'toString',
  'constructor',
  'print',
  'print,print',
  ' print , radio ',
  'print,balloon',
  'PRINT',
  'parents',
  '47,-122',
  '47;-122',
  '91,0',
  '0,181',
  '47,-122,',
  '-122.4,47.5,-122.2,47.7',
  ' -122.4 , 47.5 , -122.2 , 47.7 ',
  '170,-10,-170,10',
  '-122,48,-121,47',
  '1,2,3',
  '0,0;1,0;1,1',
  '0,0,1,0,1,1',
  '0,0 1,0 1,1',
  '0,0;1,0;1,1;',
  '0,0;1,1;1,0;0,1',
  '0,91;1,0;1,1',
  Array.from({ length: 161 }, (_, i) => `${i / 1000},0`).join(';'),
  '0,0;'.repeat(5000),
  '2027-02-30',
  '2027-13-01',
  '2027-1-1',
  '1969-12-31',
  '1970-01-01',
  '2149-06-05',
  '2149-06-06',
  '9999-12-31',
  '+275760-09-13',
  '2027-01-01T00:00:00Z',
  'x'.repeat(200),
  'x'.repeat(201),
  '\u0000',
  '\ud800',
  '🌲'.repeat(150),
  `x${'🌲'.repeat(150)}`,
  `${'x '.repeat(150)}`,
  "')) or 1=1 --",
]

describe.each(FILTER_KEYS)('%s', (key) => {
  it.each(HOSTILE)('agree on %j', (text) => agree(key, text))

  it('agree on a repeated parameter', () => {
    for (const text of HOSTILE) agree(key, [text, text])
    agree(key, ['5', '7'])
  })

  it('agree on anything', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.double()).map(String),
      fc.constantFrom(...HOSTILE),
    )
    fc.assert(
      fc.property(fc.oneof(text, fc.array(text, { maxLength: 4 })), (raw) => agree(key, raw)),
      { numRuns: 200 },
    )
  })
})

function agree(key: keyof FilterValues, raw: string | string[]): void {
  const asked = ListingFilters.safeParse({ [key]: raw })
  const held = parseSearchState({ [key]: raw })
  // the price's default is the slider's, not undefined, and its upper end is no limit; the price basis is always said, sale prices where they are asked for
  const shown = toFilterQuery({ priceMax: PRICE_SCALES[basisOf(held)].max, ...held })
  const sent = ListingFilters.safeParse(shown)
  expect(sent.success, 'the API takes what the address holds').toBe(true)
  if (asked.success && key !== 'priceMin' && key !== 'priceMax' && !key.startsWith('sale'))
    expect(sent.data, 'and reads it as it reads the text').toEqual({
      per: 'month',
      ...withoutEmpty(asked.data),
    })
  // a URL contains no lone surrogates
  if (String(raw).isWellFormed())
    expect(parseSearchState(parseSearch(stringifySearch({ ...held })))).toEqual(held)
  for (const answer of [asked, sent]) if (answer.success) expectKernelTakes(key, answer.data[key])
}

function expectKernelTakes(key: keyof FilterValues, value: unknown): void {
  if (value === undefined || !(key in FILTER_FIELDS)) return
  if (key === 'polygon' && crossesItself(value as LatLng[])) return
  const field = FILTER_FIELDS[key as keyof typeof FILTER_FIELDS]
  expect(() => checkQuery({ near: { lat: 0, lng: 0 }, [field]: value })).not.toThrow()
}

function withoutEmpty(filters: ListingFilters) {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))
}
