import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { ApiError } from '#web/platform/api.ts'
import { PageHead } from '#web/platform/page-head.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'

/** Error boundary screen for a page whose loading or rendering threw. "Try again" reloads the page's data. */
export function CrashScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const tryAgain = () => {
    reset()
    void router.invalidate()
  }
  const isDown = error instanceof ApiError && error.status === 503
  const title = isDown ? 'Placard is briefly unavailable' : 'Something went wrong'
  return (
    <>
      <PageHead title={title} description="" noindex />
      <ErrorState headingLevel={1} title={title} retryLabel="Try again" onRetry={tryAgain}>
        {isDown
          ? 'We cannot reach our data right now. Nothing of yours is lost. This usually passes within a minute.'
          : "We're sorry, but there was an error loading this page. Our team has been notified."}
      </ErrorState>
    </>
  )
}
