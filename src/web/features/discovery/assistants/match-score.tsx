import type { AssistantMatch } from '#contract/discovery/assistants.ts'

interface MatchScoreProps {
  score: number
  parts: AssistantMatch['parts']
}

const PART_LABELS: Record<string, string> = {
  place: 'Place',
  budget: 'Budget',
  audience: 'Audience',
  medium: 'Type of space',
  venue: 'Venue',
  format: 'Format',
  features: 'Features',
  availability: 'Dates',
  meaning: 'Your words',
  unread: 'Not understood',
}

/** Score breakdown: each criterion and how well this space meets it. */
export function MatchScore({ score, parts }: MatchScoreProps) {
  const sum = (key: 'points' | 'max') => parts.reduce((total, part) => total + part[key], 0)
  return (
    <>
      <dl className="mt-2 grid max-w-md grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5">
        {parts.map(({ name, points, max }) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{PART_LABELS[name] ?? name}</dt>
            <dd className="contents">
              <span aria-hidden="true" className="h-2 overflow-hidden rounded-pill bg-ink/12">
                <span
                  className="block h-full rounded-pill bg-primary"
                  style={{ width: `${max > 0 ? (points / max) * 100 : 0}%` }}
                />
              </span>
              <span className="text-right tabular-nums">
                {format(points)} of {format(max)}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-1.5 text-ink-faint">
        {format(sum('points'))} of the {format(sum('max'))} points that your request can earn: {format(score)}{' '}
        of 100.
      </p>
    </>
  )
}

const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
const format = (points: number) => oneDecimal.format(points)
