import { useCallback, useSyncExternalStore } from 'react'
import { toast } from '#web/ui/toast.ts'

interface Done {
  bookingId: number
  /** "Your quote is sent" */
  text: string
}

let done: Done | null = null
/** Pages of bookings that are open, by what they show. */
const pages = new Map<() => void, number>()

/** What was just done at a booking, in whichever part: said on its page beside what happens next, elsewhere by a toast. */
export function announceDone(bookingId: number, text: string): void {
  if (![...pages.values()].includes(bookingId)) {
    toast({ title: text })
    return
  }
  done = { bookingId, text }
  for (const show of pages.keys()) show()
}

/** While a page of a booking is open. @returns ends it */
export function listenDone(bookingId: number, show: () => void): () => void {
  pages.set(show, bookingId)
  return () => {
    pages.delete(show)
    if (done?.bookingId === bookingId) done = null
  }
}

/** What was just done at a booking whose page is open; null: nothing yet. A new object each time. */
export function findDone(bookingId: number): Done | null {
  return done?.bookingId === bookingId ? done : null
}

export function useJustDone(bookingId: number): Done | null {
  return useSyncExternalStore(
    useCallback((show: () => void) => listenDone(bookingId, show), [bookingId]),
    () => findDone(bookingId),
    () => null,
  )
}
