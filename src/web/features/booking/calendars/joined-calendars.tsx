import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { RoleNote } from '#web/platform/auth/if-may.tsx'
import { useMay } from '#web/platform/auth/use-may.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AddCalendar } from './add-calendar.tsx'
import { ImportedList } from './imported-list.tsx'
import { calendarsQuery } from './queries.ts'
import { SecretAddress } from './secret-address.tsx'
import { useFreshDays } from './use-fresh-days.ts'

/** The calendars that a space is joined with: those it reads, and who reads it. */
export function JoinedCalendars({ id }: { id: string }) {
  const headingId = useId()
  const { data, error, refetch } = useQuery(calendarsQuery(id))
  const may = useMay('calendar')
  useFreshDays(id, data?.imported)
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-6 border-t border-rule pt-8">
      <div className="flex flex-col gap-1">
        <h2 id={headingId} className="text-2xl">
          Other calendars
        </h2>
        <p className="max-w-prose text-ink-soft">
          Join this calendar with the one you already keep, so that neither sells the same days twice.
        </p>
      </div>
      {error && !data && <ErrorState title={error.message} headingLevel={3} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-48" />}
      <RoleNote needs="calendar" />
      {data && may && (
        <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-4">
            <h3 className="text-lg">Read a calendar kept elsewhere</h3>
            <ImportedList listingId={id} calendars={data.imported} readAt={data.readAt} />
            <AddCalendar listingId={id} count={data.imported.length} />
          </div>
          <SecretAddress listingId={id} sharedSince={data.sharedSince} />
        </div>
      )}
    </section>
  )
}
