import { useEffect, useState } from 'react'
import { MOBILE_BREAKPOINT_PX } from '#domain/limits.ts'

/** Whether to load the map: on large screens after the page has loaded, on small ones on demand. Never reverts. */
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
