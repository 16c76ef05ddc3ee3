import { sellerLabel } from '#domain/listings/seller-label.ts'
import { FEATURE_LABELS, VENUE_LABELS } from '#domain/vocabulary.ts'
import type { CardListing, FoundIn } from './card-listing.ts'

export type Quotable = Pick<CardListing, 'title' | 'location'> & FoundIn

export interface TextPart {
  text: string
  isMatch: boolean
}

/** Context, in characters, on each side of the first match. */
const AROUND = 48
const WORD = /[\p{L}\p{N}]+/gu

/** Splits the text where a word starts with a search term or shares its stem. */
export function markMatches(text: string, words: readonly string[]): TextPart[] {
  const parts: TextPart[] = []
  const folded = words.map(fold)
  let end = 0
  for (const found of text.matchAll(WORD)) {
    if (!isMatch(fold(found[0]), folded)) continue
    if (found.index > end) parts.push({ text: text.slice(end, found.index), isMatch: false })
    parts.push({ text: found[0], isMatch: true })
    end = found.index + found[0].length
  }
  return end < text.length ? [...parts, { text: text.slice(end), isMatch: false }] : parts
}

/**
 * Context of a term that neither title nor place contains: in the description, the seller's name, a venue or a feature.
 */
export function findExcerpt(listing: Quotable, words: readonly string[]): string | null {
  const shown = listTokens(`${listing.title} ${listing.location.text}`)
  const missing = words.map(fold).filter((word) => !shown.some((token) => isMatch(token, [word])))
  if (missing.length === 0) return null
  const labels = [
    ...(listing.venue ? [VENUE_LABELS[listing.venue]] : []),
    ...listing.features.map((feature) => (FEATURE_LABELS as Record<string, string>)[feature] ?? feature),
  ]
  const texts = [listing.description, sellerLabel(listing.seller), labels.join(' · ')]
  for (const text of texts) {
    const match = [...text.matchAll(WORD)].find(([token]) => isMatch(fold(token), missing))
    if (match) return cutAround(text, match.index, match[0].length)
  }
  return null
}

function cutAround(text: string, at: number, length: number): string {
  const from = Math.max(0, at - AROUND)
  const to = Math.min(text.length, at + length + AROUND)
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1
  const end = to === text.length ? to : text.lastIndexOf(' ', to)
  return `${start > 0 ? '…' : ''}${text.slice(Math.min(start, at), Math.max(end, at + length))}${end < text.length ? '…' : ''}`
}

function isMatch(token: string, words: readonly string[]): boolean {
  return words.some((word) => token.startsWith(word) || stem(token) === stem(word))
}

function listTokens(text: string): string[] {
  return text.match(WORD)?.map(fold) ?? []
}

/** Approximates Postgres' English stemmer, to highlight the same words. */
function stem(word: string): string {
  const cut = word.replace(/(?:ies|ing|ers|ed|er|es|s|y|e)$/, '')
  return cut.length >= 3 ? cut : word
}

function fold(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('æ', 'ae')
}
