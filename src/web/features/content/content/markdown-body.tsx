import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { cn } from '#web/ui/cn.ts'
import { pathToFollow } from './path-to-follow.ts'

/** HTML rendered by the server from our own Markdown. Internal links use client-side navigation, like all others. */
export function MarkdownBody({ html, className }: { html: string; className?: string }) {
  const router = useRouter()
  const follow = (event: MouseEvent) => {
    const path = pathToFollow(event)
    if (path === null) return
    event.preventDefault()
    router.history.push(path)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside handle the keyboard; this only avoids a reload
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div
      className={cn('prose', className)}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered on the server with raw HTML disabled
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
