import { useState } from 'react'
import type { CapturePage } from '#contract/booking/proofs-capture.ts'
import type { Capture } from '#domain/booking/proof/capture.ts'
import { FACE_PROBLEM_LABELS, type FaceProblemKind } from '#domain/booking/proof/face-problem.ts'
import { toHex } from '#domain/booking/proof/hex.ts'
import { PROOF_LIMITS } from '#domain/booking/proof/rule.ts'
import { randomId } from '#web/platform/random-id.ts'
import { addPhoto, changePhoto, type Taker } from './photo-queue.ts'
import { KEEPS_NOTHING, type usePhotoQueue } from './use-photo-queue.ts'

export interface TakePhoto {
  page: Pick<CapturePage, 'bookingId' | 'reference'>
  duty: Pick<CapturePage['duties'][number], 'key' | 'title' | 'placement'>
  /** Who takes it, and for whom. */
  taker: Taker
  caption: string
  /** It is a photo of what is wrong there. */
  problem?: FaceProblemKind
  at: { position: () => Promise<Capture['position']>; heading: () => number | null }
  queue: Pick<ReturnType<typeof usePhotoQueue>, 'refresh' | 'sendAll'>
}

const TOO_LARGE = `A photo may have at most ${PROOF_LIMITS.bytes / 1024 / 1024} MB. Choose a smaller size in the camera.`

/** Longer than a position takes: a page that is closed meanwhile leaves a photo that is sent without one. */
const HELD_MS = 20_000

/** Keeps a photo on the phone at once, adds where it was taken, then lets it go. */
export function useTakePhoto({ page, duty, taker, caption, problem, at, queue }: TakePhoto) {
  const [error, setError] = useState<string | null>(null)
  const [isTaking, setTaking] = useState(false)

  const takeOne = async (file: File): Promise<void> => {
    const id = randomId()
    // both of the moment in which the photo was taken
    const capture = { capturedAt: new Date().toISOString(), position: null, heading: at.heading() }
    const located = at.position()
    const bytes = await file.arrayBuffer()
    await addPhoto(
      {
        id,
        ...taker,
        bookingId: page.bookingId,
        reference: page.reference,
        duty: duty.key,
        title: `${problem ? FACE_PROBLEM_LABELS[problem] : duty.title}, ${duty.placement}`,
        name: file.name || 'photo.jpg',
        mediaType: file.type,
        sizeBytes: bytes.byteLength,
        sha256: await hashBytes(bytes),
        caption: caption.trim(),
        ...(problem && { problem }),
        capture,
        refusal: null,
        heldUntil: Date.now() + HELD_MS,
      },
      bytes,
    )
    await queue.refresh()
    await changePhoto(id, { capture: { ...capture, position: await located }, heldUntil: 0 })
  }

  /** @returns how many of them are kept */
  const take = async (files: readonly File[]): Promise<number> => {
    let kept = 0
    setError(null)
    setTaking(true)
    // browsers may drop what they were not asked to keep
    void navigator.storage?.persist?.().catch(() => false)
    try {
      for (const file of files)
        if (file.size > PROOF_LIMITS.bytes) setError(TOO_LARGE)
        else {
          await takeOne(file)
          kept += 1
        }
    } catch (failure) {
      const isFull = failure instanceof DOMException && failure.name === 'QuotaExceededError'
      setError(isFull ? FULL : KEEPS_NOTHING)
    } finally {
      setTaking(false)
      await queue.refresh()
      void queue.sendAll()
    }
    return kept
  }
  return { take, error, isTaking }
}

const FULL = 'This phone has no room left for the photo. It was not kept: send what waits first.'

/** Null where a browser cannot: without TLS. */
async function hashBytes(bytes: ArrayBuffer): Promise<string | null> {
  const subtle: SubtleCrypto | undefined = crypto.subtle
  return subtle ? toHex(new Uint8Array(await subtle.digest('SHA-256', bytes))) : null
}
