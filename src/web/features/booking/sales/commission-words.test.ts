import { describe, expect, it } from 'vitest'
import {
  describePerson,
  describeRate,
  describeRateDays,
  parsePercent,
  type Rate,
  readRate,
  type TypedRate,
} from './commission-words.ts'

const rate: Rate = {
  id: 1,
  clientClass: null,
  countsOn: 'booked',
  basisPoints: 1000,
  firstDay: '2026-01-01',
  canRemove: false,
}
const typed: TypedRate = {
  userId: '7',
  nameInContracts: '',
  clientClass: '',
  countsOn: 'booked',
  percent: '10',
  firstDay: '2027-01-01',
}

describe('a rate', () => {
  it('is described by its share, its base and its class', () => {
    expect(describeRate(rate)).toBe('10% of what is booked')
    expect(describeRate({ ...rate, basisPoints: 750, countsOn: 'paid', clientClass: 'national' })).toBe(
      '7.5% of what is paid, national clients',
    )
  })

  it('counts until the next of its class begins', () => {
    const all = [
      rate,
      { clientClass: 'agency' as const, firstDay: '2026-05-01' },
      { clientClass: null, firstDay: '2027-01-01' },
    ]
    expect(all.map((one) => describeRateDays(one, all, '2026-12-01'))).toEqual([
      'Since Jan 1, 2026, until Jan 1, 2027',
      'Since May 1, 2026',
      'From Jan 1, 2027',
    ])
  })

  it.each([
    ['10', 1000],
    [' 7.5 %', 750],
    ['0', 0],
    ['100', 10_000],
    ['100.01', null],
    ['7.555', null],
    ['ten', null],
    ['', null],
    ['-3', null],
  ])('typed as “%s” is %s', (text, basisPoints) => {
    expect(parsePercent(text)).toBe(basisPoints)
  })

  it('is sent as it was typed', () => {
    expect(readRate({ ...typed, clientClass: 'agency' })).toEqual({
      input: {
        userId: 7,
        nameInContracts: '',
        clientClass: 'agency',
        countsOn: 'booked',
        basisPoints: 1000,
        firstDay: '2027-01-01',
      },
    })
  })

  it.each([
    [{ percent: '110' }, ['percent']],
    [{ userId: '', firstDay: '' }, ['userId', 'firstDay']],
    [{ userId: '', nameInContracts: 'Ben' }, []],
  ])('with %j is wrong at %j', (given, fields) => {
    const read = readRate({ ...typed, ...given })
    expect('errors' in read ? Object.keys(read.errors) : []).toEqual(fields)
  })
})

it.each([
  [{ userId: 7, name: 'Carla', nameInContracts: '' }, null],
  [{ userId: 7, name: 'Carla', nameInContracts: 'carla' }, null],
  [{ userId: 7, name: 'Carla', nameInContracts: 'C. Bett' }, '“C. Bett” in contracts'],
  [{ userId: null, name: 'Ben', nameInContracts: 'Ben' }, 'Named in contracts, not on your team'],
])('%j is told as %s', (person, words) => {
  expect(describePerson({ id: 1, rates: [], cents: 0, commissionCents: 0, ...person })).toBe(words)
})
