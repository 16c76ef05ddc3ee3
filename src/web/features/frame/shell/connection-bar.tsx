import { useIsFetching, useIsMutating, useQueryClient } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useAuthDialogRequest } from '#web/platform/auth/auth-dialog-store.ts'
import { useIsOnline } from '#web/ui/offline.ts'
import { describeConnection, isOtherPage } from './wanted-page.ts'

/** A request longer than this is said to be under way, with a way on. */
const SLOW_MS = 5000

/** Says that the browser is offline, or that an answer takes long, on any page; and what happens next. */
export function ConnectionBar() {
  const router = useRouter()
  const queryClient = useQueryClient()
  const isOnline = useIsOnline()
  const isPending = useRouterState({ select: (state) => state.status === 'pending' })
  const isAsking = useIsFetching() > 0
  // a page that says itself what it waits for is not contradicted: a slow payment service is no slow connection
  const isSending = useIsMutating({ predicate: ({ meta }) => meta?.explainsWait !== true }) > 0
  // a press that waits for a person to sign in waits for no network
  const isWaiting = useAuthDialogRequest() !== null
  const isSlow = useIsLong(isPending || isAsking || (isSending && !isWaiting))
  const wanted = useWantedPage(isOnline)
  const tryAgain = () => {
    if (isPending) location.assign(router.latestLocation.href)
    else void queryClient.refetchQueries({ type: 'active', fetchStatus: 'fetching' })
  }
  const words = describeConnection({ isOnline, isSlow }, wanted)
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-3 bottom-20 z-[60] flex justify-center md:bottom-4 print:hidden"
    >
      {words && (
        <p className="pointer-events-auto flex flex-wrap items-center gap-x-3 rounded-card bg-ink px-4 py-2.5 font-medium text-paper shadow-pop">
          {words}
          {isOnline && !isSending && (
            <button
              type="button"
              onClick={tryAgain}
              className="min-h-6 font-bold underline underline-offset-4"
            >
              Try again
            </button>
          )}
        </p>
      )}
    </div>
  )
}

function useIsLong(isUnderWay: boolean): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setTimeout(() => setIsLong(true), SLOW_MS)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [isUnderWay])
  return isLong
}

/**
 * A page wanted while offline can bring neither its scripts nor its data, and the browser's own error page would take this one's
 * place: the press is kept instead, and followed once there is a network. @returns the name of its link
 */
function useWantedPage(isOnline: boolean): string | null {
  const [wanted, setWanted] = useState<HTMLAnchorElement | null>(null)
  useEffect(() => {
    if (isOnline) return
    const keep = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a')
      if (!link || !isOtherPage(link, location)) return
      event.preventDefault()
      event.stopPropagation()
      setWanted(link)
    }
    addEventListener('click', keep, true)
    return () => removeEventListener('click', keep, true)
  }, [isOnline])
  useEffect(() => {
    if (!isOnline || !wanted) return
    setWanted(null)
    // a load of its own: a script that was asked for meanwhile counts as missing until then
    location.assign(wanted.href)
  }, [isOnline, wanted])
  return wanted && (wanted.ariaLabel ?? wanted.textContent)
}
