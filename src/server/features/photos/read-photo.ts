import { join } from 'node:path'
import { runChild } from '../../platform/child/run-child.ts'
import { createGate } from '../../platform/uploads/gate.ts'
import type { EncodedPhoto } from './encode-photo.ts'

const PROCESS = join(import.meta.dirname, 'photo-process.ts')
const BOUNDS = { seconds: 40, megabytes: 500, heapMegabytes: 64 }
/** Each takes a core for a second or so; the pages want one too. */
const DECODERS = createGate({ atOnce: 2, waiting: 8, perSubject: 1 })

const FAILURES = {
  time: 'The picture takes too long to read. Please save it as JPEG first',
  memory: 'The picture takes too much memory to read. Please save it as a smaller JPEG first',
  crash: 'The picture is damaged and cannot be read',
}

/**
 * A picture in all its sizes, in `folder`, or why it cannot be read; one of a person's at a time.
 * @throws AppError `unavailable` when too many wait
 */
export async function readPhoto(
  ownerId: number,
  input: { path: string; folder: string },
): Promise<EncodedPhoto | { refusal: string }> {
  const answer = await DECODERS.run(String(ownerId), () => runChild<EncodedPhoto>(PROCESS, input, BOUNDS))
  if ('value' in answer) return answer.value
  return { refusal: 'refusal' in answer ? answer.refusal : FAILURES[answer.failure] }
}
