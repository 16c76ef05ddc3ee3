import { REMOVES, SWAPS } from '../../../lexicon/refusal-words.ts'
import type { Reading, Role } from '../../reading.ts'
import { buildLexicon, matchAt } from '../../words/phrases.ts'
import type { Token } from '../../words/tokenize.ts'
import type { Mention } from '../mentions.ts'
import { leadOf, wordsBefore } from './lead-of.ts'
import type { List } from './lists.ts'

const CHANGES = buildLexicon(REMOVES)

/** What goes and what comes of "swap the radio for a billboard". */
export function swapped({ tokens }: Reading, lists: readonly List[]): [Mention, Role][] {
  const media = lists.flatMap(({ items }) => items)
  return media.slice(1).flatMap((after, i): [Mention, Role][] => {
    const before = media[i] as Mention
    const joint = tokens.slice(before.end, after.start).map(({ text }) => text)
    if (joint.length > 4) return []
    const said = wordsBefore(tokens, before.start).replace(/ (?:our|my|your|out)$/, '')
    const isSwap = SWAPS.some(([verb, word]) => verb.test(said) && joint.includes(word))
    return isSwap
      ? [
          [before, 'refused'],
          [after, 'wanted'],
        ]
      : []
  })
}

/** Whether a text says what goes and what comes or stays. */
export function changesPlan({ tokens }: Reading, lists: readonly List[]): boolean {
  const changes = lists.flatMap(({ items }) =>
    items.map(({ start }) => changeAt(tokens, leadOf(tokens, start))),
  )
  const found = new Set(changes)
  // "cut the radio, cut the social"
  if (changes.filter((change) => change === 'removes').length > 1) return true
  const stays = lists.some(({ items }) =>
    items.some(({ end }) => /^(stays?|instead)$/.test(tokens[end]?.text ?? '')),
  )
  return found.has('removes') && (found.has('keeps') || stays)
}

/** Whether the words up to `last` take a thing out of a plan or put it in. */
export function changeAt(tokens: readonly Token[], last: number): 'removes' | 'keeps' | undefined {
  for (const at of [last - 1, last]) {
    const change = tokens[at] ? matchAt(tokens, at, CHANGES) : undefined
    if (change && change.end >= last) return change.value
  }
  return undefined
}
