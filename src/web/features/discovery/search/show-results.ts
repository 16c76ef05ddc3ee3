import type { AnyRouter } from '@tanstack/react-router'

/** The results' heading, and the target of "Skip to results". */
export const RESULTS_ID = 'results'

/**
 * To be called just before a search is navigated to: once the results are drawn their heading takes the focus, at the top of the
 * page. The field searched from may be gone with the hero, or lie behind the header.
 */
export function showResults(router: AnyRouter): void {
  const stop = router.subscribe('onRendered', () => {
    stop()
    focusResults()
  })
}

export function focusResults(): void {
  const heading = document.getElementById(RESULTS_ID)
  heading?.focus({ preventScroll: true })
  heading?.closest('[data-results]')?.scrollIntoView({ block: 'start' })
}
