import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { noticeSettingsQuery } from './queries.ts'
import { SettingsForm } from './settings-form.tsx'

export function SettingsScreen() {
  const { data, error, refetch } = useQuery(noticeSettingsQuery)
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-6 px-4 py-10 md:py-14">
      <div className="flex flex-col gap-3">
        <h1 className="text-4xl md:text-5xl">Notice settings</h1>
        <p className="text-lg text-ink-soft">
          Choose what appears below the bell and what is mailed to you.{' '}
          <Link to="/notices" className="link">
            See your notices
          </Link>
        </p>
      </div>
      {data && <SettingsForm settings={data} />}
      {!data && !error && <Skeleton className="h-96" />}
      {!data && error && (
        <ErrorState title="Your choices could not be loaded" onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
    </div>
  )
}
