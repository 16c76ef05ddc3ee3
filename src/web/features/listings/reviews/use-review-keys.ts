import { useEffect, useRef } from 'react'
import { isTypedInto, shortcutOf } from './key-target.ts'

type Handlers = Record<string, () => void>

/** Single-key shortcuts of the queue; disabled while typing, with a modifier held or a dialog open. */
export function useReviewKeys(handlers: Handlers): void {
  const latest = useRef(handlers)
  latest.current = handlers
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event)
      if (shortcut === null || document.querySelector('[role=dialog]')) return
      if (event.target instanceof HTMLElement && isTypedInto(event.target)) return
      const handler = latest.current[shortcut]
      if (!handler) return
      event.preventDefault()
      handler()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
