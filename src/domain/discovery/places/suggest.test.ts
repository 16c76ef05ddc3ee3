import { describe, expect, it } from 'vitest'
import { BOSTON, places, SEATTLE } from '#test/support/discovery/gazetteer.ts'

describe('suggestPlaces', () => {
  const first = (text: string, near?: { lat: number; lng: number }) =>
    places.suggestPlaces(text, { near, limit: 5 }).map((place) => place.canonical)

  it.each([
    ['sea', 'Seattle, WA'],
    ['tac', 'Tacoma, WA'],
    ['oly', 'Olympia, WA'],
    ['cap h', 'Capitol Hill, Seattle, WA'],
    ['ball', 'Ballard, Seattle, WA'],
    ['pike', 'Pike Place Market, Seattle, WA'],
    ['lumen', 'Lumen Field, Seattle, WA'],
    ['vancouver w', 'Vancouver, WA'],
    ['portland, m', 'Portland, ME'],
    ['ballard, s', 'Ballard, Seattle, WA'],
    ['st lou', 'St. Louis, MO'],
    ['new yo', 'New York City, NY'],
    ['bellvu', 'Bellevue, WA'],
    ['seatl', 'Seattle, WA'],
    ['u dis', 'University District, Seattle, WA'],
  ])('%j → %s', (text, expected) => {
    expect(first(text)[0]).toBe(expected)
  })

  it.each([
    ['taco', 'Tacoma, WA', /Atco/],
    ['cheap', null, /Chesapeake/],
    ['radio', null, /Radnor|Radford/],
    ['phone', null, /Phoenix/],
  ])('W22: %j, a word, is no slip of a place far away', (text, expected, wrong) => {
    const names = first(text)
    expect(names.join('; ')).not.toMatch(wrong)
    if (expected) expect(names[0]).toBe(expected)
    expect(places.resolvePlace(text)?.canonical ?? '').not.toMatch(/, (?!WA$)[A-Z]{2}$/)
  })

  it.each([
    ['chicgo', 'Chicago, IL'],
    ['phoenx', 'Phoenix, AZ'],
    ['los angles', 'Los Angeles, CA'],
    ['huston', 'Houston, TX'],
  ])('W22: %j still means the great city it is a slip of, %s', (text, expected) => {
    expect(first(text)).toContain(expected)
  })

  it('completes ZIP codes, nearest first', () => {
    expect(first('9810', SEATTLE).length).toBeGreaterThan(1)
    expect(first('9810', SEATTLE).every((name) => /^Seattle, WA 9810\d$/.test(name))).toBe(true)
    expect(first('021', BOSTON)[0]).toMatch(/^Boston, MA 021/)
  })

  it('respects the limit and has no duplicates', () => {
    const many = places.suggestPlaces('s', { limit: 20 }).map((place) => place.canonical)
    expect(new Set(many).size).toBe(20)
    expect(places.suggestPlaces('s', { limit: 1 })).toHaveLength(1)
    expect(places.suggestPlaces('s', { limit: 1000 })).toHaveLength(20)
    expect(places.suggestPlaces('s', { limit: Number.NaN })).toHaveLength(8)
    expect(places.suggestPlaces('')).toEqual([])
  })
})
