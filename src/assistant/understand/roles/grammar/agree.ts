import { AGAINST_LISTS, NEGATIONS } from '../../../lexicon/refusal-words.ts'
import { STANCE_WORDS } from '../../../lexicon/stance-words.ts'
import { TURN_WORDS } from '../../../lexicon/turn-words.ts'
import { isFree, type Reading, type Role } from '../../reading.ts'
import { buildLexicon, matchAt } from '../../words/phrases.ts'
import type { Mention } from '../mentions.ts'
import type { List } from './lists.ts'

const TURNS = buildLexicon(TURN_WORDS)
/** What is said of a list stands so close behind it, in words. */
const SAID_BEHIND = 6
/** Beside so many that name what to book, one that names something else is rare. */
const MOST_NAMED = 2
const LONG_LIST = 3

/**
 * One list has one polarity unless a negation stands inside it: where nothing before or behind it speaks against it, no item of a list is
 * refused, and none is left out beside others that are wanted.
 */
export function agreeInLists(
  reading: Reading,
  lists: readonly List[],
  { roles, certain }: { roles: ReadonlyMap<Mention, Role>; certain: ReadonlyMap<Mention, Role> },
): Map<Mention, Role> {
  const mended = new Map<Mention, Role>()
  for (const { parts } of lists)
    for (const [n, part] of parts.entries()) {
      const media = part.filter((item) => item.kind === 'medium' && !certain.has(item))
      const isTurned = parts.length > 1 && n === 0
      if (media.length + (isTurned ? 1 : 0) < 2) continue
      const open = media.filter((item) => isFree(reading, item.start, item.end))
      const named = part.filter((item) => roles.get(item) !== 'aside').length
      const isAgreed = new Set(part.map((item) => roles.get(item))).size < 2
      // a long list that is refused needs a word that refuses it
      const isLeft =
        isAgreed && !isTurned && (part.length < LONG_LIST || named === 0 || isWanted(roles, part))
      if (isLeft || open.every((item) => roles.get(item) === 'aside')) continue
      if (speaksAgainst(reading, part, isTurned)) continue
      const isCertain = named >= (isCoordinated(reading, part) ? 1 : MOST_NAMED)
      for (const item of open)
        if (!item.unsure && (roles.get(item) === 'refused' || isCertain)) mended.set(item, 'wanted')
    }
  return mended
}

function isWanted(roles: ReadonlyMap<Mention, Role>, part: readonly Mention[]): boolean {
  return part.every((item) => roles.get(item) === 'wanted')
}

/** "print and on digital displays": joined by a word. */
function isCoordinated({ tokens }: Reading, part: readonly Mention[]): boolean {
  return part
    .slice(1)
    .every((item, i) =>
      tokens.slice((part[i] as Mention).end, item.start).some(({ text }) => /^(and|or|&|\+|y|o)$/.test(text)),
    )
}

/** Whether what stands before a list, or right behind it, speaks against it. */
export function speaksAgainst({ tokens }: Reading, part: readonly Mention[], isTurned: boolean): boolean {
  const first = part[0] as Mention
  const last = part.at(-1) as Mention
  const sentence = tokens[first.start]?.sentence as number
  const opens = tokens.findIndex((token) => token.sentence === sentence)
  // "everything except radio: so print, social, events"
  const colon = tokens.findLastIndex(({ text }, i) => text === ':' && i > opens && i < first.start)
  const from = colon === -1 ? opens : colon
  if (isAgainst(tokens, from, first.start, false)) return true
  // what is said behind it is of the part that the negation sets apart
  if (isTurned) return false
  let to = last.end
  const end = (tokens[last.start]?.sentence as number) + 1
  while (tokens[to] && (tokens[to]?.sentence as number) <= end && to < last.end + SAID_BEHIND) to++
  return isAgainst(tokens, last.end, to, true)
}

/** Whether words speak against the list, other than those that set apart what stands behind them ("…, no radio"). */
function isAgainst(tokens: Reading['tokens'], from: number, to: number, isBehind: boolean): boolean {
  for (let i = from; i < to; i++) {
    const turn = matchAt(tokens, i, TURNS)
    if (turn?.value === 'ignore') {
      i = turn.end - 1
      continue
    }
    const text = tokens[i]?.text ?? ''
    const isApart = isBehind && /^[,;.]$/.test(tokens[i - 1]?.text ?? '')
    if (isApart && (NEGATIONS.has(text) || turn?.value === 'excluded')) return false
    if (turn?.value === 'excluded' || turn?.value === 'past') return true
    if (STANCE_WORDS.refuse.has(text) || STANCE_WORDS.bad.has(text) || AGAINST_LISTS.test(text)) return true
  }
  return false
}
