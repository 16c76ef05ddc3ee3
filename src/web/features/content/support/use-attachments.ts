import { useState } from 'react'
import { refuseAttachments } from './refuse-attachments.ts'

/** Attachments of a message, and why others were rejected. */
export function useAttachments(isSignedIn: boolean) {
  const [files, setFiles] = useState<File[]>([])
  const [problem, setProblem] = useState<string | undefined>()
  const add = (added: File[]) => {
    const all = [...files, ...added]
    const refusal = refuseAttachments(all, added, isSignedIn)
    setProblem(refusal)
    if (!refusal) setFiles(all)
  }
  const remove = (file: File) => setFiles(files.filter((one) => one !== file))
  return { files, problem, add, remove, setProblem, clear: () => setFiles([]) }
}

export type Attachments = ReturnType<typeof useAttachments>
