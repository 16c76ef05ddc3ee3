import { useEffect, useRef } from 'react'
import type { LiveEvent } from '#contract/edge/live.ts'

type Listener = (event: LiveEvent) => void

const listeners = new Set<Listener>()

/**
 * Calls the listener with each event of the signed-in person, once and in order, in every tab. After a `reset` events were
 * missed: read again what is shown. @returns a function that unsubscribes
 */
export function subscribeLive(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function emitLive(event: LiveEvent): void {
  for (const listener of listeners) listener(event)
}

/** `subscribeLive` for as long as a component is mounted; the handler may change with each rendering. */
export function useLive(handler: Listener): void {
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  })
  useEffect(() => subscribeLive((event) => latest.current(event)), [])
}
