import { ApiError, api } from './api.ts'
import { IGNORED_ERRORS } from './ignored-errors.ts'
import { type ErrorReport, onErrorReport, reportError } from './report-error.ts'

const MAX_REPORTS = 10

let hasStarted = false
let sent = 0

/** Installs error reporting in this browser: to Sentry with a DSN, else to our API, up to ten errors per page load. */
export function startSendingErrors(sentryDsn: string | null): void {
  if (hasStarted) return
  hasStarted = true
  if (sentryDsn) {
    void import('./send-to-sentry.ts').then(({ sendToSentry }) => sendToSentry(sentryDsn))
    return
  }
  onErrorReport(send)
  addEventListener('error', (event) => event.error && reportError(event.error, 'window'))
  addEventListener('unhandledrejection', (event) => reportError(event.reason, 'promise'))
}

function send({ error, where, breadcrumbs }: ErrorReport): void {
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  // refusals and lost connections are expected, not defects
  if (error instanceof ApiError || sent >= MAX_REPORTS || IGNORED_ERRORS.test(`${message}${stack}`)) return
  sent += 1
  const trail = breadcrumbs.map(({ category, message, level, at }) => ({ category, message, level, at }))
  const body = { message, ...(stack ? { stack } : {}), where, path: location.pathname, breadcrumbs: trail }
  api('POST /api/errors', { body }).catch(() => {})
}
