import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'

/** Shown in place of a page whose rendering threw. "Try again" loads and renders the page anew. */
export function CrashScreen({ reset }: ErrorComponentProps) {
  const router = useRouter()
  const tryAgain = () => {
    reset()
    void router.invalidate()
  }
  return (
    <section role="alert" className="mx-auto max-w-xl px-4 py-24 text-center">
      <h1 className="font-display text-4xl">Something went wrong</h1>
      <p className="mt-4 text-muted">
        We're sorry, but there was an error loading this page. Our team has been notified.
      </p>
      <button type="button" onClick={tryAgain} className="mt-8">
        Try again
      </button>
    </section>
  )
}
