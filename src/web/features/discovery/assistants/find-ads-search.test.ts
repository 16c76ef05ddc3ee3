import { expect, it } from 'vitest'
import { emptyCriteria } from '#domain/discovery/criteria.ts'
import { parseSearch, stringifySearch } from '#web/platform/search-params.ts'
import { EMPTY_BUYER_FORM } from './buyer-request.ts'
import {
  hasRequest,
  isPlaceAssumed,
  parseFindAdsSearch,
  readCriteria,
  toFindAdsSearch,
  toForm,
} from './find-ads-search.ts'

const throughAddress = (search: object) => parseFindAdsSearch(parseSearch(stringifySearch({ ...search })))

it('keeps a request, corrections included, through an address', () => {
  const form = { ...EMPTY_BUYER_FORM, query: 'posters in Tacoma', price_max: '900' }
  const criteria = { ...emptyCriteria(), place: 'Tacoma' }
  const search = toFindAdsSearch(form, { isAssumed: true, criteria })
  expect(throughAddress(search)).toEqual(search)
  expect(readCriteria(throughAddress(search).criteria)).toEqual(criteria)
  expect(toForm(search)).toEqual(form)
  expect(isPlaceAssumed(search)).toBe(true)
})

it('tells an empty address from a request for any space', () => {
  expect(hasRequest(throughAddress({}))).toBe(false)
  expect(toForm({})).toEqual(EMPTY_BUYER_FORM)
  expect(hasRequest(toFindAdsSearch({ ...EMPTY_BUYER_FORM, location: '' }, { isAssumed: false }))).toBe(true)
})

it.each(['x', '{', '{}', '[1]', ['{}', '{}']])('reads no criteria from %j', (criteria) => {
  expect(parseFindAdsSearch({ criteria })).toEqual({})
})
