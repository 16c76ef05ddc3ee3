import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { places } from '#test/support/discovery/gazetteer.ts'
import { readFaces, readPages, readPixels, readSpots } from './booking/creative/stated-formats.ts'
import { readStatement } from './booking/statement.ts'
import { parseCrossing } from './discovery/places/crossing.ts'
import { parsePlaceQuery } from './discovery/places/query.ts'
import { readBarePair, readSizes } from './listings/read-size.ts'
import { readPriceIn, readSetupFeesIn } from './listings/stated-money.ts'
import { looksOfficial } from './names.ts'

/** Words at which the readers look before and behind, so that any of them may stand first, last and twice. */
const WORDS =
  "and & / @ at corner of the near by in between off north nw se ave avenue st street way hwy 1st 3rd 42nd 5 14 x 48 × 14x48 14' 6\" ft feet in. mm px sec :30 60 seconds wide high (h) w h $500 $1,200 /mo per week month setup fee 98101 9810 seattle kent orange tacoma medford's lewiston id wa washington or tempe az hermistin ballard downtown capitol hill i-5 , . ; : ! - – placard 5upport adm1n date amount credit description 1/2/2026 31.12.26".split(
    ' ',
  )
const texts = fc
  .array(fc.tuple(fc.constantFrom(...WORDS), fc.constantFrom(' ', '', '  ', ', ', '\n', '. ')), {
    maxLength: 14,
  })
  .map((parts) => parts.flat().join(''))
const any = fc.oneof(texts, fc.string({ maxLength: 60 }), fc.string({ unit: 'grapheme', maxLength: 60 }))

describe('what people write', () => {
  it.each([
    {
      name: 'sizes',
      read: (text: string) => [readSizes(text), readBarePair(text), readFaces(text), readPages(text)],
    },
    { name: 'pixels and spots', read: (text: string) => [readPixels(text), readSpots(text, text)] },
    { name: 'prices', read: (text: string) => [readPriceIn(text), readSetupFeesIn(text)] },
    { name: 'crossings and places', read: (text: string) => [parseCrossing(text), parsePlaceQuery(text)] },
    { name: 'names', read: (text: string) => looksOfficial(text, 'person') },
  ])('is read or not, and never too short for its reader: $name', ({ read }) => {
    fc.assert(
      fc.property(any, (text) => void read(text)),
      { numRuns: 3000 },
    )
  })

  it('finds places in it', () => {
    fc.assert(
      fc.property(texts, (text) => {
        places.findPlacesInText(text)
        places.suggestPlaces(text)
        places.resolvePlace(text)
      }),
      { numRuns: 1000 },
    )
  })

  it('is a bank statement or none', async () => {
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        expect(await readStatement(text)).toBeDefined()
      }),
      { numRuns: 300 },
    )
  })
})
