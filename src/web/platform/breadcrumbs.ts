export interface Breadcrumb {
  category: string
  message: string
  level: 'info' | 'warning' | 'error'
  /** Never a password, a token or what somebody typed. */
  data?: Record<string, string | number | boolean>
  at: string
}

const MAX_TRAIL = 50
const trail: Breadcrumb[] = []

/** Notes one step, so that a later error report says what led to it. */
export function addBreadcrumb(
  given: Omit<Breadcrumb, 'at' | 'level'> & { level?: Breadcrumb['level'] },
): void {
  trail.push({ level: 'info', ...given, at: new Date().toISOString() })
  if (trail.length > MAX_TRAIL) trail.shift()
}

/** The latest steps, oldest first. */
export function listBreadcrumbs(): readonly Breadcrumb[] {
  return [...trail]
}
