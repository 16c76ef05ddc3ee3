import { describe, expect, test } from 'vitest'
import { readColumns, readFirst, reasonsOf } from '#test/support/listings/read-columns.ts'

describe('PB-10: days by the whole column', () => {
  const starts = async (cells: string[]) => {
    const { outcomes } = await readColumns({ 'Available from': cells })
    return outcomes.map((one) => (one.ok ? one.draft.availabilityStart : one.errors[0]!.reason))
  }

  test.each([
    [
      ['25/12/2026', '03/04/2027'],
      ['2026-12-25', '2027-04-03'],
    ],
    [
      ['12/25/2026', '03/04/2027'],
      ['2026-12-25', '2027-03-04'],
    ],
    [['03/04/2027'], ['2027-03-04']],
    [['1.3.2027'], ['2027-03-01']],
    [
      ['3.25.2027', '1.3.2027'],
      ['2027-03-25', '2027-01-03'],
    ],
    [
      ['25/12/2026', '12/25/2026', '03/04/2027'],
      ['2026-12-25', '2026-12-25', expect.stringContaining('may mean two days')],
    ],
  ])('%j', async (cells, expected) => {
    expect(await starts(cells)).toEqual(expected)
  })
})

describe('H2: from when a space is free', () => {
  test.each([
    ['Now', null],
    ['Immediate', null],
    ['available immediately', null],
    ['1/4/2027', '2027-01-04'],
    ['Booked until 1/31/2027', '2027-02-01'],
    ['Sold thru 12/31/2026', '2027-01-01'],
    ['Avail. 3/1/2027', '2027-03-01'],
    ['Q1 2027', '2027-01-01'],
    ["3Q'27", '2027-07-01'],
    ['March 2027', '2027-03-01'],
    ['Mon, Jan 4, 2027', '2027-01-04'],
  ])('%s', async (cell, availabilityStart) => {
    expect(await readFirst({ 'Next Avail': [cell, 'Now'] })).toMatchObject({ availabilityStart, holds: [] })
  })

  test.each(['Booked', 'SOLD', 'TBD', 'Under contract', 'N/A', '?'])('%s is a draft', async (cell) => {
    expect(await readFirst({ 'Next Avail': [cell, 'Now'] })).toMatchObject({
      availabilityStart: null,
      holds: [`Next Avail is "${cell}"`],
    })
  })

  test('a column that says when bookings end', async () => {
    const draft = await readFirst({ 'Booked through': ['12/31/2026', 'Available'] })
    expect(draft).toMatchObject({ availabilityStart: '2027-01-01' })
  })

  test.each(['soon', 'until March', 'marketing 2027', 'Jan 4'])('%s is bad', async (cell) => {
    expect(reasonsOf((await readColumns({ 'Next available': [cell, 'Now'] })).outcomes)).toHaveLength(1)
  })
})

test('H2: spreadsheets write yes and no as TRUE and FALSE', async () => {
  expect(await readFirst({ Available: ['TRUE', 'FALSE'] })).toMatchObject({ holds: [] })
  expect(await readFirst({ Available: ['FALSE', 'TRUE'] })).toMatchObject({ holds: ['Available is "FALSE"'] })
})
