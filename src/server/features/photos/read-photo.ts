import { join } from 'node:path'
import { runChild } from '../../platform/child/run-child.ts'
import { createGate } from '../../platform/uploads/gate.ts'
import type { EncodedPhoto } from './encode-photo.ts'

const PROCESS = join(import.meta.dirname, 'photo-process.ts')
const BOUNDS = { seconds: 40, megabytes: 500, heapMegabytes: 64 }
/** Each decoder keeps a core busy for about a second; pages need one too. */
const DECODERS = createGate({ atOnce: 2, waiting: 8, perSubject: 1 })

const FAILURES = {
  time: 'The picture takes too long to read. Please save it as JPEG first',
  memory: 'The picture takes too much memory to read. Please save it as a smaller JPEG first',
  crash: 'The picture is damaged and cannot be read',
}

/**
 * A picture in all its sizes, in `folder`, or the reason it cannot be read; one at a time per account.
 * @throws AppError `unavailable` when the queue is full
 */
export async function readPhoto(
  ownerId: number,
  input: { path: string; folder: string },
): Promise<EncodedPhoto | { refusal: string }> {
  const answer = await DECODERS.run(String(ownerId), () => runChild<EncodedPhoto>(PROCESS, input, BOUNDS))
  if ('value' in answer) return answer.value
  return { refusal: 'refusal' in answer ? answer.refusal : FAILURES[answer.failure] }
}
