import { useQuery } from '@tanstack/react-query'
import type { AccountSession } from '#contract/accounts/accounts-settings.ts'
import { formatZonedTime } from '#domain/format-dates.ts'
import { api } from '#web/platform/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { sessionsQuery } from './queries.ts'
import { useAccountChanged } from './use-account-changed.ts'

export function SessionsSection() {
  const { data: sessions, error, refetch } = useQuery(sessionsQuery)
  const changed = useAccountChanged()
  const run = async (call: Promise<{ message: string }>) => {
    try {
      await changed((await call).message)
    } catch (problem) {
      toast({ title: 'Error', description: (problem as Error).message, variant: 'destructive' })
    }
  }
  if (error) {
    return (
      <ErrorState title="Your sessions could not be loaded" headingLevel={3} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  }
  if (!sessions) return <Skeleton className="h-20" />
  return (
    <>
      <ul className="divide-y divide-rule rounded-card border border-rule">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnd={() => run(api('DELETE /api/account/sessions/:id', { params: { id: session.id } }))}
          />
        ))}
      </ul>
      <Button
        variant="outline"
        className="self-start"
        disabled={sessions.length < 2}
        onClick={() => run(api('DELETE /api/account/sessions', {}))}
      >
        Sign out everywhere else
      </Button>
    </>
  )
}

function SessionRow({ session, onEnd }: { session: AccountSession; onEnd: () => void }) {
  const { device, address, lastSeenAt, isCurrent } = session
  return (
    <li className="flex items-center justify-between gap-3 p-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device} {isCurrent && <Badge variant="primary">This one</Badge>}
        </p>
        <p className="text-sm text-ink-soft">
          {[address, `last seen ${formatZonedTime(lastSeenAt)}`].filter(Boolean).join(', ')}
        </p>
      </div>
      {!isCurrent && (
        <Button variant="ghost" size="sm" aria-label={`Sign out ${device}`} onClick={onEnd}>
          Sign out
        </Button>
      )}
    </li>
  )
}
