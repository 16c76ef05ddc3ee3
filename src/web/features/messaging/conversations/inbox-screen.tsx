import type { ReactNode } from 'react'
import { cn } from '#web/ui/cn.ts'

type InboxScreenProps = {
  list: ReactNode
  /** The open conversation, or what is in its place. */
  children: ReactNode
  isThreadOpen: boolean
}

/**
 * List and conversation side by side, each with its own scrollbar, as high as the window; on a phone one of them. The footer stays
 * away (`data-whole`): below a page that ends with the window nobody would find it.
 */
export function InboxScreen({ list, children, isThreadOpen }: InboxScreenProps) {
  return (
    <div
      data-whole
      className="mx-auto grid h-[calc(100dvh-4rem-1px)] min-h-[26rem] max-w-[1760px] grid-rows-[minmax(0,1fr)] border-rule md:grid-cols-[18rem_minmax(0,1fr)] lg:grid-cols-[21rem_minmax(0,1fr)] min-[1760px]:border-x"
    >
      <div
        className={cn(
          'min-h-0 min-w-0 flex-col border-rule md:flex md:border-r',
          isThreadOpen ? 'hidden' : 'flex',
        )}
      >
        {list}
      </div>
      <div className={cn('min-h-0 min-w-0 md:block', !isThreadOpen && 'hidden')}>{children}</div>
    </div>
  )
}
