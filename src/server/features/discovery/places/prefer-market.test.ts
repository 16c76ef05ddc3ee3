import { expect, it } from 'vitest'
import { loadGazetteer } from '#server/platform/geocoding/load-gazetteer.ts'
import { preferMarket } from './prefer-market.ts'

const gazetteer = loadGazetteer()
const suggest = (typed: string, withSpaces: RegExp = /never/) =>
  preferMarket(
    gazetteer
      .suggestPlaces(typed, { limit: 12 })
      .map((place) => ({ place, spaces: withSpaces.test(place.canonical) ? 2 : 0 })),
    typed,
  ).map(({ place }) => place.canonical)

it('names the home state’s places alone where it has them', () => {
  const states = new Set(suggest('Fremont').map((name) => name.slice(-2)))
  expect([...states]).toEqual(['WA'])
  expect(suggest('Fremont')[0]).toBe('Fremont, Seattle, WA')
})

it('keeps far places with spaces, behind, and all where the home state has none of the name', () => {
  const names = suggest('Fremont', /Fremont, CA/)
  expect(names[0]).toBe('Fremont, Seattle, WA')
  expect(names.at(-1)).toBe('Fremont, CA')
  expect(suggest('Portland')).toContain('Portland, OR')
  expect(suggest('Boise').some((name) => name.endsWith('ID'))).toBe(true)
})
