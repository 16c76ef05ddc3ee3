import type { Venue } from '#domain/vocabulary.ts'
import { HAUNTS } from '../../lexicon/venue-context.ts'
import type { PhraseMatch } from '../words/phrases.ts'
import type { Token } from '../words/tokenize.ts'

/** So many words may name the people: "where retired folks eat breakfast". */
const MOST_PEOPLE_WORDS = 4

/**
 * "Where retirees eat breakfast", "donde comen las familias": what people do there names the venue. Unsure, as the asker's own
 * town is also where people work; what was learned decides.
 */
export function findHaunts(tokens: readonly Token[]): PhraseMatch<Venue>[] {
  return tokens.flatMap(({ text, sentence }, start) => {
    if (text !== 'where' && text !== 'wherever' && text !== 'donde') return []
    for (let at = start + 1; at <= start + 1 + MOST_PEOPLE_WORDS; at++) {
      const token = tokens[at]
      if (token?.kind !== 'word' || token.sentence !== sentence) return []
      const venue = venueOf(token)
      if (venue) return [{ value: venue, start, end: at + 1, unsure: true as const }]
    }
    return []
  })
}

function venueOf({ text }: Token): Venue | undefined {
  return (Object.keys(HAUNTS) as Venue[]).find((venue) => HAUNTS[venue]?.has(text))
}
