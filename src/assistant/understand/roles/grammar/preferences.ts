import { wordSet } from '../../../lexicon/phrases.ts'
import {
  AFTER_PREFERENCE,
  CHOOSES,
  NOT_OWN_PREFERENCE,
  OPENS_WISH,
  POINTS_AT,
  PREFERS,
} from '../../../lexicon/preference-words.ts'
import { LIST_FILLERS } from '../../../lexicon/refusal-words.ts'
import type { Reading, Role } from '../../reading.ts'
import type { Token } from '../../words/tokenize.ts'
import type { Mention } from '../mentions.ts'
import { leadOf, wordsBefore } from './lead-of.ts'
import { findLists, type List } from './lists.ts'
import { governed } from './reach.ts'

/**
 * "Billboard over radio", "prefer print to radio", "we chose print over events": what comes first is asked for. What it is preferred to is
 * neither asked for nor refused; what it was chosen over is refused.
 */
export function preferred(reading: Reading, lists: readonly List[]): [Mention, Role][] {
  return lists.slice(1).flatMap((below, i) => readPair(reading, lists[i] as List, below))
}

/** Where media start that something is preferred to: they were heard, though no criterion came from them. */
export function rankedBelow(reading: Reading, mentions: readonly Mention[]): Set<number> {
  if (!reading.tokens.some(({ text }) => RANKS.has(text))) return new Set()
  const pairs = preferred(reading, findLists(reading, mentions))
  return new Set(pairs.flatMap(([{ start }, role]) => (role === 'aside' ? [start] : [])))
}

/** One of these stands in every preference. */
const RANKS = wordSet(
  'over sobre > than que prefer prefers preferred preferring prefiero prefiere prefieren preferimos',
)

function readPair(reading: Reading, above: List, below: List): [Mention, Role][] {
  const { tokens } = reading
  const part = above.parts.at(-1) as readonly Mention[]
  const [head, last] = [part[0], part.at(-1)] as [Mention, Mention]
  const lower = below.parts[0] as readonly Mention[]
  const role = roleBelow(reading, { head, last, next: lower[0] as Mention })
  if (!role) return []
  const set = governed(tokens, lower, 'and')
  const higher = governed(tokens, part, 'and').length === part.length ? part : [last]
  const isSame = set.some(({ value }) => higher.some((one) => one.value === value))
  if (isSame || !endsThere(tokens, set.at(-1) as Mention)) return []
  return [
    ...higher.map((item): [Mention, Role] => [item, 'wanted']),
    ...set.map((item): [Mention, Role] => [item, role]),
  ]
}

interface Pair {
  /** The first and the last of what is named above. */
  head: Mention
  last: Mention
  /** The first of what is named below. */
  next: Mention
}

function roleBelow(reading: Reading, { head, last, next }: Pair): Role | undefined {
  const { tokens, placeAt } = reading
  if (next.unsure || tokens[last.end - 1]?.sentence !== tokens[next.start]?.sentence) return undefined
  const words: string[] = []
  for (let at = last.end; at < next.start; at++) if (placeAt[at] === -1) words.push(tokens[at]?.text ?? '')
  const joint = words.filter((word) => !LIST_FILLERS.has(word) && !POINTS_AT.has(word)).join(' ')
  // most lists stand beside each other by chance
  if (!SETS_ABOVE.test(joint) && words.join(' ') !== 'a') return undefined
  const said = wordsBefore(tokens, head.start)
  const isOfOthers = NOT_OWN_PREFERENCE.test(said)
  const isPreferred = PREFERS.test(said) && !isOfOthers
  if (/^(?:over|sobre|>)$/.test(joint)) {
    if (CHOOSES.test(said) && !isOfOthers) return 'refused'
    // "over the radio" is where something is told
    const isBare = !words.some((word) => POINTS_AT.has(word)) && !(PREFERS.test(said) && isOfOthers)
    return (PREFERS_PLAINLY.test(said) && isPreferred) || (isBare && startsRequest(reading, head))
      ? 'aside'
      : undefined
  }
  const isTold =
    (joint === 'to' && /\bprefer/.test(said)) ||
    /^(?:better than|antes que)$/.test(joint) ||
    (joint === 'than' && words.includes('more')) ||
    (joint === '' && words.join(' ') === 'a' && /\bpref(?:ier|erimos)/.test(said))
  return isTold && isPreferred ? 'aside' : undefined
}

/** What is left between two media, without articles. */
const SETS_ABOVE = /^(?:over|sobre|>|to|than|better than|antes que)$/

/** Of the verbs of {@link PREFERS} those that say nothing else. */
const PREFERS_PLAINLY = /\b(?:prefer|favou?r|prioriti|prefier)/

/** Nothing stands before it that makes of "over" a way to tell something: "promote our event over radio". */
function startsRequest({ tokens, placeAt }: Reading, head: Mention): boolean {
  if (head.unsure) return false
  const at = leadOf(tokens, head.start)
  const lead = tokens[at]
  if (!lead || lead.sentence !== tokens[head.start]?.sentence) return true
  return OPENS_WISH.has(lead.text) || placeAt[at] !== -1
}

/** "Over the radio station" is a place. */
function endsThere(tokens: readonly Token[], { end }: Mention): boolean {
  let at = end
  while (/^(?:ads?|adverts?|advertising|spots?|campaigns?|space)$/.test(tokens[at]?.text ?? '')) at++
  const next = tokens[at]
  if (!next || next.sentence !== tokens[end - 1]?.sentence) return true
  return next.kind !== 'word' || AFTER_PREFERENCE.has(next.text)
}
