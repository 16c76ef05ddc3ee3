import { Link } from '@tanstack/react-router'
import { Heart } from 'lucide-react'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { openAuthDialog } from '#web/platform/auth/auth-dialog-store.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonVariants } from '#web/ui/button-variants.ts'
import { cn } from '#web/ui/cn.ts'
import { AccountMenu, LinkCount, listAccountLinks } from './account-menu.tsx'
import { ActingFor } from './acting-for.tsx'
import { preloadAuthDialog } from './auth-dialog-host.tsx'

type HeaderAccountProps = { place: 'bar' | 'menu' }

/** Account corner of the header: sign in and sign up, or the user's menu with sign out. */
export function HeaderAccount({ place }: HeaderAccountProps) {
  const { user, logout, isLoading } = useAuth()
  const grow = place === 'menu' ? 'flex-1' : undefined
  const preload = { onPointerEnter: preloadAuthDialog, onFocus: preloadAuthDialog }
  if (!user) {
    return (
      <>
        <Link
          to="/saved"
          aria-label={place === 'bar' ? 'Saved' : undefined}
          className={
            place === 'bar'
              ? buttonVariants({ variant: 'ghost', size: 'icon' })
              : cn(buttonVariants({ variant: 'ghost' }), 'basis-full')
          }
        >
          <Heart aria-hidden="true" />
          {place === 'menu' && 'Saved'}
        </Link>
        <noscript>
          <span className="text-sm text-ink-soft">Signing in needs JavaScript.</span>
        </noscript>
        <Button
          variant="ghost"
          className={cn(grow, 'noscript:hidden')}
          onClick={() => openAuthDialog('login')}
          {...preload}
        >
          Sign In
        </Button>
        <Button
          className={cn(grow, 'noscript:hidden')}
          onClick={() => openAuthDialog('register')}
          {...preload}
        >
          Sign Up
        </Button>
      </>
    )
  }
  return (
    <>
      {place === 'bar' ? (
        <AccountMenu user={user} />
      ) : (
        <nav aria-label="Account" className="grid w-full grid-cols-2 gap-1 pb-2">
          {listAccountLinks(user).map(({ to, label }) => (
            <Link key={to} to={to} className="flex items-center gap-2 rounded-control px-3 py-2.5">
              {label}
              <LinkCount to={to} />
            </Link>
          ))}
          <ActingFor user={user} className="col-span-2" />
        </nav>
      )}
      <Button variant="outline" className={grow} disabled={isLoading} onClick={() => void logout()}>
        Logout
      </Button>
    </>
  )
}
