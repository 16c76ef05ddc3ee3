import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import type { Conversation } from '#contract/conversations.ts'
import { Button } from '#web/ui/button.tsx'
import { ProposeDialog } from './propose-dialog.tsx'
import { threadViewingsQuery } from './queries.ts'
import { ViewingItem } from './viewing-item.tsx'
import { isOpen } from './viewing-words.ts'

type ViewingPanelProps = {
  conversation: Pick<Conversation, 'id' | 'lastSeq' | 'listing' | 'side' | 'other' | 'isBlocked'>
}

/** Beside a conversation: the viewings that may still take place, those that are over, and proposing one. */
export function ViewingPanel({ conversation }: ViewingPanelProps) {
  const { data: viewings } = useQuery(threadViewingsQuery(conversation))
  const [isProposing, setIsProposing] = useState(false)
  if (!viewings) return null
  const [open, past] = [viewings.filter(isOpen), viewings.filter((viewing) => !isOpen(viewing))]
  const canPropose = !conversation.isBlocked && !conversation.other.hasLeft
  return (
    <section aria-labelledby="viewings-title" className="flex flex-col gap-3 border-t border-rule p-4 xl:p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="viewings-title" className="text-lg">
          Viewings
        </h2>
        {canPropose && (
          <Button size="sm" variant="outline" onClick={() => setIsProposing(true)}>
            <CalendarClock aria-hidden="true" />
            Propose a viewing
          </Button>
        )}
      </div>
      {open.length > 0 && (
        <ul className="flex flex-col gap-4">
          {open.map((viewing) => (
            <li key={viewing.id}>
              <ViewingItem viewing={viewing} />
            </li>
          ))}
        </ul>
      )}
      {past.length > 0 && (
        <details>
          <summary className="cursor-pointer text-sm text-ink-soft pointer-coarse:py-2">
            {past.length === 1 ? 'One earlier viewing' : `${past.length} earlier viewings`}
          </summary>
          <ul className="mt-3 flex flex-col gap-4">
            {past.map((viewing) => (
              <li key={viewing.id}>
                <ViewingItem viewing={viewing} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {isProposing && <ProposeDialog conversation={conversation} onClose={() => setIsProposing(false)} />}
    </section>
  )
}
