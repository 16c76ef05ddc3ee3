import { Link } from '@tanstack/react-router'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { openAuthDialog } from '#web/platform/auth/auth-dialog-store.ts'
import { Button } from '#web/ui/button.tsx'
import { AccountMenu, listAccountLinks, UnreadCount } from './account-menu.tsx'
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
        <Button variant="ghost" className={grow} onClick={() => openAuthDialog('login')} {...preload}>
          Sign In
        </Button>
        <Button className={grow} onClick={() => openAuthDialog('register')} {...preload}>
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
              {to === '/inbox' && <UnreadCount />}
            </Link>
          ))}
        </nav>
      )}
      <Button variant="outline" className={grow} disabled={isLoading} onClick={() => void logout()}>
        Logout
      </Button>
    </>
  )
}
