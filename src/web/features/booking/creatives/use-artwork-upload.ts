import { useState } from 'react'
import type { Artwork, ArtworkDiffers } from '#contract/booking/creatives.ts'
import { ARTWORK_LIMITS } from '#domain/booking/creative/limits.ts'
import type { ApiError } from '#web/platform/api.ts'
import { toast } from '#web/ui/toast.ts'
import { useFreshArtwork } from './use-fresh-artwork.ts'

interface Upload {
  file: File
  percent: number
  error: string | null
  /** A retry would fail the same way. */
  isFinal: boolean
  /** What it fails of what the space needs: it has not been sent. */
  checks?: ArtworkDiffers['checks']
}

const FAILED = 'The file could not be sent. Please try again.'
const FINAL = [400, 403, 409, 413, 415]
const MEGABYTES = ARTWORK_LIMITS.bytes / 1024 / 1024

type Spec = NonNullable<Artwork['demand']>['spec']

/** Sends one file for one placement, with how far it is. What the space does not need is sent by a second press alone. */
export function useArtworkUpload(
  bookingId: number,
  { item, spec }: { item: number; spec: Spec | undefined },
) {
  const [sending, setSending] = useState<Upload | null>(null)
  const show = useFreshArtwork(bookingId)

  const send = async (file: File, { anyway = false } = {}) => {
    const begun = { file, percent: 0, error: null, isFinal: false }
    setSending(begun)
    try {
      const onProgress = (percent: number) => setSending({ ...begun, percent })
      const fields = { item: String(item), ...(!anyway && { unlessItDiffers: 'yes' }) }
      const given = { field: 'file', file, fields, failed: FAILED, onProgress, mayRefuse: !anyway }
      const { uploadFile } = await import('#web/platform/upload-file.ts')
      show(await uploadFile<Artwork>(`/api/bookings/${bookingId}/creatives`, given))
      setSending(null)
      toast({ title: 'The artwork is sent' })
    } catch (error) {
      // no status: what uploads could not be loaded itself
      const { message, status = 0, reply } = error as Partial<ApiError>
      if (reply?.code === 'artwork-differs')
        return setSending({ ...begun, checks: (reply as ArtworkDiffers).checks })
      setSending({ ...begun, error: (status && message) || FAILED, isFinal: FINAL.includes(status) })
    }
  }

  const choose = async (file: File) => {
    const begun = { file, percent: 0, error: null, isFinal: false }
    if (file.size > ARTWORK_LIMITS.bytes)
      return setSending({ ...begun, error: `A file may have at most ${MEGABYTES} MB`, isFinal: true })
    setSending(begun)
    // whatever cannot be read here is read by the server
    const checks = await import('./check-file.ts')
      .then(({ checkFile }) => checkFile(file, spec ?? { kind: 'any' }))
      .catch(() => null)
    if (checks) return setSending({ ...begun, checks })
    await send(file)
  }
  return { sending, choose, send, drop: () => setSending(null) }
}
