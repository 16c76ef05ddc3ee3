import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatUsd } from '#domain/money.ts'
import { seenListings } from '#web/listing-parts/listing-marks.ts'
import { PriceText } from '#web/listing-parts/price-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { AnswerComparison } from './answer-comparison.tsx'
import { AnswerDraft } from './answer-draft.tsx'
import { AnswerFeedback } from './answer-feedback.tsx'
import { AnswerLinks } from './answer-links.tsx'
import { type AnswerWords, answerWords } from './answer-words.ts'
import type { ShownMatch } from './shown-match.ts'
import { splitMatches } from './split-matches.ts'
import type { Turn, UserType } from './use-conversation.ts'

const FIRST_SHOWN = 4
const WIDE = '(min-width: 768px)'

interface ReplyProps {
  /** Null before the first answer: the live region must exist before its content changes. */
  turn: Turn | null
  userType: UserType
  /** Sends a reply as a follow-up. */
  onReply: (text: string) => void
  onClose: () => void
}

export function AssistantReply({ turn, userType, onReply, onClose }: ReplyProps) {
  const { recommendations = [], nearest = null, comparison, links, replies, unused = [] } = turn?.answer ?? {}
  const { language } = turn?.answer ?? {}
  const words = answerWords(turn?.answer ?? {})
  // on a phone the panel covers the page that a link leads to
  const follow = () => {
    if (!matchMedia(WIDE).matches) onClose()
  }
  const { shown, rest } = splitMatches(turn?.answer ?? {})
  return (
    <div className={cn('flex flex-col gap-3 px-4 text-[0.9375rem]', turn && 'py-4')}>
      {turn && (
        <p className="ml-8 line-clamp-3 self-end rounded-card bg-primary-soft px-3 py-2 text-primary-soft-on">
          {turn.question}
        </p>
      )}
      <p role="status" lang={language} className="whitespace-pre-line">
        {turn?.answer.suggestion}
      </p>
      {unused.length > 0 && (
        <p lang={language} className="text-sm wrap-anywhere text-ink-faint">
          {words.unused(unused)}
        </p>
      )}
      {turn?.isWhole && turn.answer.draft && (
        <AnswerDraft key={`draft of ${turn.question}`} draft={turn.answer.draft} onTake={follow} />
      )}
      {comparison && <AnswerComparison comparison={comparison} />}
      {turn?.isWhole && <AnswerLinks links={links} replies={replies} onReply={onReply} onFollow={follow} />}
      {nearest && (
        <p lang={language} className="font-semibold">
          {words.nearest(nearest)}
        </p>
      )}
      {shown.length + rest.length > 0 && (
        <Matches key={turn?.question} shown={shown} rest={rest} words={words} onClose={onClose} />
      )}
      {recommendations.length > 0 && (
        <ul
          aria-label="Suggestions"
          lang={language}
          className="flex list-disc flex-col gap-1 pl-5 text-ink-soft marker:text-primary"
        >
          {recommendations.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {turn?.isWhole && turn.answer.criteria && (
        <AnswerFeedback
          key={`feedback on ${turn.question}`}
          tool={userType}
          criteria={turn.answer.criteria}
          matches={shown.length + rest.length}
        />
      )}
    </div>
  )
}

interface MatchesProps {
  shown: readonly ShownMatch[]
  rest: readonly ShownMatch[]
  words: AnswerWords
  onClose: () => void
}

function Matches({ shown, rest, words, onClose }: MatchesProps) {
  const [isWhole, setIsWhole] = useState(false)
  const listed = isWhole ? [...shown, ...rest] : shown.slice(0, FIRST_SHOWN)
  const more = shown.length + rest.length - listed.length
  return (
    <div className="flex flex-col items-start gap-1">
      {listed.length > 0 && (
        <ol aria-label="Matches" className="w-full divide-y divide-rule rounded-control border border-rule">
          {listed.map((match) => (
            <MatchLink key={match.listing.id} match={match} words={words} onClose={onClose} />
          ))}
        </ol>
      )}
      {more > 0 && (
        <Button variant="link" onClick={() => setIsWhole(true)}>
          {words.more(more, listed.length === 0)}
        </Button>
      )}
    </div>
  )
}

function MatchLink({
  match: { listing, matchScore, miss },
  words,
  onClose,
}: {
  match: ShownMatch
  words: AnswerWords
  onClose: () => void
}) {
  const follow = () => {
    seenListings.set(listing.id, true)
    // on a phone the panel covers the page it has navigated to
    if (!matchMedia(WIDE).matches) onClose()
  }
  return (
    <li>
      <Link
        to="/listing/$id"
        params={{ id: String(listing.id) }}
        onClick={follow}
        className="flex flex-col gap-0.5 px-3 py-2 hover:bg-ink/8"
      >
        <span className="leading-snug font-semibold">{listing.title}</span>
        <span className="flex flex-wrap items-baseline gap-x-2 text-sm text-ink-soft">
          <PriceText price={listing.price} interval={listing.interval} size="sm" />
          {listing.dated && (
            <span className="font-semibold">{words.total(formatUsd(listing.dated.totalCents / 100))}</span>
          )}
          <span>{listing.location.text}</span>
          {matchScore !== null && matchScore > 0 && (
            <span className="tabular-nums">{words.score(Math.round(matchScore))}</span>
          )}
        </span>
        {miss && <span className="text-sm font-semibold">{miss}</span>}
      </Link>
    </li>
  )
}
