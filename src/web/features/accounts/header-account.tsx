import { Link } from '@tanstack/react-router'
import { CircleUserRound } from 'lucide-react'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { openAuthDialog } from '#web/platform/auth/auth-dialog-store.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { preloadAuthDialog } from './auth-dialog-host.tsx'

type HeaderAccountProps = { place: 'bar' | 'menu' }

/** The header's last corner: sign in and up, or who is signed in and the way out. */
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
      <Button variant="ghost" className={grow ?? 'max-lg:hidden'} render={<Link to="/sell" />}>
        Your spaces
      </Button>
      <Button variant="ghost" className={grow} render={<Link to="/account" />}>
        <CircleUserRound aria-hidden="true" />
        <span className="sr-only">Account of</span>
        <span dir="auto" className={cn('max-w-32 truncate', place === 'bar' && 'max-lg:sr-only')}>
          {user.username}
        </span>
      </Button>
      <Button variant="outline" className={grow} disabled={isLoading} onClick={() => void logout()}>
        Logout
      </Button>
    </>
  )
}
