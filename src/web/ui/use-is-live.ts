import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while the page is as the server drew it, where scripts may never come. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
