import { useEffect } from 'react'
import { api } from '#web/platform/api.ts'

/** Tells the seller's statistics that somebody looked; preloading a page is not looking. */
export function useCountView(listing: { id: number; status: string }): void {
  const { id, status } = listing
  useEffect(() => {
    if (status !== 'active') return
    void api('POST /api/listings/:id/views', { params: { id: String(id) } }).catch(() => {})
  }, [id, status])
}
