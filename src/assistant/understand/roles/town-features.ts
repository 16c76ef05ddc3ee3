import { isEverydayWord } from '#domain/common-words.ts'
import type { Reading } from '../reading.ts'
import type { Token } from '../words/tokenize.ts'
import type { Mention } from './mentions.ts'

/** Edges of the sizes that towns are told apart by, in inhabitants. */
const SIZES = [1000, 5000, 15_000, 50_000, 150_000]

/** What tells a town from a word or a person: how big and how far it is, how it is written, and what stands around it. */
export function townFeatures(reading: Reading, mention: Mention, words: readonly string[]): string[] {
  if (!mention.unsure) return []
  const { tokens, text, places, unsurePlaces } = reading
  const { start, end } = mention
  const town = unsurePlaces.find(({ first }) => first === start)
  const own = tokens.slice(start, end)
  const large = own.filter((token) => isLarge(text, token)).length
  const written = large === own.length ? 'large' : large > 0 ? 'part' : 'small'
  const isWord = own.every((token) => isEverydayWord(token.text)) ? 'word' : 'strange'
  const size = SIZES.findIndex((edge) => (town?.place.population ?? 0) < edge)
  const isHome = town?.place.state === 'WA' ? 'home' : 'away'
  const opens = isEdge(tokens[start - 1], tokens[start])
  const closes = isEdge(tokens[end], tokens[start])
  const kind = `${isWord} ${written}`
  return [
    'unsure',
    `unsure ${kind} ${Math.min(own.length, 2)}`,
    `unsure ${kind} ${opens ? 'opens' : ''} ${closes ? 'closes' : ''}`,
    `unsure ${kind} ${isHome} size ${size}`,
    `unsure ${kind} first ${start === 0} last ${end === tokens.length}`,
    `unsure ${kind} beside ${Math.min(places.length, 2)} ${Math.min(unsurePlaces.length, 3)}`,
    `unsure -1 ${words[start - 1] ?? '|'}`,
    `unsure +1 ${words[end] ?? '|'}`,
    `unsure ${kind} -1 ${words[start - 1] ?? '|'}`,
    `unsure ${kind} +1 ${words[end] ?? '|'}`,
    `unsure -+ ${words[start - 1] ?? '|'} ${words[end] ?? '|'}`,
    `unsure next large ${isLarge(text, tokens[end])} before ${isLarge(text, tokens[start - 1])} ${written}`,
  ]
}

function isLarge(text: string, token: Token | undefined): boolean {
  return token?.kind === 'word' && /[A-Z]/.test(text[token.start] as string)
}

/** A comma, a dash, or the end of the sentence. */
function isEdge(beside: Token | undefined, own: Token | undefined): boolean {
  return beside === undefined || beside.sentence !== own?.sentence || beside.kind === 'mark'
}
