import { type ReactNode, useState, useSyncExternalStore } from 'react'

const never = () => () => {}

interface ServerMarkupProps {
  /** What to draw; without it the server's markup stays as it came, neither hydrated nor drawn anew. */
  children: ReactNode | undefined
}

/** Part of a page that the browser need not know: its code comes when it is wanted, if ever. */
export function ServerMarkup({ children }: ServerMarkupProps) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [isFromServer] = useState(isHydrating)
  if (children || !isFromServer) return <div key="drawn">{children}</div>
  // React takes over an element whose markup it is told not to know, and leaves it alone
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set
  return <div key="kept" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
