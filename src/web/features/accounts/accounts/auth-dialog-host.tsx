import { lazy, Suspense, useEffect, useState } from 'react'
import { useAuthDialogRequest } from '#web/platform/auth/auth-dialog-store.ts'

const load = () => import('./auth-dialog.tsx').then((module) => ({ default: module.AuthDialog }))
const AuthDialog = lazy(load)

/** Preloads the dialog when somebody is about to open it. */
export function preloadAuthDialog(): void {
  void load()
}

/** Mounted once around the app: the dialog's chunk is lazy-loaded on first use. */
export function AuthDialogHost() {
  const request = useAuthDialogRequest()
  const [wasAsked, setWasAsked] = useState(false)
  useEffect(() => {
    if (request) setWasAsked(true)
  }, [request])
  if (!wasAsked) return null
  return (
    <Suspense fallback={null}>
      <AuthDialog isOpen={request !== null} defaultTab={request?.tab ?? 'login'} reason={request?.reason} />
    </Suspense>
  )
}
