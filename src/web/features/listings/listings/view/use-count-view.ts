import { useEffect } from 'react'
import { api } from '#web/platform/api.ts'

/** Counts a view in the seller's statistics; a preload does not count. */
export function useCountView(listing: { id: number; status: string }): void {
  const { id, status } = listing
  useEffect(() => {
    if (status !== 'active') return
    void api('POST /api/listings/:id/views', { params: { id: String(id) } }).catch(() => {})
  }, [id, status])
}
