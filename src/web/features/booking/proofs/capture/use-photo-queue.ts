import { useCallback, useEffect, useRef, useState } from 'react'
import { changePhoto, listPhotos, type QueuedPhoto, removePhoto } from './photo-queue.ts'
import { sendPhoto } from './send-photo.ts'

/** A photo that has left this phone since the page was opened. */
export interface ArrivedPhoto extends Pick<QueuedPhoto, 'id' | 'name' | 'title' | 'bookingId'> {
  sha256: string
}

const AGAIN_MS = 30_000

/** What waits on this phone, and its way to the server: on opening, when the network is back, and every half a minute. */
export function usePhotoQueue(userId: number, onArrived: () => void) {
  const [photos, setPhotos] = useState<QueuedPhoto[]>([])
  const [arrived, setArrived] = useState<ArrivedPhoto[]>([])
  const [sending, setSending] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const isSending = useRef(false)
  /** Whose position is still being taken. */
  const held = useRef(new Set<string>())

  const refresh = useCallback(async () => {
    try {
      const all = await listPhotos(userId)
      setPhotos(all)
      return all
    } catch {
      setProblem(KEEPS_NOTHING)
      return []
    }
  }, [userId])

  const sendAll = useCallback(async () => {
    if (isSending.current || !navigator.onLine) return
    isSending.current = true
    try {
      await alone(async () => {
        setProblem(null)
        const tried = new Set<string>()
        for (;;) {
          const next = (await refresh()).find(
            ({ id, refusal }) => refusal === null && !held.current.has(id) && !tried.has(id),
          )
          if (!next) return
          tried.add(next.id)
          setSending(next.id)
          const sent = await sendPhoto(next)
          if (sent.kind === 'waits') return setProblem(sent.why)
          if (sent.kind === 'refused') continue
          setArrived((all) => [...all, { ...next, sha256: sent.sha256 }])
          onArrived()
        }
      })
    } finally {
      isSending.current = false
      setSending(null)
      await refresh()
    }
  }, [refresh, onArrived])

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
  return { photos, arrived, sending, problem, held: held.current, refresh, sendAll, drop, retry }
}

export const KEEPS_NOTHING =
  'This browser keeps no photos, as in a private window. Hand them in on the page of the booking.'

/** Of several tabs one sends: a photo would only be sent twice, not counted twice. */
async function alone(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work()
  await navigator.locks.request('placard-proof', { ifAvailable: true }, (lock) => (lock ? work() : undefined))
}
