import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createGate } from '../uploads/gate.ts'
import { runChild } from './run-child.ts'

const BOUNDS = { seconds: 60, megabytes: 640, heapMegabytes: 512 }
/** Each may take as much memory as the rest of the process. */
const MAKERS = createGate({ atOnce: 1, waiting: 20, perSubject: 1, waitingPerSubject: 2 })

/** What a process that makes a file is given besides its input. */
export type Target<Input> = Input & {
  /** Where the file is written. */
  target: string
}

interface MakeFile<Input> {
  /** A module that calls `serveChild` for a `Target`. */
  entry: string
  input: Input
  /** A folder of its own, for the time that it is made. */
  folder: string
  /** For whom: nobody fills the queue alone. */
  subject: string
}

/** Large files take seconds and much memory: one at a time, in a bounded process. @returns null: too large. @throws AppError `unavailable` */
export async function makeFile<Input extends object>({
  entry,
  input,
  folder,
  subject,
}: MakeFile<Input>): Promise<Buffer | null> {
  const given: Target<Input> = { ...input, target: join(folder, 'made') }
  const answer = await MAKERS.run(subject, () => runChild<null>(entry, given, BOUNDS))
  if ('value' in answer) return readFile(given.target)
  if ('failure' in answer && answer.failure !== 'crash') return null
  throw new Error(`no file: ${'failure' in answer ? answer.failure : answer.refusal}`)
}
