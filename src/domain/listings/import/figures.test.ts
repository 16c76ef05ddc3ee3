import { describe, expect, test } from 'vitest'
import { draftsOf, readColumns, readFirst, reasonsOf } from '#test/support/listings/read-columns.ts'

describe('PB-1: figures are no places', () => {
  test.each([
    ['Wkly Imps 18+', '45,120', 45_120],
    ['Wkly Imps 18+', '312,450', 312_450],
    ['Weekly Imps', '312,450', 312_450],
    ['Wk. Impr.', '45,120', 45_120],
    ['A18+ Weekly Impressions', '45,120', 45_120],
  ])('%s = %s', async (header, cell, value) => {
    const draft = await readFirst({ [header]: [cell, '38,900'] })
    expect(draft).toMatchObject({ lat: null, lng: null, audience: { value, per: 'week' } })
  })

  test.each([
    ['Whatever', ['45,120', '47,122']],
    ['Column', ['45.1, 7.2', '44.9, 8.1']],
    ['Score', ['3.5, 4.5', '4.0, 4.5']],
  ])('unknown header %s', async (header, cells) => {
    const draft = await readFirst({ [header]: cells })
    expect(draft).toMatchObject({ lat: null, lng: null, audience: {}, price: null })
  })

  test('a column of coordinates is still found by its cells', async () => {
    const draft = await readFirst({ Pin: ['47.6062, -122.3321', '47.61, -122.33'] })
    expect(draft).toMatchObject({ lat: 47.6062, lng: -122.3321 })
  })
})

describe('PB-2, PB-3: one number in two countries', () => {
  test.each([
    ['1.200', /may mean 1,200 or 1.2/],
    ['$1.500', /may mean 1,500 or 1.5/],
    ['0.4', /not in whole dollars/],
    ['2.5', /not in whole dollars/],
  ])('%s is bad', async (price, reason) => {
    const { outcomes } = await readColumns({ Price: price })
    expect(reasonsOf(outcomes)).toEqual([expect.stringMatching(reason)])
  })

  test('read by what the rest of its column says', async () => {
    const european = await readColumns({ Price: ['1.200', '45,50', '1.250,00'] }, ';')
    expect(draftsOf(european.outcomes).map(({ price }) => price)).toEqual([1200, 46, 1250])
    const american = await readColumns({ Audience: ['1.200', '45.50', '1,250'] })
    // a fifth of a person is no rounding
    expect(draftsOf(american.outcomes).map(({ audience }) => audience.value)).toEqual([46, 1250])
    expect(reasonsOf(american.outcomes)).toEqual(['"1.200" is not a whole number of people'])
  })

  test('prices are in the thousands that their header names', async () => {
    const { outcomes } = await readColumns({ 'Rate (000)': ['12', '1.5', '$0.9'] })
    expect(draftsOf(outcomes).map(({ price }) => price)).toEqual([12_000, 1500, 900])
  })

  test('read by what the rest of its file says', async () => {
    const { outcomes } = await readColumns(
      { Price: ['1.200', '900'], 'Install cost': ['45,50', '120,00'] },
      ';',
    )
    expect(draftsOf(outcomes).map(({ price }) => price)).toEqual([1200, 900])
  })

  test('columns that write both ways are not guessed', async () => {
    const { outcomes } = await readColumns({ Price: ['1.200', '45,50', '45.50'] }, ';')
    expect(reasonsOf(outcomes)).toEqual([expect.stringContaining('may mean')])
  })

  test('decimal commas are no places', async () => {
    const draft = await readFirst({ Price: ['45,50', '12,90'] }, ';')
    expect(draft).toMatchObject({ price: 46, lat: null, lng: null })
  })
})

describe('PB-6, PB-23: thousands and millions', () => {
  test.each([
    ['Weekly Impressions (000)', '312.4', 312_400],
    ['Impressions (in thousands)', '312.4', 312_400],
    ['Weekly Imps (000s)', '1,312', 1_312_000],
    ["Weekly impressions 000's", '312', 312_000],
    ['Weekly Impressions (millions)', '1.2', 1_200_000],
    ['Weekly Impressions', '125K', 125_000],
    ['Weekly Impressions', '1.2M', 1_200_000],
    ['Weekly Impressions', '~125,000+', 125_000],
    ['Weekly Impressions', '125 thousand', 125_000],
  ])('%s = %s', async (header, cell, value) => {
    expect(await readFirst({ [header]: cell })).toMatchObject({ audience: { value, per: 'week' } })
  })

  test.each([
    ['Impressions (M)', '312'],
    ['Annual impressions', '312,000'],
    ['Impressions per hour', '312'],
    ['Share of impressions', '12'],
  ])('%s is not read', async (header, cell) => {
    expect(await readFirst({ [header]: cell })).toMatchObject({ audience: {} })
  })

  test.each([
    ['Daily Effective Circulation', 'day'],
    ['Impressions (per day)', 'day'],
    ['4wk imps', '4-week'],
    ['Circulation', 'issue'],
    ['Traffic count', 'day'],
  ])('%s', async (header, per) => {
    expect(await readFirst({ [header]: '12,000' })).toMatchObject({ audience: { value: 12_000, per } })
  })

  test('a period in the cell', async () => {
    expect(await readFirst({ Impressions: '12,000 vehicles/day' })).toMatchObject({
      audience: { per: 'day' },
    })
  })
})
