import { LIST_FILLERS, LIST_SEPARATORS, NEGATIONS } from '../../../lexicon/refusal-words.ts'
import type { Reading } from '../../reading.ts'
import type { Mention } from '../mentions.ts'

/** Things named one after another: "print, digital and events", "radio yes, paper no". */
export interface List {
  items: readonly Mention[]
  /** Parts of the list that a negation or "but" sets apart; one part has one polarity. */
  parts: readonly (readonly Mention[])[]
}

/** So many words between two items of a list. */
const MAX_BETWEEN = 7
const TURNS = /^(but|yes|si|pero)$/

/** The media and venues of a text as the lists they stand in; a thing that stands alone is a list of one. */
export function findLists(reading: Reading, mentions: readonly Mention[]): List[] {
  const things = mentions
    .filter(({ kind }) => kind === 'medium' || kind === 'venue')
    .filter((one, i, all) => i === 0 || one.start >= (all[i - 1] as Mention).end)
  const lists: Mention[][][] = []
  let last: Mention | undefined
  for (const thing of things) {
    const between = last ? joinOf(reading, last, thing) : 'apart'
    if (between === 'apart') lists.push([[thing]])
    else if (between === 'turned') lists.at(-1)?.push([thing])
    else lists.at(-1)?.at(-1)?.push(thing)
    last = thing
  }
  return lists.map((parts) => ({ parts, items: parts.flat() }))
}

/** Whether what stands between two things makes them items of one list, and turns its polarity. */
function joinOf(
  { tokens, placeAt }: Reading,
  before: Mention,
  after: Mention,
): 'apart' | 'joined' | 'turned' {
  const between = tokens.slice(before.end, after.start)
  const sentence = tokens[before.start]?.sentence
  // "radio; print; digital"
  const opens = /^[;:]?$/.test(tokens[before.start - 1]?.text ?? '')
  if (between.length === 1 && between[0]?.text === ';' && opens) return 'joined'
  if (between.length > MAX_BETWEEN || tokens[after.start]?.sentence !== sentence) return 'apart'
  let isSeparated = false
  let isTurned = false
  for (const [i, { text, kind }] of between.entries()) {
    const isNegation = NEGATIONS.has(text) || TURNS.test(text)
    if (isNegation) isTurned = true
    if (LIST_SEPARATORS.has(text) || isNegation || isNumbering(between[i]?.text, between[i + 1]?.text))
      isSeparated = true
    else if (
      !LIST_FILLERS.has(text) &&
      text !== ')' &&
      text !== '(' &&
      placeAt[before.end + i] === -1 &&
      kind !== 'ordinal'
    )
      return 'apart'
  }
  // "a booth at a fair" is one thing
  if (!isSeparated) return after.unsure && after.value === before.value ? 'joined' : 'apart'
  return isTurned ? 'turned' : 'joined'
}

/** "1) a billboard 2) a newspaper ad". */
function isNumbering(text = '', next = ''): boolean {
  return /^\d$/.test(text) && next === ')'
}
