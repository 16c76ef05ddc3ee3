import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { BatchFile, ProofBatch } from '#contract/booking/proofs-batches.ts'
import { toHex } from '#domain/booking/proof/hex.ts'
import { BATCH_LIMITS } from '#domain/booking/proof/match-files.ts'
import { PROOF_LIMITS } from '#domain/booking/proof/rule.ts'
import { api } from '#web/platform/api.ts'
import { randomId } from '#web/platform/random-id.ts'
import { uploadFile } from '#web/platform/upload-file.ts'
import { batchesQuery } from './queries.ts'

const AT_ONCE = 3
const FAILED = 'No answer came. Choose it again: what has arrived is not sent twice.'

export interface SendProgress {
  done: number
  of: number
  /** What is no part of the batch, and why. */
  refused: { name: string; why: string }[]
}

interface Held {
  files: readonly unknown[]
  counts: Pick<ProofBatch['counts'], 'matched' | 'asked'>
}

/** Sends files of a desk into a batch, some at once; those that have arrived before are known by their bytes. */
export function useSendBatch(batchId: number | null, onBegun: (id: number) => void) {
  const queryClient = useQueryClient()
  const [sending, setSending] = useState<SendProgress | null>(null)
  const isSending = useRef(false)
  const queue = useRef<File[]>([])

  const sendOne = async (id: number, file: File, known: ReadonlySet<string>): Promise<string | null> => {
    if (file.size > PROOF_LIMITS.bytes) return `It has more than ${PROOF_LIMITS.bytes / 1024 / 1024} MB.`
    try {
      const sha256 = await hashFile(file)
      if (sha256 !== null && known.has(sha256)) return null
      await uploadFile<BatchFile>(`/api/my/proof-batches/${id}/files`, {
        field: 'file',
        file,
        fields: { id: randomId() },
        failed: FAILED,
        onProgress: () => {},
        mayRefuse: true,
      })
      return null
    } catch (error) {
      return error instanceof Error ? error.message : FAILED
    }
  }

  const begin = async (count: number): Promise<{ id: number; known: Set<string> }> => {
    const open =
      batchId === null ? null : await api('GET /api/my/proof-batches/:id', { params: { id: batchId } })
    const known = new Set(open?.files.map(({ sha256 }) => sha256))
    if (open && hasPlace(open, count)) return { id: open.id, known }
    const { id } = await api('POST /api/my/proof-batches', {})
    onBegun(id)
    return { id, known }
  }

  /** What is chosen while others are sent is sent after them. */
  const send = async (files: readonly File[]): Promise<void> => {
    queue.current.push(...files)
    if (isSending.current)
      return setSending((before) => before && { ...before, of: before.of + files.length })
    isSending.current = true
    setSending({ done: 0, of: files.length, refused: [] })
    try {
      const { id, known } = await begin(files.length)
      const work = async () => {
        for (let file = queue.current.shift(); file; file = queue.current.shift()) {
          const { name } = file
          const why = await sendOne(id, file, known)
          setSending((before) => before && addResult(before, why === null ? null : { name, why }))
        }
      }
      while (queue.current.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, work))
    } catch (error) {
      const why = error instanceof Error ? error.message : FAILED
      const left = queue.current.splice(0).map(({ name }) => ({ name, why }))
      setSending((before) => before && left.reduce(addResult, before))
    } finally {
      isSending.current = false
    }
    await queryClient.invalidateQueries({ queryKey: batchesQuery.queryKey })
  }
  return { sending, send }
}

/** One that is full, and in which nothing waits any more, takes no more: the next files begin another. */
export function hasPlace({ files, counts }: Held, count: number): boolean {
  const waiting = counts.matched + counts.asked
  return waiting > 0 || files.length + count <= BATCH_LIMITS.files
}

export function addResult(
  { done, of, refused }: SendProgress,
  one: SendProgress['refused'][number] | null,
): SendProgress {
  return { done: done + 1, of, refused: one ? [...refused, one] : refused }
}

/** Null where a browser cannot: without TLS. */
async function hashFile(file: File): Promise<string | null> {
  const subtle: SubtleCrypto | undefined = crypto.subtle
  return subtle ? toHex(new Uint8Array(await subtle.digest('SHA-256', await file.arrayBuffer()))) : null
}
