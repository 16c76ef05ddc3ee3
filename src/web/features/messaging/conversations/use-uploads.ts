import { useRef, useState } from 'react'
import type { MessageAttachment } from '#contract/messaging/conversations.ts'
import { CONVERSATION_LIMITS } from '#domain/messaging/conversation.ts'
import type { ApiError } from '#web/platform/api.ts'
import { refuseFiles } from './refuse-files.ts'

export interface Upload {
  key: number
  file: File
  percent: number
  error: string | null
  /** Permanent failure: a retry would fail the same way. */
  isFinal?: boolean
}

const FAILED = 'The file could not be uploaded. Please try again.'
const FINAL = [400, 413, 415]

/** Uploads of a message's files, one after the other; `onDone` gets each that is there. */
export function useUploads(count: number, onDone: (file: MessageAttachment) => void) {
  const [uploads, setUploads] = useState<Upload[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const lastKey = useRef(0)
  const patch = (key: number, change: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...change } : one)))
  const drop = (key: number) => setUploads((all) => all.filter((one) => one.key !== key))

  const send = async ({ key, file }: Upload) => {
    patch(key, { error: null, percent: 0 })
    try {
      const onProgress = (percent: number) => patch(key, { percent })
      const given = { field: 'file', file, failed: FAILED, onProgress }
      const { uploadFile } = await import('#web/platform/upload-file.ts')
      onDone(await uploadFile<MessageAttachment>('/api/attachments', given))
      drop(key)
    } catch (error) {
      // no status: what uploads could not be loaded itself
      const { message, status = 0 } = error as Partial<ApiError>
      patch(key, { error: (status && message) || FAILED, isFinal: FINAL.includes(status) })
    }
  }

  const add = async (files: File[]) => {
    const waiting = uploads.filter(({ error }) => !error).length
    const refusal = refuseFiles(files, CONVERSATION_LIMITS.attachments - count - waiting)
    setProblem(refusal)
    if (refusal) return
    const added = files.map((file) => {
      lastKey.current += 1
      return { key: lastKey.current, file, percent: 0, error: null }
    })
    setUploads((all) => [...all, ...added])
    for (const upload of added) await send(upload)
  }

  const isUploading = uploads.some(({ error }) => error === null)
  return { uploads, problem, isUploading, add, retry: send, drop }
}
