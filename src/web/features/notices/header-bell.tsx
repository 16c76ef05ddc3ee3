import { lazy, Suspense } from 'react'
import { useAuth } from '#web/platform/auth/auth-context.ts'

const NoticeBell = lazy(async () => ({ default: (await import('./notice-bell.tsx')).NoticeBell }))

/** The bell, for whoever is signed in: guests load nothing of it. */
export function HeaderBell() {
  const { user } = useAuth()
  if (!user) return null
  return (
    <Suspense>
      <NoticeBell />
    </Suspense>
  )
}
