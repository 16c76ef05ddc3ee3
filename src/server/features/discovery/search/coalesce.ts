/**
 * One run at a time, one pending: calls during a run share the single run that follows it, so each caller waits for a run that
 * began after its call, and never for more than two.
 */
export function coalesce(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null
  const start = () => {
    const run = work().finally(() => {
      if (running === run) running = null
    })
    running = run
    return run
  }
  return () => {
    if (next) return next
    if (!running) return start()
    next = running
      .catch(() => {})
      .then(() => {
        next = null
        return start()
      })
    return next
  }
}
