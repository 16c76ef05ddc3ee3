import type { Audience } from '#domain/vocabulary.ts'
import {
  ARTICLES,
  COLLEGE_PEOPLE,
  COLLEGES,
  COMPANY_PEOPLE,
  DAILY_GOALS,
  DESK_COMPANIES,
  DESK_WORKPLACES,
  GOES,
  GROUP_NOUNS,
  OWNED_PRIVATELY_ES,
  SCHOOLS,
  SPANISH_SCHOOLS,
  SPANISH_YOUNG,
  TRAVELS,
  WORK,
  WORKS,
} from '../../lexicon/group-words.ts'
import type { PhraseMatch } from '../words/phrases.ts'
import type { Token } from '../words/tokenize.ts'

type Words = ReadonlySet<string>
type Found = PhraseMatch<Audience> | undefined

const THAT = new Set(['who', 'that', 'which', 'que'])
const AT_WORK = new Set(['in', 'at', 'for', 'en', 'by'])
const FROM = new Set(['at', 'of', 'in', 'from', 'de', 'del'])
const AT_SCHOOL = new Set(['at', 'of', 'in', 'from', 'on'])
const ALONG = new Set(['in', 'out', 'over', 'up', 'down', 'back'])
const TOWARDS = new Set(['to', 'into', 'onto', '2'])
const INTO_WORK = new Set(['in', 'to'])
const MAX_GAP = 6

/** People named by where they work, study or go each day; a lexicon could not hold all the ways. */
export function findGroups(tokens: readonly Token[]): PhraseMatch<Audience>[] {
  const found: PhraseMatch<Audience>[] = []
  for (let at = 0; at < tokens.length; at++) {
    const match =
      workersAt(tokens, at) ??
      companyAt(tokens, at) ??
      schoolAt(tokens, at) ??
      spanishSchoolAt(tokens, at) ??
      travelersAt(tokens, at) ??
      spanishOwnersAt(tokens, at)
    if (!match) continue
    found.push(match)
    at = match.end - 1
  }
  return found
}

/** The index behind the word at `at` where it is one of `words`, else -1; it has to be in the sentence of `first`. */
function take(tokens: readonly Token[], at: number, words: Words, first: number): number {
  const token = tokens[at]
  return at >= 0 && token && token.sentence === tokens[first]?.sentence && words.has(token.text) ? at + 1 : -1
}

/** As {@link take}, for words that may be missing. */
function pass(tokens: readonly Token[], at: number, words: Words, first: number): number {
  const next = take(tokens, at, words, first)
  return next === -1 ? at : next
}

/** "persons that work in Microsoft", "men working at the banks", "workers of the Amazon offices". */
function workersAt(tokens: readonly Token[], start: number): Found {
  const noun = take(tokens, start, GROUP_NOUNS, start)
  if (noun === -1) return undefined
  const works = take(tokens, pass(tokens, noun, THAT, start), WORKS, start)
  const joint = works === -1 ? take(tokens, noun, FROM, start) : take(tokens, works, AT_WORK, start)
  if (joint === -1) return undefined
  const place = pass(tokens, pass(tokens, joint, ARTICLES, start), ARTICLES, start)
  const named = take(tokens, place, DESK_WORKPLACES, start)
  if (named === -1) return undefined
  const end = pass(tokens, named, DESK_WORKPLACES, start)
  // "the guys at the bank" may be anybody
  return { value: 'professionals', start, end, ...(works === -1 && { unsure: true as const }) }
}

/** "capitol workers", "Amazon crowd". */
function companyAt(tokens: readonly Token[], start: number): Found {
  const people = take(tokens, start, DESK_COMPANIES, start)
  const end = people === -1 ? -1 : take(tokens, people, COMPANY_PEOPLE, start)
  return end === -1 ? undefined : { value: 'professionals', start, end }
}

/** "BYU kids", "college hackers", "girls at the community college", "the seniors in Mount Vernon's high schools". */
function schoolAt(tokens: readonly Token[], start: number): Found {
  const named = take(tokens, start, COLLEGES, start)
  const people = named === -1 ? -1 : take(tokens, named, COLLEGE_PEOPLE, start)
  if (people !== -1) return { value: 'students', start, end: people }
  const isSeniors = tokens[start]?.text === 'seniors'
  if (!isSeniors && !GROUP_NOUNS.has(tokens[start]?.text ?? '')) return undefined
  const joint = take(tokens, start + 1, AT_SCHOOL, start)
  if (joint === -1) return undefined
  const end = isSeniors ? behindHighSchool(tokens, joint, start) : -1
  if (end !== -1) return { value: 'students', start, end }
  const school = pass(tokens, pass(tokens, joint, ARTICLES, start), ARTICLES, start)
  const last = take(tokens, school, SCHOOLS, start)
  return last === -1 ? undefined : { value: 'students', start, end: last }
}

function behindHighSchool(tokens: readonly Token[], from: number, start: number): number {
  for (let at = from; at < from + MAX_GAP; at++) {
    const token = tokens[at]
    if (!token || token.sentence !== tokens[start]?.sentence) return -1
    if (token.text === 'high' && tokens[at + 1]?.stem === 'school') return at + 2
  }
  return -1
}

/** "los de la U", "chavos del college", "jóvenes de la prepa". */
function spanishSchoolAt(tokens: readonly Token[], start: number): Found {
  const people = take(tokens, start, SPANISH_YOUNG, start)
  const joint = people === -1 ? -1 : take(tokens, people, FROM, start)
  if (joint === -1) return undefined
  const end = take(tokens, pass(tokens, joint, ARTICLES, start), SPANISH_SCHOOLS, start)
  return end === -1 ? undefined : { value: 'students', start, end }
}

/** "drive in to Boeing", "going in job": on the way to work. */
function travelersAt(tokens: readonly Token[], start: number): Found {
  const travels = take(tokens, start, TRAVELS, start)
  if (travels === -1) return undefined
  const isGoing = GOES.has(tokens[start]?.text ?? '')
  const further = take(tokens, travels, ALONG, start)
  const to = further === -1 ? -1 : take(tokens, further, TOWARDS, start)
  const joint = to === -1 ? take(tokens, travels, isGoing ? INTO_WORK : TOWARDS, start) : to
  if (joint === -1) return undefined
  const end = take(tokens, pass(tokens, joint, ARTICLES, start), isGoing ? WORK : DAILY_GOALS, start)
  return end === -1 ? undefined : { value: 'commuters', start, end }
}

/** "dueños de taquerías". */
function spanishOwnersAt(tokens: readonly Token[], start: number): Found {
  if (!/^duen[oa]s$/.test(tokens[start]?.text ?? '') || tokens[start + 1]?.text !== 'de') return undefined
  const owned = tokens[start + 2]
  if (owned?.kind !== 'word' || OWNED_PRIVATELY_ES.has(owned.text)) return undefined
  return { value: 'local-business', start, end: start + 3 }
}
