import { useEffect } from 'react'
import { api } from '#web/platform/api.ts'

/** Reports a view of this article; the server decides whether it counts. */
export function useCountView(slug: string): void {
  useEffect(() => {
    api('POST /api/content/articles/:slug/views', { params: { slug } }).catch(() => {})
  }, [slug])
}
