import type { Reading } from '#assistant/understand/reading.ts'
import { listMentions } from '#assistant/understand/roles/mentions.ts'
import { AD_TYPES, type AdType } from '#domain/vocabulary.ts'
import type { QueryCase } from '../requests/parse-requests.ts'

/** Words for a medium that fit most sentences. */
export const PHRASES: Readonly<Record<AdType, readonly string[]>> = {
  billboard: ['billboards', 'a billboard', 'billboard', 'billboard ads'],
  print: ['flyers', 'posters', 'newspaper', 'print', 'magazines', 'brochures', 'postcards'],
  digital: ['digital', 'screens', 'digital screens', 'online'],
  radio: ['radio', 'podcasts', 'radio spots', 'radio'],
  event: ['event', 'sponsorship', 'festivals', 'a booth', 'events'],
  social: ['social media', 'instagram', 'facebook', 'newsletters', 'social'],
}

/** The same request with its media exchanged: who says what about a thing does not hang on the thing. */
export function swapMedia(
  { text, expected }: QueryCase,
  reading: Reading,
  random: () => number,
): QueryCase | undefined {
  const mentions = listMentions(reading).filter(({ kind, unsure }) => kind === 'medium' && !unsure)
  if (mentions.length === 0 || mentions.some(({ value }) => !(value in PHRASES))) return undefined
  const turn = 1 + Math.floor(random() * (AD_TYPES.length - 1))
  const to = (type: AdType) => AD_TYPES[(AD_TYPES.indexOf(type) + turn) % AD_TYPES.length] as AdType
  let swapped = ''
  let at = 0
  for (const { value, start, end } of mentions) {
    const phrases = PHRASES[to(value as AdType)]
    const from = reading.tokens[start]?.start ?? at
    if (from < at) return undefined
    swapped += text.slice(at, from) + phrases[Math.floor(random() * phrases.length)]
    at = reading.tokens[end - 1]?.end ?? from
  }
  return {
    text: swapped + text.slice(at),
    expected: {
      ...expected,
      adTypes: expected.adTypes.map(to),
      excludedAdTypes: expected.excludedAdTypes.map(to),
    },
  }
}
