import { useState } from 'react'
import type { Duty } from './duty-state.ts'
import { isLog } from './stated-values.ts'

interface UnknownLog {
  file: File
  headers: readonly string[]
}

const HEAD_BYTES = 64 * 1024

/** Logs whose columns are not known by their headers: asked for before anything is sent. */
export function useLogColumns(duty: Duty) {
  const [asked, setAsked] = useState<UnknownLog[]>([])
  const done = (file: File) => setAsked((all) => all.filter((one) => one.file !== file))

  /** @returns those that can be sent as they are */
  const ask = async (files: readonly File[]): Promise<File[]> => {
    const known: File[] = []
    const found: UnknownLog[] = []
    for (const file of files) {
      const head = isLog(duty, file) ? await readHead(file) : null
      if (head && !head.isKnown) found.push({ file, headers: head.headers })
      else known.push(file)
    }
    setAsked((all) => [...all, ...found])
    return known
  }
  return { asked, ask, done }
}

/** Null: it is no table; the server says so. */
async function readHead(file: File) {
  const { readRunHead } = await import('#domain/booking/proof/runs/read-runs.ts')
  return readRunHead(await file.slice(0, HEAD_BYTES).text())
}
