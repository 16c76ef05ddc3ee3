import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { keepsPhotos } from './photo-database.ts'

const AGAIN_MS = 30_000

/** On every page: what was photographed without a network is sent, wherever on the site its taker is. Draws nothing. */
export function SendWaitingPhotos() {
  const { user } = useAuth()
  const userId = user?.id
  const queryClient = useQueryClient()
  useEffect(() => {
    const send = async () => {
      // pages at the space show their queue, and send it themselves
      if (location.pathname.startsWith('/proof/') || !navigator.onLine || !(await keepsPhotos())) return
      const { sendWaiting } = await import('./send-waiting.ts')
      await sendWaiting({
        isWanted: (photo) => photo.crewToken !== undefined || photo.userId === userId,
        onArrived: () => void queryClient.invalidateQueries({ queryKey: ['bookings'] }),
      })
    }
    const trySend = () => void send().catch(() => {})
    trySend()
    addEventListener('online', trySend)
    const again = setInterval(trySend, AGAIN_MS)
    return () => {
      removeEventListener('online', trySend)
      clearInterval(again)
    }
  }, [userId, queryClient])
  return null
}
