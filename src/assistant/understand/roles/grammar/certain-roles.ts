import {
  ALL_NAMED,
  ANSWERED_NO,
  ANSWERED_YES,
  BEFORE_GETTING,
  CLOSES_CLAUSE,
  DENIALS,
  FORBIDS,
  GETTING_VERBS,
  IN_MEDIA_FIELD,
  LIKED_MORE,
  LIKED_TOO,
  LIST_FILLERS,
  LIST_NEGATIONS,
  LIST_SEPARATORS,
  MEDIA_FIELD,
  NEGATIONS,
  NO_ANSWER,
  NOT_THAT,
  OF_OTHERS,
  ONLY_THIS,
  PRAISES,
  REFUSING_FIELD,
  REFUSING_IDIOMS,
  SAID_AFTER,
  TENDERS,
  UNDOES_NEGATION,
  UNDOES_WITHOUT,
  VERB_NEGATIONS,
  WANTING_FIELD,
  WISHES,
  WONDERS,
} from '../../../lexicon/refusal-words.ts'
import { ALL_WORDS } from '../../../lexicon/stance-words.ts'
import { isFree, type Reading, type Role } from '../../reading.ts'
import { buildLexicon, matchAt } from '../../words/phrases.ts'
import type { Token } from '../../words/tokenize.ts'
import type { Mention } from '../mentions.ts'
import { speaksAgainst } from './agree.ts'
import { leadOf, wordsBefore } from './lead-of.ts'
import type { List } from './lists.ts'
import { listPlainly } from './plain-lists.ts'
import { changeAt, changesPlan, swapped } from './plan-changes.ts'
import { preferred } from './preferences.ts'
import { governed, type Reach } from './reach.ts'

const AFTER = buildLexicon(SAID_AFTER)
const LEAST_WISHES = 2
/** Verbs that are said of one thing. */
const OF_ONE = new Set('is isnt does doesnt didnt was wasnt can never'.split(' '))
/** "We have nothing on the radio yet" tells. */
const JOINERS = new Set('and or nor & + y o ni'.split(' '))
const HAVING = new Set('have has had got theres is hay tenemos'.split(' '))
/** Words between "all" and "but". */
const MAX_NAMED = 4
const LONG_SENTENCE = 40

/** Roles that the grammar of a refusal settles: nothing about them is left to learn. */
export function certainRoles(reading: Reading, lists: readonly List[]): Map<Mention, Role> {
  const roles = new Map<Mention, Role>()
  const isChange = changesPlan(reading, lists)
  for (const { parts } of lists)
    for (const [n, part] of parts.entries()) {
      const [head] = part as [Mention]
      const led =
        roleBefore(reading, head, isChange) ??
        roleAfterBut(reading, head, roles.get(parts[n - 1]?.[0] as Mention)) ??
        roleOfList(reading, part)
      const ruled = led ? governed(reading.tokens, part, led.reach) : []
      for (const item of ruled) if (!item.unsure || led?.isPlain) roles.set(item, led?.role as Role)
      // "no radio, posters are fine": what is said behind a list is not of what was refused before it
      const isKept = (item: Mention) =>
        led?.role === 'refused' && ruled.includes(item) && ruled.length < part.length
      for (const [item, role] of rolesAfter(reading, part))
        if (!item.unsure && !(role === 'wanted' && isKept(item))) roles.set(item, role)
    }
  for (const [item, role] of preferred(reading, lists)) if (!roles.has(item)) roles.set(item, role)
  for (const [item, role] of swapped(reading, lists)) roles.set(item, role)
  for (const [item, role] of answeredInRow(reading, lists)) roles.set(item, role)
  for (const item of listPlainly(reading, lists, roles)) if (!roles.has(item)) roles.set(item, 'wanted')
  for (const item of roles.keys()) if (item.kind !== 'medium') roles.delete(item)
  for (const item of [...roles.keys()]) if (!isFree(reading, item.start, item.end)) roles.delete(item)
  return roles
}

interface Led {
  role: Role
  reach: Reach
  /** So plain that a word that names a medium only now and then names it here. */
  isPlain?: true
}

function roleBefore({ tokens }: Reading, head: Mention, isChange: boolean): Led | undefined {
  const at = leadOf(tokens, head.start)
  const word = tokens[at]?.text ?? ''
  const before = tokens[at - 1]?.text ?? ''
  if (tokens[at]?.sentence !== tokens[head.start]?.sentence) return undefined
  const isUndone = UNDOES_NEGATION.has(before) || (word === 'without' && UNDOES_WITHOUT.has(before))
  const said = wordsBefore(tokens, head.start)
  if (DENIALS.test(said)) return undefined
  if (REFUSING_FIELD.test(said)) return { role: 'refused', reach: 'all' }
  if (WANTING_FIELD.test(said)) return { role: 'wanted', reach: 'all' }
  if (WONDERS.test(said)) return { role: 'wanted', reach: 'or', isPlain: true }
  if (ONLY_THIS.test(said)) return { role: 'wanted', reach: 'and' }
  if (NEGATIONS.has(word) && !isUndone)
    return { role: 'refused', reach: LIST_NEGATIONS.has(word) ? 'and' : 'or' }
  // "w/o radio"
  if (word === 'o' && before === '/' && tokens[at - 2]?.text === 'w') return { role: 'refused', reach: 'and' }
  if (word === 'nothing' && !HAVING.has(before)) return { role: 'refused', reach: 'or' }
  // "everything but radio", "I'd take anything over radio"
  const isOver = word === 'over' && /^(anything|everything)$/.test(before)
  if (isOver || (word === 'but' && isOfAll(tokens, at))) return { role: 'refused', reach: 'and' }
  if (isNotGetting(tokens, at, head)) return { role: 'refused', reach: 'or' }
  if (PRAISES.test(said)) return { role: 'wanted', reach: 'or' }
  if (NOT_THAT.test(said) || OF_OTHERS.test(said)) return { role: 'aside', reach: 'and' }
  if (LIKED_TOO.test(said) && isLessLiked(tokens, head)) return { role: 'wanted', reach: 'and' }
  if (isForbidden(said)) return { role: 'refused', reach: 'and' }
  if (REFUSING_IDIOMS.test(said)) return { role: 'refused', reach: said.includes(':') ? 'all' : 'or' }
  if (!isChange) return undefined
  const change = changeAt(tokens, at)
  if (change === 'removes') return { role: 'refused', reach: 'and', isPlain: true }
  return change ? { role: 'wanted', reach: 'and' } : undefined
}

/** "We have not sworn off radio" forbids nothing. */
function isForbidden(said: string): boolean {
  const [found, before = ''] = FORBIDS.exec(said) ?? []
  return found !== undefined && !VERB_NEGATIONS.has(before) && !/^(?:not|never)$/.test(before)
}

/** "Everything but radio", "all kinds of media but radio". */
function isOfAll(tokens: readonly Token[], but: number): boolean {
  let at = but - 1
  while (but - at < MAX_NAMED && ALL_NAMED.test(tokens[at]?.text ?? '')) at--
  return ALL_WORDS.has(tokens[at]?.text ?? '')
}

/** "No magazines, but a small ad in the weekly paper". */
function roleAfterBut({ tokens }: Reading, head: Mention, before: Role | undefined): Led | undefined {
  const word = tokens[leadOf(tokens, head.start)]?.text ?? ''
  return before === 'refused' && /^(but|pero)$/.test(word)
    ? { role: 'wanted', reach: 'and', isPlain: true }
    : undefined
}

/** "We'd like: 1) a billboard 2) a newspaper ad 3) a radio spot": a list right behind the wish. */
function roleOfList(reading: Reading, part: readonly Mention[]): Led | undefined {
  const { tokens, items } = reading
  const said = wordsBefore(tokens, (part[0] as Mention).start)
  // "channel: campus posters"
  let opens = (part[0] as Mention).start
  while (items[opens - 1]) opens -= 1
  if (MEDIA_FIELD.test(wordsBefore(tokens, opens))) return { role: 'wanted', reach: 'all' }
  // "tactics: social, hospital-adjacent billboards"
  if (IN_MEDIA_FIELD.test(said) && !speaksAgainst(reading, part, true)) return { role: 'wanted', reach: 'or' }
  if (isTendered(tokens, part[0] as Mention)) return { role: 'wanted', reach: 'and', isPlain: true }
  return part.length >= LEAST_WISHES &&
    WISHES.test(said) &&
    !said.split(' ').some((word) => VERB_NEGATIONS.has(word))
    ? { role: 'wanted', reach: 'all' }
    : undefined
}

/** "The city requests quotes for notices in a newspaper": with nothing refused before it. */
function isTendered(tokens: readonly Token[], { start }: Mention): boolean {
  const said = wordsBefore(tokens, start, LONG_SENTENCE)
  return (
    TENDERS.test(said) && !said.split(' ').some((word) => NEGATIONS.has(word) || VERB_NEGATIONS.has(word))
  )
}

/** "We are not buying radio", "respondents shall not propose radio"; "not buying, but renting a billboard" is of the deal. */
function isNotGetting(tokens: readonly Token[], at: number, head: Mention): boolean {
  let verb = at
  if (!GETTING_VERBS.has(tokens[verb]?.text ?? '') && !/^(in|for)$/.test(tokens[verb]?.text ?? ''))
    return false
  while (BEFORE_GETTING.has(tokens[verb - 1]?.text ?? '')) verb--
  const negation = tokens[verb - 1]?.text ?? ''
  if (!VERB_NEGATIONS.has(negation) || UNDOES_NEGATION.has(tokens[verb - 2]?.text ?? '')) return false
  if (!GETTING_VERBS.has(tokens[verb]?.text ?? '') && verb === at) return false
  const isOfDeal = /^(buy|buying|purchase|purchasing|bought)$/.test(tokens[at]?.text ?? '')
  return !(
    isOfDeal &&
    restOfSentence(tokens, head.end).some(({ text }) => /^(rent|renting|lease|leasing)$/.test(text))
  )
}

function isLessLiked(tokens: readonly Token[], head: Mention): boolean {
  return restOfSentence(tokens, head.end).some(({ text }) => LIKED_MORE.test(text))
}

function restOfSentence(tokens: readonly Token[], from: number): Token[] {
  const sentence = tokens[from]?.sentence
  const rest: Token[] = []
  for (let i = from; tokens[i] && tokens[i]?.sentence === sentence; i++) rest.push(tokens[i] as Token)
  return rest
}

/** "Radio and print are out" is said of the whole list, "radio no, paper yes" of one item. */
function rolesAfter({ tokens, text }: Reading, part: readonly Mention[]): [Mention, Role][] {
  const single = part.flatMap((item): [Mention, Role][] => {
    const role = isShortlyOut(tokens, text, item.end) ? 'refused' : saidAt(tokens, item.end)
    return role ? [[item, role]] : []
  })
  const last = part.at(-1) as Mention
  let at = last.end
  while (LIST_FILLERS.has(tokens[at]?.text ?? '')) at++
  const answer = answerAt(tokens, at)
  if (answer) return part.map((item) => [item, answer])
  const said = tokens[at]?.sentence === tokens[last.start]?.sentence ? matchAt(tokens, at, AFTER) : undefined
  const next = said ? tokens[said.end] : undefined
  const closes = !next || next.sentence !== tokens[at]?.sentence || CLOSES_CLAUSE.test(next.text)
  if (!said || !closes) return single
  // "billboard in Kent, radio is dead": of one thing, unless "and" makes them one
  const isOfLast = OF_ONE.has(tokens[at]?.text ?? '') && !isJoinedLast(tokens, part)
  return (isOfLast ? [last] : part).map((item) => [item, said.value])
}

function isJoinedLast(tokens: readonly Token[], part: readonly Mention[]): boolean {
  const [before, last] = part.slice(-2)
  if (!before || !last) return true
  return tokens.slice(before.end, last.start).some(({ text }) => JOINERS.has(text))
}

/** "Radio no billboard yes": each is answered right behind it, without a mark between. */
function answeredInRow({ tokens }: Reading, lists: readonly List[]): [Mention, Role][] {
  const media = lists.flatMap(({ items }) => items).filter(({ kind }) => kind === 'medium')
  const isAnswer = (at: number) => /^(?:yes|no|si)$/.test(tokens[at]?.text ?? '')
  const isRow = media.length > 1 && media.every(({ end }) => isAnswer(end))
  if (!isRow || isAnswer((media[0] as Mention).start - 1)) return []
  return media.map((item) => [item, tokens[item.end]?.text === 'no' ? 'refused' : 'wanted'])
}

/** "Radio's out, print's out": the verb is part of the word. */
function isShortlyOut(tokens: readonly Token[], text: string, end: number): boolean {
  const [last, word, next] = [tokens[end - 1], tokens[end], tokens[end + 1]]
  if (!last || !/['’]s$/i.test(text.slice(last.start, last.end))) return false
  return /^(?:out|off|excluded|gone)$/.test(word?.text ?? '') && (!next || CLOSES_CLAUSE.test(next.text))
}

/** "Radio? Sure. Social? No." */
function answerAt(tokens: readonly Token[], at: number): Role | undefined {
  const [mark, word, next] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (mark?.text !== '?' || !word || NO_ANSWER.test(next?.text ?? '')) return undefined
  if (ANSWERED_NO.test(word.text)) return 'refused'
  const closes = !next || next.sentence !== word.sentence || next.kind === 'mark'
  return closes && ANSWERED_YES.test(word.text) ? 'wanted' : undefined
}

/** "Radio no, …": the word closes its item. */
function saidAt(tokens: readonly Token[], end: number): Role | undefined {
  const at = tokens[end]?.text === ':' ? end + 1 : end
  const word = tokens[at]
  const next = tokens[at + 1]
  if (!word || word.sentence !== tokens[end - 1]?.sentence) return undefined
  const closes =
    !next ||
    next.sentence !== word.sentence ||
    (next.kind === 'mark' && LIST_SEPARATORS.has(next.text)) ||
    /^[.;!?:]$/.test(next.text)
  if (!closes) return undefined
  if (word.text === 'no' || word.text === 'nope') return 'refused'
  return /^(yes|si|yep)$/.test(word.text) ? 'wanted' : undefined
}
