import { required } from '#domain/required.ts'
import { type Claim, claimsOf } from './claims.ts'
import { sentencesOf } from './sentences.ts'

/** A space as a model gets to know it. */
export interface SpaceFacts {
  id: number
  title: string
  /** Its own fields, in plain words. */
  facts: Record<string, unknown>
  /** What its seller wrote; a figure of it is the seller's alone. */
  says?: string
  /** Price by the month, dollars; null where it has none. */
  monthly: number | null
  /** Miles from the place asked for; null where there is none. */
  miles: number | null
}

/** What a tool returns: text in which spaces stand by their ids, `[#12]`. */
export interface ToolFacts {
  text: string
  spaces?: readonly SpaceFacts[]
  /** The space that fits the request best. */
  best?: number | undefined
  links?: readonly { text: string; path: string }[]
}

interface KnownSpace {
  title: string
  claims: Claim[]
  /** Of its own fields, folded. */
  words: string
  saidClaims: Claim[]
  saidWords: string
  monthly: number | null
  miles: number | null
}

/** All that a model was told in one answer: what it writes is held against this and nothing else. */
export interface Known {
  /** Of the request: a limit, no fact of a space. */
  asked: Claim[]
  /** Of what was told and is of no one space. */
  general: Claim[]
  /** Every word told, folded. */
  words: Set<string>
  spaces: Map<number, KnownSpace>
  best: Set<number>
  links: { text: string; path: string }[]
}

/** Nothing but the request. */
export function openKnown(request: string): Known {
  // "900 a month" of a request is money whether or not it says so; the 1 of "Jan 1" never is
  const asked = claimsOf(request).flatMap((claim) =>
    claim.kind === 'count' ? [claim, { ...claim, kind: 'money' as const }] : [claim],
  )
  return { asked, general: [], words: wordsOf(request), spaces: new Map(), best: new Set(), links: [] }
}

export const REFERENCE = /\[?#(\d{1,12})\]?/g

/** Adds what a tool returned. */
export function learn(known: Known, { text, spaces = [], best, links = [] }: ToolFacts): void {
  for (const space of spaces) learnSpace(known, space)
  for (const sentence of sentencesOf(text)) learnSentence(known, sentence)
  addWords(known, text)
  if (best !== undefined) known.best.add(best)
  for (const link of links) {
    addWords(known, link.text)
    if (!known.links.some(({ path }) => path === link.path)) known.links.push(link)
  }
}

function learnSpace(known: Known, { id, title, facts, says = '', monthly, miles }: SpaceFacts): void {
  const told = Object.values(facts)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter((value) => value !== null && value !== undefined)
    .map(String)
  const before = known.spaces.get(id)
  const claims = told.flatMap((text) => claimsOf(text))
  known.spaces.set(id, {
    title,
    claims: [...(before?.claims ?? []), ...claims],
    words: `${before?.words ?? ''} ${told.join(' ').toLowerCase()}`,
    saidClaims: [...(before?.saidClaims ?? []), ...claimsOf(says)],
    saidWords: `${before?.saidWords ?? ''} ${says.toLowerCase()}`,
    monthly: monthly ?? before?.monthly ?? null,
    miles: miles ?? before?.miles ?? null,
  })
  addWords(known, `${told.join(' ')} ${says}`)
}

/** A sentence of spaces tells of them alone: each figure belongs to the id it stands behind, those before any to all. */
function learnSentence(known: Known, sentence: string): void {
  const ids = listIds(sentence).filter(({ id }) => known.spaces.has(id))
  if (ids.length === 0) {
    known.general.push(...claimsOf(sentence))
    return
  }
  for (const claim of claimsOf(withoutIds(sentence)))
    for (const { id } of ownersOf(claim.index, ids)) required(known.spaces.get(id)).claims.push(claim)
  for (const { id } of ids) required(known.spaces.get(id)).words += ` ${withoutIds(sentence).toLowerCase()}`
}

/** Ids with where they stand. */
export function listIds(sentence: string): { id: number; index: number }[] {
  return [...sentence.matchAll(REFERENCE)].map((found) => ({ id: Number(found[1]), index: found.index }))
}

/** The sentence with its ids blanked, so that offsets stay. */
export function withoutIds(sentence: string): string {
  return sentence.replace(REFERENCE, (id) => ' '.repeat(id.length))
}

/** Of which spaces a figure at `index` is: the last named before it, else all that the sentence names. */
export function ownersOf<T extends { index: number }>(index: number, ids: readonly T[]): readonly T[] {
  const before = ids.findLast((one) => one.index < index)
  return before ? [before] : ids
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/\p{L}{2,}/gu))
}

function addWords(known: Known, text: string): void {
  for (const word of wordsOf(text)) known.words.add(word)
}
