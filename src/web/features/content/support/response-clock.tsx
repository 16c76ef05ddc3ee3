import { AlarmClock, Check } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import type { Ticket } from '#contract/content/support.ts'
import { Badge } from '#web/ui/badge.tsx'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const SOON_MS = 4 * HOUR_MS

/** Response time: time left, time overdue, or how long the answer took. */
export function ResponseClock({ ticket }: { ticket: Ticket }) {
  const now = useMinute()
  if (ticket.status === 'spam') return null
  if (ticket.status !== 'open') return <Answered ticket={ticket} />
  const left = Date.parse(ticket.dueAt) - now
  const variant = left < 0 ? 'danger' : left < SOON_MS ? 'accent' : 'neutral'
  return (
    <Badge variant={variant} title={`Answer due ${new Date(ticket.dueAt).toLocaleString('en-US')}`}>
      <AlarmClock aria-hidden="true" />
      {left < 0 ? `${toSpan(-left)} late` : `due in ${toSpan(left)}`}
    </Badge>
  )
}

function Answered({ ticket }: { ticket: Ticket }) {
  if (!ticket.answeredAt) return null
  const tookMs = Date.parse(ticket.answeredAt) - Date.parse(ticket.askedAt)
  if (tookMs < 0) return null
  return (
    <Badge>
      <Check aria-hidden="true" />
      answered in {toSpan(tookMs)}
    </Badge>
  )
}

/** 40 min, 23 h, 3 days. */
function toSpan(spanMs: number): string {
  const hours = Math.round(spanMs / HOUR_MS)
  if (spanMs < HOUR_MS) return `${Math.max(1, Math.round(spanMs / MINUTE_MS))} min`
  if (hours < 48) return `${hours} h`
  return `${Math.round(spanMs / (24 * HOUR_MS))} days`
}

function useMinute(): number {
  return useSyncExternalStore(everyMinute, toMinute, toMinute)
}

const toMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS

function everyMinute(onMinute: () => void): () => void {
  const timer = setInterval(onMinute, MINUTE_MS)
  return () => clearInterval(timer)
}
