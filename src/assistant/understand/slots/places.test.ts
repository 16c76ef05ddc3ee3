import { expect, it } from 'vitest'
import { placesOf } from '#domain/discovery/criteria.ts'
import { places as gazetteer } from '#test/support/discovery/gazetteer.ts'
import { EVALUATION_NOW } from '#training/requests/evaluation-now.ts'
import { understand } from '../understand.ts'

const OPTIONS = { now: EVALUATION_NOW, findPlaces: (text: string) => gazetteer.findPlacesInText(text) }

it.each([
  ['billboard in Ballard or Fremont', ['Ballard', 'Fremont']],
  ['Ballard, Fremont and Capitol Hill: posters', ['Ballard', 'Fremont', 'Capitol Hill']],
  ['radio in both Tacoma and Olympia', ['Tacoma', 'Olympia']],
  ['billboard in Tacoma for 500 and radio in Olympia', ['Tacoma', 'Olympia']],
  ['billboards in Tacoma or, if that is too dear, Olympia', ['Tacoma', 'Olympia']],
  ['flyers around Fremont as well as Ballard', ['Fremont', 'Ballard']],
  ['98101, 98103 and 98107', ['98101', '98103', '98107']],
  ['anuncios en Tacoma o en Olympia', ['Tacoma', 'Olympia']],
])('reads every place of "%s"', (text, places) => {
  expect(placesOf(understand(text, OPTIONS))).toEqual(places)
})

it.each([
  ['posters in Ballard, Seattle', 'Ballard'],
  ['billboard in Tacoma, not Olympia', 'Tacoma'],
  ['billboards in Ballard, I live in Fremont', 'Ballard'],
  ['I fix bikes in a barn near Olympia and want radio in Tacoma', 'Tacoma'],
  ['door hangers Ballard, Fremont is done', 'Ballard'],
  ['between Ballard and Fremont, it is Fremont', 'Fremont'],
  ['radio in Ballard, Ballard and Ballard', 'Ballard'],
])('reads one place of "%s"', (text, place) => {
  expect(placesOf(understand(text, OPTIONS))).toEqual([place])
})

it('reads no more places than an answer can serve', () => {
  const many = understand('98101, 98102, 98103, 98104, 98105 and 98107', OPTIONS)
  expect(placesOf(many)).toHaveLength(4)
})

it('takes one place for a space that somebody has', () => {
  const own = understand('I have walls in Ballard and Fremont', { ...OPTIONS, userType: 'seller' })
  expect(placesOf(own)).toEqual(['Ballard'])
})
