import { describe, expect, it } from 'vitest'
import { type CheckedSpace, listFailed, listLacks, pickSample, type TrustFacts } from './trust.ts'
import { describeChecks, describeLacks, describeRecord } from './trust-words.ts'

const RECORD: TrustFacts = { approved: 50, decided: 0, refused: 0, upheldReports: 0 }

it.each([
  ['just enough', {}, []],
  ['one space short', { approved: 49 }, ['approved']],
  ['one of 101 refused', { decided: 101, refused: 1 }, []],
  ['one of 100 refused: that is 1 %', { decided: 100, refused: 1 }, ['refused']],
  ['one upheld report', { upheldReports: 1 }, ['report']],
  [
    'nothing at all',
    { approved: 0, decided: 1, refused: 1, upheldReports: 1 },
    ['approved', 'refused', 'report'],
  ],
])('a record: %s', (_, given, lacks) => {
  expect(listLacks({ ...RECORD, ...given })).toEqual(lacks)
})

const SPACE: CheckedSpace = {
  price: 900,
  interval: 'month',
  hasPin: true,
  wasRefused: false,
  wasLeftOut: false,
  hasOpenReport: false,
  hasDouble: false,
  usualPrices: [800, 850, 900, 950, 1000],
}

it.each([
  ['as others', {}, []],
  ['three times the usual', { price: 2700 }, []],
  ['more than that', { price: 2701 }, ['price']],
  ['less than a third', { price: 299 }, ['price']],
  ['the same by the week', { price: 207, interval: 'week' as const }, []],
  ['too few to compare with', { usualPrices: [900, 900, 900, 900] }, ['price']],
  ['others for nothing say nothing', { usualPrices: [900, 900, 900, 900, 0] }, ['price']],
  ['for nothing', { price: 0 }, ['free']],
  ['without a pin', { hasPin: false }, ['pin']],
  ['sent back before', { wasRefused: true }, ['refused']],
  ['left out by a reviewer', { wasLeftOut: true }, ['left-out']],
  ['reported, and a double', { hasOpenReport: true, hasDouble: true }, ['report', 'double']],
])('a space: %s', (_, given, failed) => {
  expect(listFailed({ ...SPACE, ...given })).toEqual(failed)
})

describe('the sample', () => {
  const given = Array.from({ length: 598 }, (_, index) => index)

  it.each([
    ['all of the share', given.slice(0, 100), 0.999, 5],
    ['rounded down', given, 0.999, 29],
    ['rounded up', given, 0.5, 30],
    ['of one: now and then', [1], 0.04, 1],
    ['of one: mostly not', [1], 0.05, 0],
    ['of none', [], 0, 0],
  ])('%s', (_, spaces, draw, count) => {
    const sample = pickSample(spaces, () => draw)
    expect(new Set(sample).size).toBe(count)
    expect(sample.every((one) => spaces.includes(one))).toBe(true)
  })
})

it('is said in plain words', () => {
  expect(describeChecks(['pin', 'double'])).toBe(
    'The automatic checks held it back: it has no pin on the map; it may be listed already.',
  )
  expect(describeRecord({ approved: 62, decided: 40, refused: 0, upheldReports: 0 })).toBe(
    '62 approved by people; 0 of 40 refused in 90 days; no reports were right.',
  )
  expect(describeLacks(['approved', 'refused'])).toBe(
    'fewer than 50 of its spaces were approved by people; 1% or more were refused in 90 days',
  )
})
