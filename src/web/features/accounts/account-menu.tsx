import { Link, useRouterState } from '@tanstack/react-router'
import { ChevronDown, CircleUserRound } from 'lucide-react'
import type { Account } from '#contract/accounts.ts'
import { DisclosureMenu, disclosureItemClasses } from '#web/ui/disclosure-menu.tsx'

const LINKS = [
  { to: '/sell', label: 'Your spaces' },
  { to: '/saved', label: 'Saved' },
  { to: '/inbox', label: 'Inbox' },
  { to: '/account', label: 'Account' },
] as const
const ADMIN_LINK = { to: '/admin/listings', label: 'Admin desk' } as const

/** Links of the account menu. */
export function listAccountLinks(user: Account) {
  return user.role === 'admin' ? [...LINKS, ADMIN_LINK] : LINKS
}

/** Dropdown of links below the user's name; navigation closes it. */
export function AccountMenu({ user }: { user: Account }) {
  const path = useRouterState({ select: (state) => state.location.pathname })
  return (
    <DisclosureMenu
      closesWith={path}
      label={
        <>
          <CircleUserRound aria-hidden="true" />
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
          </Link>
        ))}
      </nav>
    </DisclosureMenu>
  )
}
