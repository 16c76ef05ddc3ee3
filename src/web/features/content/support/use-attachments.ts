import { useState } from 'react'
import { ATTACHMENTS } from '#domain/content/support.ts'

/** Attachments of a message, and why others were rejected. */
export function useAttachments(isSignedIn: boolean) {
  const [files, setFiles] = useState<File[]>([])
  const [problem, setProblem] = useState<string | undefined>()
  const add = (added: File[]) => {
    const all = [...files, ...added]
    const refusal = refuse(all, added, isSignedIn)
    setProblem(refusal)
    if (!refusal) setFiles(all)
  }
  const remove = (file: File) => setFiles(files.filter((one) => one !== file))
  return { files, problem, add, remove, setProblem, clear: () => setFiles([]) }
}

export type Attachments = ReturnType<typeof useAttachments>

function refuse(all: File[], added: File[], isSignedIn: boolean): string | undefined {
  const tooLarge = added.find((file) => file.size > ATTACHMENTS.bytes)
  if (tooLarge) return `“${tooLarge.name}” is larger than 10 MB.`
  const together = all.reduce((sum, { size }) => sum + size, 0)
  if (!isSignedIn && together > ATTACHMENTS.guestBytes)
    return 'The files are too large: at most 10 MB together. Sign in to send five of 10 MB each.'
  if (all.length > ATTACHMENTS.max) return `Please attach at most ${ATTACHMENTS.max} files.`
  return undefined
}
