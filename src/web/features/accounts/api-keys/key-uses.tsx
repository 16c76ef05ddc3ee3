import { useQuery } from '@tanstack/react-query'
import { formatZonedTime } from '#domain/format-dates.ts'
import { KEY_USE_DAYS } from '#domain/scopes.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { keyUsesQuery } from './queries.ts'
import { sumUses } from './sum-uses.ts'

/** What a key was used for: routes and numbers, never what was asked or answered. */
export function KeyUses({ id }: { id: number }) {
  const { data: uses, error, refetch } = useQuery(keyUsesQuery(id))
  if (error)
    return (
      <ErrorState title="Its uses could not be loaded" headingLevel={3} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  if (!uses) return <Skeleton className="h-16" />
  if (uses.length === 0)
    return <p className="text-sm text-ink-soft">Not used in the last {KEY_USE_DAYS} days.</p>
  return (
    <ul className="divide-y divide-rule rounded-control bg-sunk px-3 text-sm">
      {sumUses(uses).map(({ route, count, refused, lastHour }) => (
        <li key={route} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
          <code className="min-w-0 break-all">{route}</code>
          <span className="text-ink-soft">
            {count === 1 ? 'once' : `${count.toLocaleString('en-US')} times`}
            {refused > 0 && `, ${refused.toLocaleString('en-US')} refused`}, last in the hour from{' '}
            {formatZonedTime(lastHour)}
          </span>
        </li>
      ))}
    </ul>
  )
}
