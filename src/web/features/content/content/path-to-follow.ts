import type { MouseEvent } from 'react'
import { isPlainPress } from '#web/platform/plain-press.ts'

/** Internal routes; files, other sites and links that open another tab are left to the browser. */
export function pathToFollow(event: MouseEvent): string | null {
  const link = (event.target as HTMLElement).closest('a')
  const href = link?.getAttribute('href') ?? ''
  const isPage = href.startsWith('/') && !href.startsWith('//') && !/\.\w+$/.test(href)
  return isPlainPress(event) && isPage ? href : null
}
