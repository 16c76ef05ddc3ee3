import { type ReactNode, useEffect, useState } from 'react'
import { cn } from './cn.ts'

/** Buttons of a part that is loaded after its page: shown once they hear a press, their room is kept before. */
export function LaterButtons({ children, className }: { children: ReactNode; className?: string }) {
  const [isHeard, setIsHeard] = useState(false)
  useEffect(() => setIsHeard(true), [])
  return (
    <div
      className={cn('flex flex-wrap gap-2 empty:hidden noscript:hidden', !isHeard && 'invisible', className)}
    >
      {children}
    </div>
  )
}
