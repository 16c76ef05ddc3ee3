import { expect, it } from 'vitest'
import { read, SOURCES } from './support/sources.ts'

/**
 * Words that the code had for what the field has a word of its own. Retired → the field's. No function or type is named by one of
 * them again; names of local variables and texts for people are free.
 */
const RETIRED: Record<string, string> = {
  tell: 'notify (people), describe (words for them), report',
  told: 'notification, details, notified',
  telling: 'notices',
  untold: 'pending',
  asked: 'the name of the function, and Input; requested',
  unasked: 'without, pending',
  wish: 'request (of a buyer), preference (of a search)',
  wishes: 'preferences',
  kept: 'stored, unchanged',
  paper: 'document',
  papers: 'documents',
  forget: 'erase (what is about a person), delete, remove',
  lapse: 'expire',
  lapsed: 'expired',
  fade: 'demotion',
  ruler: 'basis',
  heard: 'phonetic',
  dear: 'expensive',
}

/** Words in -ing that are nouns of the trade or the field. */
const NOUNS = [
  'Booking',
  'Building',
  'Crossing',
  'Encoding',
  'Facing',
  'Listing',
  'Mapping',
  'Meaning',
  'Outgoing',
  'Posting',
  'Reading',
  'Ring',
  'Setting',
  'Standing',
  'Understanding',
  'Viewing',
]

const code = SOURCES.filter(
  (path) =>
    /^src\/(domain|contract|search|planner|assistant|server|web)\//.test(path) && !path.includes('.test.'),
)

function wordsOf(name: string): string[] {
  return name.split(/(?=[A-Z])/).map((word) => word.toLowerCase())
}

const declarationsOf = (kinds: string) =>
  code.flatMap((path) =>
    [...read(path).matchAll(new RegExp(`^(?:export )?(?:async )?(?:${kinds}) (\\w+)`, 'gm'))].map(
      (match) => match[1]!,
    ),
  )

it('functions and types are named by the words of the field', () => {
  const declared = declarationsOf('function|interface|type|class')
  expect(declared.length).toBeGreaterThan(5000)
  const found = declared.filter((name) => wordsOf(name).some((word) => word in RETIRED))
  expect([...new Set(found)].sort()).toEqual([])
})

it('types are named by what they are, not by a participle alone', () => {
  const found = declarationsOf('interface|type').filter((name) => /^[A-Z][a-z]+ing$/.test(name))
  expect([...new Set(found)].filter((name) => !NOUNS.includes(name)).sort()).toEqual([])
})

it('percentages are written without a space, as in "30%"', () => {
  const texts = SOURCES.filter((path) => /^(content|db\/seeds|src)\//.test(path) && !path.includes('.test.'))
  const spaced = /^(?!\s*(?:\/\/|\*|\/\*)).*[0-9}] % (?:[a-z]{2,} [a-z]|[a-z]{2,}['`.,])/m
  expect(texts.filter((path) => spaced.test(read(path)))).toEqual([])
})
