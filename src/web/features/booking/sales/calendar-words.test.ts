import { describe, expect, it } from 'vitest'
import { parseCalendarSearch } from './calendar-search.ts'
import {
  type Bar,
  countBars,
  countGroup,
  describeBar,
  describeMore,
  nameBar,
  nameGroup,
  nameOnly,
  nameSpan,
  nameTick,
  toGroup,
} from './calendar-words.ts'

const bar: Bar = {
  kind: 'booking',
  id: 1,
  listingId: 1,
  first: '2027-01-04',
  last: '2027-01-31',
  isOpenEnded: false,
  client: 'Harbor Dental',
  rep: 'Carla',
  market: 'Tacoma, WA',
  what: 'A-0114, North wall',
  state: 'Running',
  cents: 120_000,
}

it.each([
  [{}, {}],
  [
    { from: '2027-01', span: 'year', by: 'client', page: '3', view: 'table' },
    { from: '2027-01', span: 'year', by: 'client', page: 3, view: 'table' },
  ],
  [{ from: 202613, span: 'week', by: 'weather', page: 1, view: 'pie' }, { from: '202613' }],
  [{ from: '' }, {}],
  [{ of: 'Carla', unnamed: 'true' }, { of: 'Carla' }],
  [{ of: '', unnamed: 'true' }, { unnamed: true }],
])('the address %j shows %j', (raw, search) => {
  expect(parseCalendarSearch(raw)).toEqual(search)
})

describe('a bar', () => {
  it('is described in words', () => {
    expect(describeBar(bar)).toBe(
      'Booking, Harbor Dental: A-0114, North wall. Jan 4 to Jan 31, 2027. Running. Sold by Carla. $1,200.00.',
    )
  })

  it('says nothing of what is not known', () => {
    expect(
      describeBar({ ...bar, kind: 'contract', rep: '', cents: null, isOpenEnded: true, state: 'Contract' }),
    ).toBe('Contract, Harbor Dental: A-0114, North wall. From Jan 4, 2027 until further notice. Contract.')
  })

  it.each([
    [bar, 'rep', 'Booking · Running · Tacoma, WA · $1,200.00'],
    [{ ...bar, kind: 'contract', state: 'Contract C-7', cents: null }, 'market', 'Contract C-7 · Carla'],
  ] as const)('says below its name what is not there: %#', (one, by, words) => {
    expect(describeMore(one, by)).toBe(words)
  })

  it('names what its group does not', () => {
    expect([nameBar(bar, 'rep'), nameBar(bar, 'client')]).toEqual([
      'Harbor Dental · A-0114, North wall',
      'A-0114, North wall',
    ])
  })
})

describe('groups and pages', () => {
  it.each([
    ['rep', 'Carla', 'Carla'],
    ['rep', '', 'Nobody named'],
    ['market', '', 'Several markets'],
    ['client', '', 'Not named'],
  ] as const)('by %s, “%s” is %s', (by, label, name) => {
    expect(nameGroup(by, label)).toBe(name)
  })

  it.each([
    [0, 1, 1, '0 entries'],
    [1, 1, 1, '1 entry'],
    [10_000, 100, 2, '10,000 entries, page 2 of 100'],
  ])('%i on %i pages, here %i, are counted: %s', (total, pages, page, words) => {
    expect(countBars({ total, pages }, page)).toBe(words)
  })

  it.each([
    [{}, null],
    [{ of: 'Carla' }, 'Carla'],
    [{ unnamed: true, by: 'market' }, 'Several markets'],
    [{ unnamed: true }, 'Nobody named'],
  ] as const)('%j shows the group %s alone', (search, name) => {
    expect(nameOnly(search)).toBe(name)
  })

  it('lead to one group from its first page on, and back', () => {
    const search = { from: '2027-01', by: 'client', page: 3 } as const
    expect(toGroup(search, 'Harbor Dental')).toEqual({ from: '2027-01', by: 'client', of: 'Harbor Dental' })
    expect(toGroup(search, '')).toEqual({ from: '2027-01', by: 'client', unnamed: true })
    expect(toGroup({ ...search, of: 'Harbor Dental' })).toEqual({ from: '2027-01', by: 'client' })
    expect(toGroup({ ...search, unnamed: true })).toEqual({ from: '2027-01', by: 'client' })
  })

  it('say how many of a group are here', () => {
    expect(countGroup({ label: '', total: 1, bars: [bar] })).toBe('1')
    expect(countGroup({ label: '', total: 1200, bars: [bar] })).toBe('1,200, of them 1 here')
  })

  it.each([
    ['2027-02', 'quarter', 'February 2027'],
    ['2027-02', 'year', 'Feb'],
    ['2027-01', 'year', 'Jan 2027'],
  ] as const)('%s of a %s is %s', (month, span, words) => {
    expect(nameTick(month, span)).toBe(words)
  })

  it('name the months in sight', () => {
    expect(nameSpan({ from: '2026-11', to: '2027-01' })).toBe('November 2026 to January 2027')
  })
})
