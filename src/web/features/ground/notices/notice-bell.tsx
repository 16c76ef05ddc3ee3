import { Link, useRouterState } from '@tanstack/react-router'
import { Bell } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useLiveSummary } from '#web/platform/live/live-summary.ts'
import { buttonVariants } from '#web/ui/button-variants.ts'
import { cn } from '#web/ui/cn.ts'
import { DisclosureMenu } from '#web/ui/disclosure-menu.tsx'
import { formatUnseen } from './format-unseen.ts'

const loadPopover = () => import('./notice-popover.tsx')
const NoticePopover = lazy(async () => ({ default: (await loadPopover()).NoticePopover }))

/** The bell of the header, for whoever is signed in: the latest notices below it, on a phone a link to their page. */
export function NoticeBell() {
  const [isLoaded, setIsLoaded] = useState(false)
  const path = useRouterState({ select: (state) => state.location.pathname })
  const summary = useLiveSummary()
  if (!summary) return null
  const unseen = summary.unseenNotices
  const name = unseen > 0 ? `Notices, ${unseen} new` : 'Notices'
  return (
    <>
      <Link
        to="/notices"
        aria-label={name}
        className={cn(buttonVariants({ variant: 'ghost', size: 'icon' }), 'md:hidden')}
      >
        <BellIcon unseen={unseen} />
      </Link>
      <div className="hidden md:block">
        <DisclosureMenu
          label={<BellIcon unseen={unseen} />}
          aria-label={name}
          size="icon"
          closesWith={path}
          onOpen={() => setIsLoaded(true)}
          className="w-96"
        >
          {isLoaded && (
            <Suspense fallback={<p className="px-4 py-3 text-ink-faint">Loading notices...</p>}>
              <NoticePopover />
            </Suspense>
          )}
        </DisclosureMenu>
      </div>
    </>
  )
}

function BellIcon({ unseen }: { unseen: number }) {
  return (
    <span className="relative">
      <Bell aria-hidden="true" />
      {unseen > 0 && (
        <span
          aria-hidden="true"
          className="absolute -top-2.5 left-2 min-w-5 rounded-pill bg-accent px-1 text-center text-xs leading-5 font-bold text-accent-on tabular-nums"
        >
          {formatUnseen(unseen)}
        </span>
      )}
    </span>
  )
}
