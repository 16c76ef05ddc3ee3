import { Link, useRouterState } from '@tanstack/react-router'
import { ChevronDown, CircleUserRound } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Account } from '#contract/accounts.ts'
import { Button } from '#web/ui/button.tsx'

const LINKS = [
  { to: '/sell', label: 'Your spaces' },
  { to: '/saved', label: 'Saved' },
  { to: '/enquiries', label: 'Enquiries' },
  { to: '/account', label: 'Account' },
] as const
const ADMIN_LINK = { to: '/admin/listings', label: 'Admin desk' } as const

/** Links of the account menu. */
export function listAccountLinks(user: Account) {
  return user.role === 'admin' ? [...LINKS, ADMIN_LINK] : LINKS
}

/** Dropdown of links below the user's name: closes on Escape, on blur and on navigation. */
export function AccountMenu({ user }: { user: Account }) {
  const [isOpen, setIsOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const path = useRouterState({ select: (state) => state.location.pathname })
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the menu
  useEffect(() => setIsOpen(false), [path])
  useEffect(() => {
    if (!isOpen) return
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setIsOpen(false)
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setIsOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [isOpen])
  return (
    <div ref={root} className="relative">
      <Button
        ref={button}
        variant="ghost"
        aria-expanded={isOpen}
        aria-controls="account-menu"
        onClick={() => setIsOpen(!isOpen)}
      >
        <CircleUserRound aria-hidden="true" />
        <span className="sr-only">Account of</span>
        <span dir="auto" className="max-w-32 truncate max-lg:sr-only">
          {user.username}
        </span>
        <ChevronDown aria-hidden="true" />
      </Button>
      <nav
        id="account-menu"
        aria-label="Account"
        hidden={!isOpen}
        className="absolute top-full right-0 z-50 mt-1.5 min-w-48 rounded-card border border-rule bg-raised p-1 shadow-pop"
      >
        {listAccountLinks(user).map(({ to, label }) => (
          <Link
            key={to}
            to={to}
            className="flex min-h-10 items-center rounded-control px-3 hover:bg-ink/8 pointer-coarse:min-h-11"
          >
            {label}
          </Link>
        ))}
      </nav>
    </div>
  )
}
