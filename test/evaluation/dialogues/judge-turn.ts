import type { AssistantAnswer } from '#contract/discovery/assistants.ts'
import { placesOf } from '#domain/discovery/criteria.ts'
import { splitMatches } from '#web/features/discovery/assistants/split-matches.ts'

interface Judged {
  answer: AssistantAnswer
  /** Null at the first turn. */
  before: AssistantAnswer | null
}

const SPANISH = /\b(el|la|los|las|de|es|para|por|que|un|una|no|en|del|al|y)\b/gi
const ENGLISH = /\b(the|is|are|you|your|for|of|and|this|it|with|fits?)\b/gi

/** What somebody reads first: the text, the rows compared, and where links lead. */
function shownText({ suggestion, comparison, links }: AssistantAnswer): string {
  const rows = comparison?.rows.map(({ label, values }) => `${label}: ${values.join(' / ')}`) ?? []
  return [
    suggestion,
    comparison?.titles.join(' / ') ?? '',
    ...rows,
    ...(links ?? []).map((link) => link.text),
  ].join('\n')
}

/** In the order of the panel. */
export function listShown(answer: AssistantAnswer): Pick<AssistantAnswer['matches'][number], 'listing'>[] {
  const { shown, rest } = splitMatches(answer)
  return [...shown, ...rest]
}

/** The rubrics that an answer fails; empty where it is useful. */
export function judgeTurn(rubric: readonly string[], judged: Judged): string[] {
  const { answer, before } = judged
  const text = shownText(answer)
  const isSame = before && answer.suggestion === before.suggestion && !rubric.includes('again')
  const own = isSame ? ['says what it said before'] : []
  const broken = /\b(undefined|NaN|null)\b|<\w/.test(text) ? ['is broken'] : []
  return [...own, ...broken, ...rubric.filter((one) => !isMet(one, text, judged))]
}

function isMet(rubric: string, text: string, { answer, before }: Judged): boolean {
  const [, key, value] = /^crit\.(\w+)=(.*)$/.exec(rubric) ?? []
  if (key !== undefined && value !== undefined) return String(readCriterion(answer, key)) === value
  if (rubric.startsWith('+')) return new RegExp(rubric.slice(1), 'i').test(text)
  if (rubric.startsWith('-')) return !new RegExp(rubric.slice(1), 'i').test(text)
  if (rubric.startsWith('link:'))
    return (answer.links ?? []).some(({ path }) => new RegExp(rubric.slice(5)).test(path))
  if (rubric === 'ask') return text.includes('?')
  if (rubric === 'es') return count(SPANISH, answer.suggestion) > 2 * count(ENGLISH, withoutTitles(answer))
  return rubric.split('|').some((one) => isWordMet(one, text, { answer, before }))
}

function isWordMet(word: string, text: string, { answer, before }: Judged): boolean {
  const ordinal = /^names(\d)$/.exec(word)?.[1]
  if (ordinal) {
    const title = before ? listShown(before)[Number(ordinal) - 1]?.listing.title : undefined
    return title !== undefined && text.includes(title)
  }
  if (word === 'same') return JSON.stringify(answer.criteria) === JSON.stringify(before?.criteria)
  if (word === 'found') return listShown(answer).length > 0
  if (word === 'any' || word === 'again') return true
  return new RegExp(word, 'i').test(text)
}

function readCriterion({ criteria }: AssistantAnswer, key: string): unknown {
  if (key === 'place') return placesOf(criteria).join('+')
  const value = (criteria as unknown as Record<string, unknown>)[key]
  return Array.isArray(value) ? value.join('+') : value
}

function count(words: RegExp, text: string): number {
  return text.match(words)?.length ?? 0
}

function withoutTitles({ suggestion, matches }: AssistantAnswer): string {
  return matches.reduce((rest, { listing }) => rest.replaceAll(listing.title, ''), suggestion)
}
