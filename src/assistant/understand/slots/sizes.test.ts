import { expect, it } from 'vitest'
import { findPugetSoundPlaces } from '#test/evaluation/puget-sound.ts'
import { readRequest } from '../understand.ts'
import { findSizes } from './sizes.ts'

const OPTIONS = { now: new Date('2026-11-21T19:00:00Z'), findPlaces: findPugetSoundPlaces }

it.each([
  [`a 10'6" x 36' billboard in Kent`, '10 ft 6 in × 36 ft'],
  [`10'5 x 22'8 poster in Everett`, '10 ft 5 in × 22 ft 8 in'],
  ['billboard 14x48 in Tacoma under $3000 a month', '14 × 48 ft'],
  ['billboard 14x48 in tacoma', '14 × 48 ft'],
  ['a 14 by 48 along I-5', '14 × 48 ft'],
  ['need a 30 by 40 foot wall', '30 × 40 ft'],
  [`14' x 48' on I-5`, '14 × 48 ft'],
  ['window 30 in x 70 in in Ballard', '30 × 70 in'],
  ['window 30 x 70 in in Ballard', '30 × 70 in'],
  ['window 30 in x 70 in Ballard', '30 × 70 in'],
  ['poster 24"x36" in Olympia', '24 × 36 in'],
  ['poster 24 in × 36 in in Tacoma', '24 × 36 in'],
  ['a wall 14 ft high x 48 ft wide in Kent', '14 × 48 ft'],
  [`14'H x 48'W on I-5`, '14 × 48 ft'],
  ['60 ft high × 34 ft across', '60 × 34 ft'],
  ['a wall of 3 m x 6 m', '9 ft 10 in × 19 ft 8.25 in'],
])('a size is read in "%s"', (text, words) => {
  expect(findSizes(text, ['Tacoma']).map((size) => size.words)).toEqual([words])
})

it.each([
  'digital 1920x1080 screens',
  '2 x 4 weeks of radio',
  'poster 24x36 in Olympia',
  '$14x48',
  'from 10 to 36 weeks',
  'open 24/7',
])('none is guessed in "%s"', (text) => {
  expect(findSizes(text)).toEqual([])
})

it('a size is wanted, and is nothing that was not used', () => {
  const { unread, formats, criteria } = readRequest(`10'6" x 36' billboard in Tacoma, $2,000`, OPTIONS)
  expect([unread, formats]).toEqual([[], { wanted: [], refused: [], sizes: ['10 ft 6 in × 36 ft'] }])
  expect(criteria).toMatchObject({ adTypes: ['billboard'], place: 'Tacoma', priceMax: 2000 })
})

it.each([
  [`10'5" x 22'8" posters around Seattle for eight weeks`, true],
  [`10'6" x 36' billboard in Tacoma near the mall`, true],
  ['print me a 24"x36" poster', false],
])('a size of a face is no errand: "%s"', (text, isRequest) => {
  expect(readRequest(text, OPTIONS).isRequest).toBe(isRequest)
})
