import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import type { Conversation } from '#contract/messaging/conversations.ts'
import type { Viewing } from '#contract/messaging/viewings.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { threadViewingsQuery } from './queries.ts'
import { ViewingItem } from './viewing-item.tsx'
import { ViewingTime } from './viewing-time.tsx'
import { describeStatus, isOpen, nearestOf } from './viewing-words.ts'

const ProposeDialog = lazy(() => import('./propose-dialog.tsx').then((m) => ({ default: m.ProposeDialog })))

type ViewingPanelProps = {
  conversation: Pick<Conversation, 'id' | 'lastSeq' | 'listing' | 'side' | 'other' | 'isBlocked'>
}

/**
 * Beside a conversation: the viewings that may still take place, those that are over, and proposing one. Where the screen has
 * no room beside it, one line says how the nearest stands, and the rest unfolds.
 */
export function ViewingPanel({ conversation }: ViewingPanelProps) {
  const { data: viewings } = useQuery(threadViewingsQuery(conversation))
  const [isProposing, setIsProposing] = useState(false)
  const [isUnfolded, setIsUnfolded] = useState(false)
  const listId = useId()
  if (!viewings) return null
  const open = viewings.filter(isOpen).sort((a, b) => nearestOf(a).localeCompare(nearestOf(b)))
  const past = viewings.filter((viewing) => !isOpen(viewing))
  const canPropose = !conversation.isBlocked && !conversation.other.hasLeft
  return (
    <section
      aria-labelledby="viewings-title"
      className="flex flex-col gap-3 border-rule px-4 py-2.5 max-xl:border-b xl:border-t xl:p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 id="viewings-title" className="text-lg max-sm:sr-only">
          Viewings
        </h2>
        {open[0] && <Nearest viewing={open[0]} />}
        <div className="ml-auto flex gap-2">
          {viewings.length > 0 && (
            <Button
              size="sm"
              variant="ghost"
              className="xl:hidden"
              aria-expanded={isUnfolded}
              aria-controls={listId}
              onClick={() => setIsUnfolded(!isUnfolded)}
            >
              {isUnfolded ? 'Less' : 'Details'}
            </Button>
          )}
          {canPropose && (
            <Button size="sm" variant="outline" onClick={() => setIsProposing(true)}>
              <CalendarClock aria-hidden="true" />
              Propose a viewing
            </Button>
          )}
        </div>
      </div>
      <div
        id={listId}
        className={cn('flex flex-col gap-3', (!isUnfolded || viewings.length === 0) && 'max-xl:hidden')}
      >
        <ViewingItems viewings={open} />
        {past.length > 0 && (
          <details>
            <summary className="cursor-pointer text-sm text-ink-soft pointer-coarse:py-2">
              {past.length === 1 ? 'One earlier viewing' : `${past.length} earlier viewings`}
            </summary>
            <div className="mt-3">
              <ViewingItems viewings={past} />
            </div>
          </details>
        )}
      </div>
      {isProposing && (
        <Suspense>
          <ProposeDialog conversation={conversation} onClose={() => setIsProposing(false)} />
        </Suspense>
      )}
    </section>
  )
}

function Nearest({ viewing }: { viewing: Viewing }) {
  return (
    <p className="text-sm xl:hidden">
      <span className="text-ink-soft">{describeStatus(viewing)}: </span>
      <ViewingTime instant={nearestOf(viewing)} zone={viewing.timeZone} />
    </p>
  )
}

function ViewingItems({ viewings }: { viewings: Viewing[] }) {
  if (viewings.length === 0) return null
  return (
    <ul className="flex flex-col gap-4">
      {viewings.map((viewing) => (
        <li key={viewing.id}>
          <ViewingItem viewing={viewing} />
        </li>
      ))}
    </ul>
  )
}
