import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'
import type { Conversation, Message } from '#contract/messaging/conversations.ts'
import { api } from '#web/platform/api.ts'
import { putSummary } from './conversation-cache.ts'

/** Tells the greatest number that was on the screen, in a window that is looked at. */
export function useMarkRead(
  scroller: RefObject<HTMLElement | null>,
  { id, readSeq }: Conversation,
  messages: readonly Message[],
): void {
  const queryClient = useQueryClient()
  const told = useRef(readSeq)
  const last = messages.at(-1)?.seq ?? 0
  useEffect(() => {
    const box = scroller.current
    if (!box || last <= told.current) return
    let seen = 0
    const tell = async () => {
      const before = told.current
      if (document.visibilityState !== 'visible' || seen <= before) return
      told.current = seen
      try {
        putSummary(
          queryClient,
          await api('PUT /api/conversations/:id/read', { params: { id }, body: { seq: seen } }),
        )
      } catch {
        // told again with the next message, or when the page is opened again
        told.current = before
      }
    }
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.filter(({ isIntersecting }) => isIntersecting)
        seen = Math.max(seen, ...shown.map(({ target }) => Number((target as HTMLElement).dataset.seq)))
        void tell()
      },
      { root: box },
    )
    for (const item of box.querySelectorAll<HTMLElement>('[data-seq]'))
      if (Number(item.dataset.seq) > told.current) observer.observe(item)
    document.addEventListener('visibilitychange', tell)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', tell)
    }
  }, [scroller, id, last, queryClient])
}
