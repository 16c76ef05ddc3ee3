import { useEffect, useState } from 'react'

/** Dead zone: smaller movements are finger jitter. */
const MIN_PX = 12

/** True while scrolling down; scrolling up, or reaching the top, resets it. */
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
