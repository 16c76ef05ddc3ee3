import { describe, expect, it } from 'vitest'
import { PlanInputs } from '#contract/planning/plans.ts'
import {
  findPlanProblems,
  hasRequest,
  parsePlanSearch,
  pinSpace,
  toPlanInputs,
  toPlanSearch,
} from './plan-search.ts'

const WHOLE = { place: 'Tacoma', from: '2027-01-01', to: '2027-01-31', budget: 6000 }

describe('the address of a plan', () => {
  it.each([
    [{}, {}],
    [
      { ...WHOLE, billboard: 3, radio: '0' },
      { ...WHOLE, billboard: 3, radio: 0 },
    ],
    [{ place: 'Tacoma', budget: 'much', from: 'soon', billboard: '-1', print: '' }, { place: 'Tacoma' }],
    [{ place: 'Tacoma', other: 'x', billboard: '61' }, { place: 'Tacoma' }],
    [
      { keep: '12,7', not: '0', without: ['radio', 'x'], share: ['print:60', 'radio:0', 'x:1'] },
      { keep: '12,7', without: ['radio'], share: ['print:60'] },
    ],
    [
      { radio: 'none', without: 'print', audience: ['students', 'x'], seller: '50' },
      { without: ['print', 'radio'], audience: ['students'], seller: 50 },
    ],
    [{ seller: '5', audience: '' }, {}],
    [{ polygon: '-122.5,47.2;-122.4,47.2;-122.4,47.3' }, { polygon: '-122.5,47.2,-122.4,47.2,-122.4,47.3' }],
    [{ polygon: '-122.5,47.2' }, {}],
    [{ goal: 'repeat' }, { goal: 'repeat' }],
    [{ goal: 'spread' }, {}],
    [{ kinds: 'added' }, { kinds: 'added' }],
    [{ kinds: 'x' }, {}],
  ])('reads %j as %j', (raw, read) => {
    expect(parsePlanSearch(raw)).toEqual(read)
  })

  it('is asked for by any of its fields', () => {
    expect([hasRequest({}), hasRequest({ budget: 5 })]).toEqual([false, true])
  })

  it('says what is missing', () => {
    expect(findPlanProblems({})).toEqual({
      place: 'Name a city, neighborhood or ZIP code',
      from: 'Choose the first day',
      to: 'Choose the last day',
      budget: 'Say what all of it may cost, in dollars',
    })
    expect(findPlanProblems(WHOLE)).toEqual({})
    expect(findPlanProblems({ ...WHOLE, to: '2026-12-31' })).toEqual({
      to: 'The last day is before the first',
    })
  })

  it('asks the planner for whole inputs alone', () => {
    expect(toPlanInputs({ ...WHOLE, billboard: 3, radio: 0 })).toEqual({
      ...WHOLE,
      media: [{ adType: 'billboard', count: 3 }, { adType: 'radio' }],
    })
    expect(toPlanInputs(WHOLE)).toEqual(WHOLE)
    expect(toPlanInputs({ place: 'Tacoma' })).toBeNull()
    expect(
      toPlanInputs({
        ...WHOLE,
        keep: '1,2',
        not: '2,3',
        without: ['radio', 'print'],
        radio: 1,
        share: ['radio:60'],
        audience: ['students'],
        seller: 50,
      }),
    ).toEqual({
      ...WHOLE,
      media: [{ adType: 'radio', count: 1, share: 60 }],
      pinned: [1, 2],
      refused: { adTypes: ['print'], listings: [3] },
      audiences: ['students'],
      sellerShare: 50,
    })
  })

  it('is that of a plan that was asked for before', () => {
    const search = {
      ...WHOLE,
      billboard: 3,
      radio: 0,
      share: ['radio:60'],
      without: ['print' as const],
      audience: ['students' as const],
      seller: 50,
      shops: 5,
      keep: '1,2',
      not: '3',
    }
    const asked = PlanInputs.parse(toPlanInputs(search))
    expect(toPlanSearch(asked)).toEqual(search)
    expect(toPlanSearch(PlanInputs.parse(toPlanInputs(WHOLE)))).toEqual(WHOLE)
    expect(toPlanSearch({ ...asked, place: undefined })).toBeNull()
  })

  it('is that of a drawn area, which goes before a place', () => {
    const { place: _, ...rest } = WHOLE
    const drawn = { ...rest, polygon: '-122.5,47.2,-122.4,47.2,-122.4,47.3', goal: 'repeat' as const }
    const asked = PlanInputs.parse(toPlanInputs({ ...drawn, place: 'Kent' }))
    expect(asked).toMatchObject({ polygon: [{ lat: 47.2, lng: -122.5 }, {}, { lat: 47.3, lng: -122.4 }] })
    expect(asked.place).toBeUndefined()
    expect(toPlanSearch(asked)).toEqual(drawn)
  })

  it('holds a space in one list alone', () => {
    const kept = pinSpace({ place: 'Tacoma' }, 5, 'keep')
    expect(kept).toEqual({ place: 'Tacoma', keep: '5' })
    expect(pinSpace(pinSpace(kept, 6, 'keep'), 5, 'not')).toEqual({ place: 'Tacoma', keep: '6', not: '5' })
    expect(pinSpace(kept, 5, null)).toEqual({ place: 'Tacoma' })
  })
})
