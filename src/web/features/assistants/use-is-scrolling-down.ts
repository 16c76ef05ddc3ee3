import { useEffect, useState } from 'react'

/** Less than this is a trembling finger. */
const MIN_PX = 12

/** True while the page is read downwards; any way back up, or the top, ends it. */
export function useIsScrollingDown(): boolean {
  const [isDown, setIsDown] = useState(false)
  useEffect(() => {
    let before = scrollY
    const onScroll = () => {
      const moved = scrollY - before
      if (Math.abs(moved) < MIN_PX && scrollY > MIN_PX) return
      setIsDown(moved > 0 && scrollY > MIN_PX)
      before = scrollY
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [])
  return isDown
}
