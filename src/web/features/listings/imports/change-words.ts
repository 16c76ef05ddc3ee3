import type { Import } from '#contract/listings/imports.ts'
import { count } from './state-words.ts'

/** Columns of a listing as people call them; the two of a price and of a pin are one thing. */
const WORDS: Record<string, string> = {
  ad_type: 'type',
  frequency: 'interval',
  lat: 'pin',
  lng: 'pin',
  location_text: 'place',
  location_details: 'how to find it',
  listing_type: 'rent or sale',
  target_market: 'audience tags',
  availability_start: 'first day',
  availability_end: 'last day',
  min_contract: 'minimum term',
}

/** `availability_start` → "first day", `setup_fee` → "setup fee" */
export function toColumnWord(column: string): string {
  return WORDS[column] ?? column.replaceAll('_', ' ')
}

/** Each once, in their order. */
export function listColumnWords(columns: readonly string[]): string {
  return [...new Set(columns.map(toColumnWord))].join(', ')
}

/** What a file changes of the spaces there were, a sentence for each way: at once, after review, unseen, and not at all. */
export function describeChanges(changes: Import['changes'], { hasKnown }: { hasKnown: boolean }): string[] {
  if (!changes) return []
  const { fields, missing } = changes
  const ways = [
    ['Live at once', 'live'],
    ['Waits for review', 'waiting'],
    ['Changed before anybody sees it', 'private'],
  ] as const
  const lines = ways.flatMap(([label, way]) => {
    const words = new Map<string, number>()
    for (const field of fields)
      words.set(toColumnWord(field.column), Math.max(words.get(toColumnWord(field.column)) ?? 0, field[way]))
    const said = [...words].filter(([, spaces]) => spaces > 0)
    return said.length > 0
      ? [
          `${label}: ${said.map(([word, spaces]) => `${word} of ${spaces.toLocaleString('en-US')}`).join(', ')}.`,
        ]
      : []
  })
  return hasKnown && missing.spaces > 0 ? [...lines, describeMissing(missing)] : lines
}

function describeMissing({ spaces, titles }: NonNullable<Import['changes']>['missing']): string {
  const shown = titles.map((title) => `“${title}”`).join(', ')
  const more = spaces - titles.length
  const rest = more > 0 ? ` and ${more.toLocaleString('en-US')} more` : ''
  const [are, stay] = spaces === 1 ? ['is', 'stays as it is'] : ['are', 'stay as they are']
  return `${count(spaces, 'of your spaces', 'of your spaces')} ${are} not in this file and ${stay}: ${shown}${rest}.`
}
