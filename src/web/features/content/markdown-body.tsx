import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { cn } from '#web/ui/cn.ts'

/** HTML that the server made of our own Markdown. Its links lead on without a reload, as every other link does. */
export function MarkdownBody({ html, className }: { html: string; className?: string }) {
  const router = useRouter()
  const follow = (event: MouseEvent) => {
    const path = pathToFollow(event)
    if (path === null) return
    event.preventDefault()
    router.history.push(path)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside take the keyboard; this only spares a reload
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div
      className={cn('prose', className)}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made on the server with markup in the source switched off
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

/** Pages of ours that the router knows; files, other sites and other tabs stay with the browser. */
function pathToFollow(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const link = (event.target as HTMLElement).closest('a')
  const href = link?.getAttribute('href') ?? ''
  const isPage = href.startsWith('/') && !href.startsWith('//') && !/\.\w+$/.test(href)
  return isPlain && isPage ? href : null
}
