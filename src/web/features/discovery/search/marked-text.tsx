import { Fragment } from 'react'
import { findExcerpt, markMatches, type Quotable } from './match-words.ts'

/** Highlights the search terms in a text; rendered as text, so any content is safe. */
export function MarkedText({ text, words }: { text: string; words: readonly string[] }) {
  let at = 0
  return markMatches(text, words).map((part) => {
    const key = at
    at += part.text.length
    return part.isMatch ? (
      <mark key={key} className="rounded-[3px] bg-accent-soft px-0.5 text-inherit">
        {part.text}
      </mark>
    ) : (
      <Fragment key={key}>{part.text}</Fragment>
    )
  })
}

/** Why a space was found when neither its title nor its place contains the search terms. */
export function MatchExcerpt({ listing, words }: { listing: Quotable; words: readonly string[] }) {
  const excerpt = findExcerpt(listing, words)
  if (excerpt === null) return null
  return (
    <p className="line-clamp-2 text-sm text-ink-soft">
      <MarkedText text={excerpt} words={words} />
    </p>
  )
}
