import { useEffect } from 'react'
import { api } from '#web/platform/api.ts'

/** Tells the server that this article is being read; whether it counts is for the server to say. */
export function useCountView(slug: string): void {
  useEffect(() => {
    api('POST /api/content/articles/:slug/views', { params: { slug } }).catch(() => {})
  }, [slug])
}
