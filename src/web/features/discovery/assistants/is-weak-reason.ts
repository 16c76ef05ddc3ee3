import type { ShownMatch } from './shown-match.ts'

// the word that a sentence begins with, by the part of the score it is about
const PART_OF_SENTENCE = {
  Place: 'place',
  Price: 'budget',
  Dates: 'availability',
  Lugar: 'place',
  Precio: 'budget',
  Fechas: 'availability',
} as const
const WEAK = { place: 0.4, budget: 0.5, availability: 0.75 } as const

/** A reason with a low score is a drawback, and gets no tick. */
export function isWeakReason(sentence: string, parts: ShownMatch['parts']): boolean {
  const name = PART_OF_SENTENCE[sentence.split(':')[0] as keyof typeof PART_OF_SENTENCE]
  const part = parts.find((one) => one.name === name)
  return part !== undefined && name !== undefined && part.points / part.max < WEAK[name]
}
