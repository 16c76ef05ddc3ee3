import { useState } from 'react'
import type { Artwork } from '#contract/booking/creatives.ts'
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
}

const FAILED = 'The file could not be sent. Please try again.'
const FINAL = [400, 403, 409, 413, 415]
const MEGABYTES = ARTWORK_LIMITS.bytes / 1024 / 1024

/** Sends one file for one placement, with how far it is. */
export function useArtworkUpload(bookingId: number, item: number) {
  const [sending, setSending] = useState<Upload | null>(null)
  const show = useFreshArtwork(bookingId)
  const send = async (file: File) => {
    const begun = { file, percent: 0, error: null, isFinal: false }
    if (file.size > ARTWORK_LIMITS.bytes)
      return setSending({ ...begun, error: `A file may have at most ${MEGABYTES} MB`, isFinal: true })
    setSending(begun)
    try {
      const onProgress = (percent: number) => setSending({ ...begun, percent })
      const given = { field: 'file', file, fields: { item: String(item) }, failed: FAILED, onProgress }
      const { uploadFile } = await import('#web/platform/upload-file.ts')
      show(await uploadFile<Artwork>(`/api/bookings/${bookingId}/creatives`, given))
      setSending(null)
      toast({ title: 'Your artwork is sent' })
    } catch (error) {
      // no status: what uploads could not be loaded itself
      const { message, status = 0 } = error as Partial<ApiError>
      setSending({ ...begun, error: (status && message) || FAILED, isFinal: FINAL.includes(status) })
    }
  }
  return { sending, send, drop: () => setSending(null) }
}
