import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { RECIPIENT_STATE_LABELS } from '#domain/planning/briefs.ts'
import { ListFrame } from '#web/ui/list-frame.tsx'
import { describeDue } from './brief-words.ts'
import { receivedBriefsQuery } from './queries.ts'

/** Briefs that buyers sent, the newest first. */
export function ReceivedBriefsScreen() {
  const query = useQuery(receivedBriefsQuery)
  return (
    <ListFrame
      query={query}
      rows={query.data}
      things="briefs"
      empty="Buyers who plan a campaign send one brief to several sellers. Yours are here, with a notice for each."
    >
      {(briefs) => (
        <ul className="flex flex-col divide-y divide-rule border-y border-rule">
          {briefs.map((brief) => (
            <li key={brief.id} className="flex flex-col gap-1 py-3 wrap-anywhere">
              <Link
                to="/sell/briefs/$id"
                params={{ id: String(brief.id) }}
                className="link self-start font-semibold"
              >
                <bdi>{brief.title}</bdi>
              </Link>
              <span className="text-sm text-ink-soft">
                {`${brief.buyer} · ${RECIPIENT_STATE_LABELS[brief.state]} · ${describeDue(brief)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </ListFrame>
  )
}
