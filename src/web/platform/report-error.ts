import { type Breadcrumb, listBreadcrumbs } from './breadcrumbs.ts'

export interface ErrorReport {
  error: unknown
  /** Where it was caught, e.g. `login`. */
  where: string
  breadcrumbs: readonly Breadcrumb[]
}

type Reporter = (report: ErrorReport) => void

let reporter: Reporter | undefined
/** Errors from before the reporter has loaded wait here. */
const waiting: ErrorReport[] = []
const MAX_WAITING = 20

/** Hands an error that was caught to the error reporter, with the steps that led to it. */
export function reportError(error: unknown, where: string): void {
  const report = { error, where, breadcrumbs: listBreadcrumbs() }
  if (reporter) reporter(report)
  else if (waiting.length < MAX_WAITING) waiting.push(report)
}

/** The error reporter announces itself once it has loaded. */
export function onErrorReport(next: Reporter): void {
  reporter = next
  for (const report of waiting.splice(0)) next(report)
}

export interface ErrorUser {
  id: string
  role: string
}

let user: ErrorUser | null = null
let hearUser: ((user: ErrorUser | null) => void) | undefined

/** Who is signed in, for the reporter that is told so by the browser; ours reads it from the session. */
export function setErrorUser(next: ErrorUser | null): void {
  user = next
  hearUser?.(next)
}

export function onErrorUser(listener: (user: ErrorUser | null) => void): void {
  hearUser = listener
  listener(user)
}
