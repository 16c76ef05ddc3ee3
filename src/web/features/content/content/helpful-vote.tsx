import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import type { Article } from '#contract/content/content.ts'
import { ApiError, api } from '#web/platform/api.ts'
import { randomId } from '#web/platform/random-id.ts'
import { Button } from '#web/ui/button.tsx'

const VISITOR_KEY = 'placard-visitor'

/** One vote per visitor; pressing the other button changes it. */
export function HelpfulVote({ slug, votes }: { slug: string; votes: Article['votes'] }) {
  const [counts, setCounts] = useState(votes)
  const [chosen, setChosen] = useState<boolean | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const vote = async (isHelpful: boolean) => {
    const before = chosen
    setChosen(isHelpful)
    setProblem(null)
    try {
      const body = { isHelpful, visitor: visitorId() }
      setCounts(await api('POST /api/content/articles/:slug/votes', { params: { slug }, body }))
    } catch (error) {
      setChosen(before)
      setProblem(
        error instanceof ApiError ? error.message : 'Your answer could not be sent. Please try again.',
      )
    }
  }
  const total = counts.yes + counts.no
  return (
    <section
      aria-labelledby="helpful-title"
      className="screen-only mt-12 border-t border-rule pt-6 noscript:hidden"
    >
      <h2 id="helpful-title" className="text-xl">
        Was this article helpful?
      </h2>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button variant="outline" aria-pressed={chosen === true} onClick={() => vote(true)}>
          <ThumbsUp aria-hidden="true" />
          Yes
        </Button>
        <Button variant="outline" aria-pressed={chosen === false} onClick={() => vote(false)}>
          <ThumbsDown aria-hidden="true" />
          No
        </Button>
        {total > 0 && (
          <span className="text-sm text-ink-faint">
            {counts.yes} of {total} found this helpful
          </span>
        )}
      </div>
      <p role="status" className="mt-2 min-h-6 text-[0.9375rem] text-ink-soft">
        {problem ?? (chosen === null ? '' : THANKS[chosen ? 'yes' : 'no'])}
      </p>
    </section>
  )
}

const THANKS = {
  yes: 'Thank you. Your answer is counted.',
  no: 'Thank you. Your answer is counted. If something is missing, tell us under “Submit Feedback” below.',
}

/** Anonymous random visitor id; without storage every visit gets a new one. */
function visitorId(): string {
  try {
    const kept = localStorage.getItem(VISITOR_KEY)
    if (kept) return kept
    const made = randomId()
    localStorage.setItem(VISITOR_KEY, made)
    return made
  } catch {
    return randomId()
  }
}
