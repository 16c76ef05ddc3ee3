import { listPhotos, type QueuedPhoto } from './photo-queue.ts'
import { sendPhoto } from './send-photo.ts'

interface SendWaitingInput {
  /** Whose photos are sent. */
  isWanted: (photo: QueuedPhoto) => boolean
  onSending?: (id: string) => void
  onArrived: (photo: QueuedPhoto, sha256: string) => void
}

/** Sends what waits on this phone, one after another. @returns why something still waits; null: nothing does */
export async function sendWaiting({
  isWanted,
  onSending,
  onArrived,
}: SendWaitingInput): Promise<string | null> {
  let problem: string | null = null
  await alone(async () => {
    const tried = new Set<string>()
    for (;;) {
      const next = (await listPhotos(isWanted)).find(
        (photo) => isReady(photo, Date.now()) && !tried.has(photo.id),
      )
      if (!next) return
      tried.add(next.id)
      onSending?.(next.id)
      const sent = await sendPhoto(next)
      if (sent.kind === 'arrived') onArrived(next, sent.sha256)
      if (sent.kind !== 'waits') continue
      problem = sent.why
      return
    }
  })
  return problem
}

/** Neither refused, nor waiting for its position. */
export function isReady(
  { refusal, heldUntil = 0 }: Pick<QueuedPhoto, 'refusal' | 'heldUntil'>,
  nowMs: number,
): boolean {
  return refusal === null && heldUntil <= nowMs
}

/** Of several tabs one sends: a photo would only be sent twice, not counted twice. */
async function alone(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work()
  await navigator.locks.request('placard-proof', { ifAvailable: true }, (lock) => (lock ? work() : undefined))
}
