import { describe, expect, it } from 'vitest'
import { NEW_CARD, readCard, toTypedCard } from './card-form.ts'

const typed = {
  ...NEW_CARD,
  name: 'Card 2027',
  seasons: 'Summer, 6/1 to 8/31, 120%\n\nHolidays, 11-15 to 01-05, 130',
  markets: 'Tacoma, WA: 90%',
  termDiscounts: '56 days: 10%\n84: 12.5%',
  quantityDiscounts: '3: 5%',
  floor: '70',
  classes: { ...NEW_CARD.classes, nonprofit: '15' },
}

it('reads a card line by line, and writes it as it was read', () => {
  const read = readCard(typed)
  expect(read).toEqual({
    card: {
      seasons: [
        { name: 'Summer', from: '06-01', to: '08-31', basisPoints: 12_000 },
        { name: 'Holidays', from: '11-15', to: '01-05', basisPoints: 13_000 },
      ],
      markets: [{ place: 'Tacoma, WA', basisPoints: 9000 }],
      termDiscounts: [
        { from: 56, basisPoints: 1000 },
        { from: 84, basisPoints: 1250 },
      ],
      quantityDiscounts: [{ from: 3, basisPoints: 500 }],
      classes: { nonprofit: 1500 },
      floorBasisPoints: 7000,
    },
  })
  if ('card' in read) expect(readCard(toTypedCard('Card 2027', read.card))).toEqual(read)
})

it('says which line it cannot read', () => {
  const wrong = { ...typed, seasons: 'Summer 120%', markets: 'Tacoma', floor: '170' }
  expect(readCard(wrong)).toEqual({
    errors: {
      seasons: '“Summer 120%” is not written like the example.',
      markets: '“Tacoma” is not written like the example.',
      floor: 'A percentage from 0 to 100.',
    },
  })
})

it.each([
  ['Summer, 6/1 - 8/31, 115.5%', { from: '06-01', to: '08-31', basisPoints: 11_550 }],
  ['Summer,06-01 to 08-31,90', { from: '06-01', to: '08-31', basisPoints: 9000 }],
  ['Fair, July and August, 9-1 to 9-2, 200%', { from: '09-01', to: '09-02', basisPoints: 20_000 }],
])('reads the season %j', (seasons, season) => {
  const read = readCard({ ...NEW_CARD, seasons })
  expect('card' in read && read.card.seasons[0]).toMatchObject(season)
})

it('reads an empty card as one that changes nothing', () => {
  expect(readCard(NEW_CARD)).toEqual({
    card: {
      seasons: [],
      markets: [],
      termDiscounts: [],
      quantityDiscounts: [],
      classes: {},
      floorBasisPoints: null,
    },
  })
})

describe('a line of a card', () => {
  it.each([
    ['markets', 'Tacoma: 110%', { place: 'Tacoma', basisPoints: 11_000 }],
    ['markets', 'North End: Proctor: 99.5', { place: 'North End: Proctor', basisPoints: 9950 }],
    ['termDiscounts', '28 days: 0.25%', { from: 28, basisPoints: 25 }],
    ['termDiscounts', '1 day: 1', { from: 1, basisPoints: 100 }],
    ['quantityDiscounts', '10:15', { from: 10, basisPoints: 1500 }],
  ] as const)('of %s is read from %j', (field, text, rule) => {
    expect(readCard({ ...NEW_CARD, [field]: ` ${text} ` })).toMatchObject({ card: { [field]: [rule] } })
  })

  it.each([
    ['seasons', 'Summer, June to August, 120%'],
    ['markets', 'Tacoma: more'],
    ['markets', ': 90%'],
    ['termDiscounts', 'long: 10%'],
    ['termDiscounts', '56: 10.125%'],
    ['quantityDiscounts', '3'],
    ['quantityDiscounts', '-3: 5%'],
  ] as const)('of %s is refused as %j', (field, text) => {
    expect(readCard({ ...NEW_CARD, [field]: text })).toEqual({
      errors: { [field]: `“${text}” is not written like the example.` },
    })
  })

  it('is named where it is the first that cannot be read', () => {
    expect(readCard({ ...NEW_CARD, markets: 'Tacoma: 90%\nFife\nKent' })).toEqual({
      errors: { markets: '“Fife” is not written like the example.' },
    })
  })
})

describe('percentages of a card', () => {
  it.each([
    ['70', 7000],
    [' 62.5% ', 6250],
    ['0', 0],
    ['100', 10_000],
    [' ', null],
  ])('never below %j is %j', (floor, floorBasisPoints) => {
    expect(readCard({ ...NEW_CARD, floor })).toMatchObject({ card: { floorBasisPoints } })
  })

  it.each([['101'], ['-5'], ['half'], ['7.125']])('%j is none', (text) => {
    const wrong = 'A percentage from 0 to 100.'
    expect(readCard({ ...NEW_CARD, floor: text })).toEqual({ errors: { floor: wrong } })
    const classes = { ...NEW_CARD.classes, agency: text }
    expect(readCard({ ...NEW_CARD, classes })).toEqual({ errors: { classes: wrong } })
  })

  it('of a class that gets nothing off is left out', () => {
    const classes = { ...NEW_CARD.classes, agency: '0', nonprofit: '12.5%' }
    expect(readCard({ ...NEW_CARD, classes })).toMatchObject({ card: { classes: { nonprofit: 1250 } } })
    expect(readCard({ ...NEW_CARD, classes })).not.toHaveProperty('card.classes.agency')
  })
})
