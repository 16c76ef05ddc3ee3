import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { IfMay } from '#web/platform/auth/if-may.tsx'
import { Button } from '#web/ui/button.tsx'
import { ListFrame } from '#web/ui/list-frame.tsx'
import { describeSummary } from './brief-words.ts'
import { briefsQuery } from './queries.ts'

/** Briefs that were sent, the newest first. */
export function BriefsScreen() {
  const query = useQuery(briefsQuery)
  return (
    <ListFrame
      query={query}
      rows={query.data}
      things="briefs"
      empty="Say once what you are looking for, and several sellers answer with their spaces and prices."
    >
      {(briefs) => (
        <ul className="flex flex-col divide-y divide-rule border-y border-rule">
          {briefs.map((brief) => (
            <li key={brief.id} className="flex flex-col gap-1 py-3 wrap-anywhere">
              <Link
                to="/briefs/$id"
                params={{ id: String(brief.id) }}
                className="link self-start font-semibold"
              >
                <bdi>{brief.title}</bdi>
              </Link>
              <span className="text-sm text-ink-soft tabular-nums">{describeSummary(brief)}</span>
            </li>
          ))}
        </ul>
      )}
    </ListFrame>
  )
}

export function NewBriefLink() {
  return (
    <IfMay needs="plan">
      <Button render={<Link to="/briefs/new" />}>New brief</Button>
    </IfMay>
  )
}
