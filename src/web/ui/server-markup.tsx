import { type ReactNode, useState, useSyncExternalStore } from 'react'

const never = () => () => {}

interface ServerMarkupProps {
  /** What to render; without it the server's markup is kept, neither hydrated nor re-rendered. */
  children: ReactNode | undefined
}

/** Server-only part of a page: its code is loaded on demand, if ever. */
export function ServerMarkup({ children }: ServerMarkupProps) {
  const isFromServer = useIsFromServer()
  if (children || !isFromServer) return <div key="drawn">{children}</div>
  // React hydrates an element with dangerouslySetInnerHTML without touching its children
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set
  return <div key="kept" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}

/** Whether a component was first drawn by the server. */
export function useIsFromServer(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  return useState(isHydrating)[0]
}
