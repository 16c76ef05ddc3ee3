import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { places } from '#test/support/discovery/gazetteer.ts'

describe('any text at all', () => {
  const texts = fc.oneof(
    fc.string({ maxLength: 300 }),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc
      .array(
        fc.constantFrom('seattle', 'in', ',', 'wa', '98101', 'st', 'capitol', 'hill', 'the', '.', '🎉', 'x'),
        { maxLength: 80 },
      )
      .map((words) => words.join(' ')),
  )

  it('never throws; spans lie in the text, in order, and quote it', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const place = places.resolvePlace(text)
        if (place) expect(Math.abs(place.lat)).toBeLessThanOrEqual(90)
        expect(places.suggestPlaces(text).length).toBeLessThanOrEqual(8)
        let end = 0
        for (const span of places.findPlacesInText(text)) {
          expect(span.start).toBeGreaterThanOrEqual(end)
          expect(text.slice(span.start, span.end)).toBe(span.text)
          end = span.end
        }
      }),
      { numRuns: 300 },
    )
  })

  it.each([
    ['letters', 'a'.repeat(10_000)],
    ['spaces', ' '.repeat(10_000)],
    ['commas', ','.repeat(10_000)],
    ['emoji', '🎉'.repeat(5_000)],
    ['accents', `e${'\u0301'.repeat(9_999)}`],
    ['one city', 'seattle '.repeat(1_250)],
    ['near misses', 'seatlle tacmoa '.repeat(660)],
    ['short words', 'n s e w st mt ft '.repeat(600)],
    ['digits', '98101 '.repeat(1_600)],
    ['control characters', '\u0000\u001b\u202e'.repeat(3_300)],
  ])('ten thousand characters of %s are read in bounded time', (_kind, text) => {
    const started = process.cpuUsage()
    places.resolvePlace(text)
    places.suggestPlaces(text)
    places.findPlacesInText(text)
    const { user, system } = process.cpuUsage(started)
    expect((user + system) / 1000).toBeLessThan(1000)
  })
})
