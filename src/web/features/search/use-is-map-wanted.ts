import { useEffect, useState } from 'react'
import { MOBILE_BREAKPOINT_PX } from '#domain/limits.ts'

/** Whether to load the map: on large screens once the page is up, on small ones when it is asked for. Never taken back. */
export function useIsMapWanted(isMapShown: boolean): boolean {
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => {
    if (isWanted) return
    const query = matchMedia(`(min-width: ${MOBILE_BREAKPOINT_PX}px)`)
    const look = () => {
      if (isMapShown || query.matches) setIsWanted(true)
    }
    look()
    query.addEventListener('change', look)
    return () => query.removeEventListener('change', look)
  }, [isWanted, isMapShown])
  return isWanted
}
