import { describe, expect, it } from 'vitest'
import { correctSpelling, isPlainWord } from './spelling.ts'
import { tokenize } from './tokenize.ts'

const correct = (text: string) =>
  correctSpelling(tokenize(text), () => false)
    .map((token) => token.text)
    .join(' ')

describe('slips of the pen', () => {
  it.each([
    ['bilbord posteres magizine resturants', 'billboard posters magazine restaurants'],
    ['summr flyrs n studnts', 'summer flyers and students'],
    ['scrns, nwsppr, blbrds, dgtl evnts', 'screens , newspaper , billboards , digital events'],
  ])('%s', (text, expected) => {
    expect(correct(text)).toBe(expected)
  })

  it.each([
    'sold on wheels at the concourse',
    'excavators and paperless invoices',
    'mi estudio y mis meseros',
    'a partir de enero',
    'printf to postgres and redis',
    'kplz fm my gym http rsvp nyc tv',
  ])('is none: %s', (text) => {
    expect(correct(text)).toBe(text)
  })

  it.each(['seatac', 'victoria', 'franklin'])('%s in a phrase would be no town any more', (town) => {
    expect(isPlainWord(town)).toBe(false)
  })
})
