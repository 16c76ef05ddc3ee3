import { Link, useRouterState } from '@tanstack/react-router'
import { ChevronDown, CircleUserRound } from 'lucide-react'
import type { Account } from '#contract/accounts/accounts.ts'
import type { OrganizationCounts } from '#contract/edge/live.ts'
import { useLiveSummary } from '#web/platform/live/live-summary.ts'
import { Badge } from '#web/ui/badge.tsx'
import { DisclosureMenu, disclosureItemClasses } from '#web/ui/disclosure-menu.tsx'
import { ActingFor } from './acting-for.tsx'

const LINKS = [
  { to: '/sell', label: 'Your spaces' },
  { to: '/bookings', label: 'Bookings' },
  { to: '/plans', label: 'Plans' },
  { to: '/saved', label: 'Saved' },
  { to: '/inbox', label: 'Inbox' },
  { to: '/viewings', label: 'Viewings' },
  { to: '/account', label: 'Account' },
] as const
const TEAM_LINK = { to: '/team', label: 'Team' } as const
/** Who is alone sees nothing else of it. */
const INVITE_LINK = { to: '/team', label: 'Invite a colleague' } as const
const ADMIN_LINK = { to: '/admin', label: 'Admin desk' } as const

/** Links of the account menu. */
export function listAccountLinks(user: Account) {
  const acting = user.organizations.find(({ id }) => id === user.actingFor)
  const links = [...LINKS, acting && !acting.isPersonal ? TEAM_LINK : INVITE_LINK]
  return user.role === 'admin' ? [...links, ADMIN_LINK] : links
}

/** Dropdown of links below the user's name; navigation closes it. */
export function AccountMenu({ user }: { user: Account }) {
  const path = useRouterState({ select: (state) => state.location.pathname })
  return (
    <DisclosureMenu
      closesWith={path}
      label={
        <>
          <span className="relative">
            <CircleUserRound aria-hidden="true" />
            <UnreadDot actingFor={user.actingFor} />
          </span>
          <span className="sr-only">Account of</span>
          <span dir="auto" className="max-w-32 truncate max-lg:sr-only">
            {user.username}
          </span>
          <ChevronDown aria-hidden="true" className="max-lg:hidden" />
        </>
      }
    >
      <nav aria-label="Account">
        {listAccountLinks(user).map(({ to, label }) => (
          <Link key={to} to={to} className={disclosureItemClasses}>
            {label}
            <LinkCount to={to} />
          </Link>
        ))}
      </nav>
      <ActingFor user={user} />
    </DisclosureMenu>
  )
}

const COUNTS = {
  '/sell': ['newRequests', 'new'],
  '/bookings': ['waitingBookings', 'waiting'],
  '/inbox': ['unreadConversations', 'unread'],
} as const

/** What waits for the reader behind a link: "2 unread". */
export function LinkCount({ to }: { to: string }) {
  const summary = useLiveSummary()
  const [key, words] = COUNTS[to as keyof typeof COUNTS] ?? []
  const count = (key && summary?.[key]) ?? 0
  return count > 0 && <Badge variant="highlight">{`${count} ${words}`}</Badge>
}

/** The same on the closed menu's button, where there is no room for words. */
function UnreadDot({ actingFor }: { actingFor: number }) {
  const summary = useLiveSummary()
  const unread = summary?.unreadConversations ?? 0
  const isElsewhere = summary?.organizations?.some((one) => one.id !== actingFor && hasNews(one)) ?? false
  if (unread === 0 && !isElsewhere) return null
  return (
    <>
      <span
        aria-hidden="true"
        className="absolute -top-1 -right-1 size-2.5 rounded-full border-2 border-paper bg-accent"
      />
      <span className="sr-only">
        {unread > 0 && (unread === 1 ? '1 unread conversation,' : `${unread} unread conversations,`)}
        {isElsewhere && ' news in another organization,'}
      </span>
    </>
  )
}

const hasNews = ({ unreadConversations, newRequests, waitingBookings, unseenNotices }: OrganizationCounts) =>
  unreadConversations + newRequests + waitingBookings + unseenNotices > 0
