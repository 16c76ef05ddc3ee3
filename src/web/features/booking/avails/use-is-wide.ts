import { useSyncExternalStore } from 'react'
import { MOBILE_BREAKPOINT_PX } from '#domain/limits.ts'

const QUERY = `(min-width: ${MOBILE_BREAKPOINT_PX}px)`

/** Whether the screen has room for the grid; false on the server, whose table needs no scripts. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (listen) => {
      const query = matchMedia(QUERY)
      query.addEventListener('change', listen)
      return () => query.removeEventListener('change', listen)
    },
    () => matchMedia(QUERY).matches,
    () => false,
  )
}
