import { type Breadcrumb, listBreadcrumbs } from './breadcrumbs.ts'

export interface ErrorReport {
  error: unknown
  /** Where it was caught, e.g. `login`. */
  where: string
  breadcrumbs: readonly Breadcrumb[]
}

type Reporter = (report: ErrorReport) => void

let reporter: Reporter | undefined
/** Queue of errors from before the reporter has loaded. */
const waiting: ErrorReport[] = []
const MAX_WAITING = 20

/** Hands a caught error to the error reporter, with the breadcrumbs that led to it. */
export function reportError(error: unknown, where: string): void {
  const report = { error, where, breadcrumbs: listBreadcrumbs() }
  if (reporter) reporter(report)
  else if (waiting.length < MAX_WAITING) waiting.push(report)
}

/** Registers the error reporter once it has loaded. */
export function onErrorReport(next: Reporter): void {
  reporter = next
  for (const report of waiting.splice(0)) next(report)
}

export interface ErrorUser {
  id: string
  role: string
}

let user: ErrorUser | null = null
let userListener: ((user: ErrorUser | null) => void) | undefined

/** Sets the user for Sentry, which learns it from the browser; our own reporter reads it from the session. */
export function setErrorUser(next: ErrorUser | null): void {
  user = next
  userListener?.(next)
}

export function onErrorUser(listener: (user: ErrorUser | null) => void): void {
  userListener = listener
  listener(user)
}
