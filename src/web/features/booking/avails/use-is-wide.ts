import { useSyncExternalStore } from 'react'
import { MOBILE_BREAKPOINT_PX } from '#domain/limits.ts'

const QUERY = `(min-width: ${MOBILE_BREAKPOINT_PX}px)`

/** Whether the screen has room for the grid; null until scripts know: the server draws both, and styles choose. */
export function useIsWide(): boolean | null {
  return useSyncExternalStore(
    (listen) => {
      const query = matchMedia(QUERY)
      query.addEventListener('change', listen)
      return () => query.removeEventListener('change', listen)
    },
    () => matchMedia(QUERY).matches,
    () => null,
  )
}
