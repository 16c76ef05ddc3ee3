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
let onStep: ((step: Breadcrumb) => void) | undefined

/** Records one breadcrumb, so that a later error report shows what led to it. */
export function addBreadcrumb(
  given: Omit<Breadcrumb, 'at' | 'level'> & { level?: Breadcrumb['level'] },
): void {
  const step: Breadcrumb = { level: 'info', ...given, at: new Date().toISOString() }
  trail.push(step)
  onStep?.(step)
  if (trail.length > MAX_TRAIL) trail.shift()
}

/** The latest breadcrumbs, oldest first. */
export function listBreadcrumbs(): readonly Breadcrumb[] {
  return [...trail]
}

/** Subscribes to new breadcrumbs; those already recorded are replayed at once. */
export function onBreadcrumb(listener: (step: Breadcrumb) => void): void {
  onStep = listener
  for (const step of trail) listener(step)
}
