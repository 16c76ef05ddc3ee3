import { createFileRoute } from '@tanstack/react-router'
import { ErrorsScreen } from '../features/operations/error-log/errors-screen.tsx'
import { FailedJobs } from '../features/operations/jobs/failed-jobs.tsx'

export const Route = createFileRoute('/admin/errors')({
  component: () => (
    <>
      <FailedJobs />
      <ErrorsScreen />
    </>
  ),
})
