import {
  addBreadcrumb,
  type BrowserOptions,
  browserTracingIntegration,
  captureException,
  type ErrorEvent,
  init,
  replayIntegration,
  setUser,
  withScope,
} from '@sentry/browser'
import { ApiError } from './api.ts'
import { onBreadcrumb } from './breadcrumbs.ts'
import { IGNORED_ERRORS } from './ignored-errors.ts'
import { onErrorReport, onErrorUser } from './report-error.ts'

/** Sample rates as specified: every trace, a tenth of the sessions, every session with an error. Input is masked. */
export function toOptions(dsn: string): BrowserOptions {
  return {
    dsn,
    environment: 'production',
    tracesSampleRate: 1,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    integrations: [
      browserTracingIntegration(),
      replayIntegration({ maskAllText: true, blockAllMedia: true }),
    ],
    ignoreErrors: [IGNORED_ERRORS],
    beforeSend: (event, { originalException }) => (isDefect(event, originalException) ? event : null),
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
  }
}

/** Lazy-loaded only with a DSN: the SDK is larger than most pages. */
export function sendToSentry(dsn: string): void {
  init(toOptions(dsn))
  onErrorUser((user) => setUser(user && { ...user }))
  onBreadcrumb(({ at, data, ...step }) =>
    addBreadcrumb({ ...step, ...(data ? { data } : {}), timestamp: Date.parse(at) / 1000 }),
  )
  onErrorReport(({ error, where }) =>
    withScope((scope) => {
      scope.setTag('where', where)
      captureException(error)
    }),
  )
}

/** Drops refusals and lost connections, which are expected, and map library errors, which the fallback handles. */
function isDefect(event: ErrorEvent, thrown: unknown): boolean {
  if (thrown instanceof ApiError) return false
  const frames = event.exception?.values?.flatMap(({ stacktrace }) => stacktrace?.frames ?? []) ?? []
  return !frames.some(({ filename }) => IGNORED_ERRORS.test(filename ?? ''))
}
