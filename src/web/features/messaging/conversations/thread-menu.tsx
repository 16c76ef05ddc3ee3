import { EllipsisVertical } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { DisclosureMenu } from '#web/ui/disclosure-menu.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import type { ThreadMenuProps } from './thread-menu-items.tsx'

const Items = lazy(() => import('./thread-menu-items.tsx').then((m) => ({ default: m.ThreadMenuItems })))

/** The menu of a conversation; what is in it is loaded when it is first opened. */
export function ThreadMenu(props: ThreadMenuProps) {
  return (
    <DisclosureMenu
      size="icon"
      aria-label="Conversation menu"
      label={<EllipsisVertical aria-hidden="true" />}
      className="w-64"
    >
      <Suspense fallback={<LoadingState label="Loading..." className="py-4" />}>
        <Items {...props} />
      </Suspense>
    </DisclosureMenu>
  )
}
