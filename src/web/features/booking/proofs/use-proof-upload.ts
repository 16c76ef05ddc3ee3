import { useState } from 'react'
import type { Proofs } from '#contract/booking/proofs.ts'
import { PROOF_LIMITS } from '#domain/booking/proof/rule.ts'
import type { ApiError } from '#web/platform/api.ts'
import { randomId } from '#web/platform/random-id.ts'
import { toast } from '#web/ui/toast.ts'
import { useFreshProofs } from './use-fresh-proofs.ts'

export interface ProofUpload {
  /** Under which a retry is the same proof. */
  id: string
  file: File
  /** What was said beside it when it was chosen. */
  said: Said
  percent: number
  error: string | null
  /** A retry would fail the same way. */
  isFinal: boolean
}

/** Fields beside the file. */
type Said = Record<string, string>

const FAILED = 'The file could not be sent. Please try again.'
const FINAL = [400, 403, 409, 413, 415]
const MEGABYTES = PROOF_LIMITS.bytes / 1024 / 1024

/** Sends files for one duty, one after another, with how far each is. */
export function useProofUpload(bookingId: number, duty: string) {
  const [uploads, setUploads] = useState<ProofUpload[]>([])
  const show = useFreshProofs(bookingId)
  const change = (id: string, part: Partial<ProofUpload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)))
  const drop = (id: string) => setUploads((all) => all.filter((one) => one.id !== id))

  const send = async ({ id, file }: Pick<ProofUpload, 'id' | 'file'>, said: Said): Promise<void> => {
    change(id, { percent: 0, error: null })
    try {
      const onProgress = (percent: number) => change(id, { percent })
      const given = { field: 'file', file, fields: { id, duty, ...said }, failed: FAILED, onProgress }
      const { uploadFile } = await import('#web/platform/upload-file.ts')
      show(await uploadFile<Proofs>(`/api/bookings/${bookingId}/proofs`, { ...given, mayRefuse: true }))
      drop(id)
      toast({ title: 'Your proof is handed in' })
    } catch (error) {
      // no status: what uploads could not be loaded itself
      const { message, status = 0 } = error as Partial<ApiError>
      change(id, { error: (status && message) || FAILED, isFinal: FINAL.includes(status) })
    }
  }

  const choose = async (files: readonly File[], said: Said): Promise<void> => {
    const begun = files.map((file) => {
      const error = file.size > PROOF_LIMITS.bytes ? `A file may have at most ${MEGABYTES} MB` : null
      return { id: randomId(), file, said, percent: 0, error, isFinal: error !== null }
    })
    setUploads((all) => [...all, ...begun])
    for (const one of begun) if (one.error === null) await send(one, said)
  }
  return { uploads, choose, send, drop }
}
