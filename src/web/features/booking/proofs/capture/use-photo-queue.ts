import { useCallback, useEffect, useRef, useState } from 'react'
import { changePhoto, isOf, listPhotos, type QueuedPhoto, removePhoto, type Taker } from './photo-queue.ts'
import { sendWaiting } from './send-waiting.ts'

/** A photo that has left this phone since the page was opened. */
export interface ArrivedPhoto extends Pick<QueuedPhoto, 'id' | 'name' | 'title' | 'bookingId'> {
  sha256: string
}

const AGAIN_MS = 30_000

/** What waits on this phone, and its way to the server: on opening, when the network is back, and every half a minute. */
export function usePhotoQueue(taker: Taker, onArrived: () => void) {
  const { userId, crewToken } = taker
  const [photos, setPhotos] = useState<QueuedPhoto[]>([])
  const [arrived, setArrived] = useState<ArrivedPhoto[]>([])
  const [sending, setSending] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const isSending = useRef(false)

  const isOwn = useCallback(
    (photo: QueuedPhoto) => isOf(photo, { userId, ...(crewToken !== undefined && { crewToken }) }),
    [userId, crewToken],
  )

  const refresh = useCallback(async () => {
    try {
      setPhotos(await listPhotos(isOwn))
    } catch {
      setProblem(KEEPS_NOTHING)
    }
  }, [isOwn])

  const sendAll = useCallback(async () => {
    if (isSending.current || !navigator.onLine) return
    isSending.current = true
    try {
      const why = await sendWaiting({
        isWanted: isOwn,
        onSending: (id) => {
          setSending(id)
          void refresh()
        },
        onArrived: (photo, sha256) => {
          setArrived((all) => [...all, { ...photo, sha256 }])
          onArrived()
        },
      })
      setProblem(why)
    } catch {
      setProblem(KEEPS_NOTHING)
    } finally {
      isSending.current = false
      setSending(null)
      await refresh()
    }
  }, [isOwn, refresh, onArrived])

  useEffect(() => {
    const send = () => void sendAll()
    void refresh().then(send)
    addEventListener('online', send)
    const again = setInterval(send, AGAIN_MS)
    return () => {
      removeEventListener('online', send)
      clearInterval(again)
    }
  }, [refresh, sendAll])

  const drop = async (id: string) => {
    await removePhoto(id)
    await refresh()
  }
  const retry = async (id: string) => {
    await changePhoto(id, { refusal: null })
    await sendAll()
  }
  return { photos, arrived, sending, problem, refresh, sendAll, drop, retry }
}

export const KEEPS_NOTHING =
  'This browser keeps no photos, as in a private window. Hand them in on the page of the booking.'
