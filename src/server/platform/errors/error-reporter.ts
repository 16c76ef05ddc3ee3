import type { NodeOptions } from '@sentry/node'

export interface ServerError {
  error: Error
  /** The route's pattern, e.g. `GET /api/listings/:id`. */
  place: string
  userId: number | null
  userRole: string | null
  requestId: string | null
}

/** Error tracking in place of the local error log. */
export interface ErrorReporter {
  report(error: ServerError): void
  /** Flushes, with a short timeout. */
  close(): Promise<void>
}

const CLOSE_MS = 2_000

/** As specified: every trace, the production environment. Never sends cookies, bodies or query strings. */
export function sentryOptions(dsn: string): NodeOptions {
  return {
    dsn,
    environment: 'production',
    tracesSampleRate: 1,
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
      genAI: { inputs: false, outputs: false },
      databaseQueryData: false,
      stackFrameVariables: false,
    },
  }
}

/** Sentry when `SENTRY_DSN` is set; only then is the SDK loaded. */
export function createErrorReporter(dsn: string | undefined): ErrorReporter | null {
  if (!dsn) return null
  const loading = import('@sentry/node').then((sentry) => {
    sentry.init(sentryOptions(dsn))
    return sentry
  })
  return {
    report({ error, place, userId, userRole, requestId }) {
      void loading.then((sentry) =>
        sentry.withScope((scope) => {
          if (userId !== null) scope.setUser({ id: String(userId), role: userRole })
          scope.setTags({ place, requestId })
          sentry.captureException(error)
        }),
      )
    },
    async close() {
      await (await loading).close(CLOSE_MS)
    },
  }
}
