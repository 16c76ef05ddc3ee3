import { createFileRoute } from '@tanstack/react-router'
import { ErrorsScreen } from '../features/error-log/errors-screen.tsx'
import { FailedJobs } from '../features/jobs/failed-jobs.tsx'

export const Route = createFileRoute('/admin/errors')({
  component: () => (
    <>
      <FailedJobs />
      <ErrorsScreen />
    </>
  ),
})
