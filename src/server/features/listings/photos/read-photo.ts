import { join } from 'node:path'
import { runChild } from '../../../platform/child/run-child.ts'
import { createGate } from '../../../platform/uploads/gate.ts'
import type { CleanedPicture } from './clean-picture.ts'
import type { EncodedPhoto } from './encode-photo.ts'

const PHOTO_PROCESS = join(import.meta.dirname, 'photo-process.ts')
const PICTURE_PROCESS = join(import.meta.dirname, 'picture-process.ts')
const BOUNDS = { seconds: 40, megabytes: 500, heapMegabytes: 64 }
/** Each decoder keeps a core busy for about a second; pages need one too. Two albums of a listing's photos may wait. */
const DECODERS = createGate({ atOnce: 2, waiting: 64, perSubject: 1, waitingPerSubject: 32 })

const FAILURES = {
  time: 'The picture takes too long to read. Please save it as JPEG first',
  memory: 'The picture takes too much memory to read. Please save it as a smaller JPEG first',
  crash: 'The picture is damaged and cannot be read',
}

type Read<T> = T | { refusal: string }

/**
 * A picture in all its sizes, in `folder`, or the reason it cannot be read; one at a time per account.
 * @throws AppError `unavailable` when the queue is full
 */
export function readPhoto(ownerId: number, input: { path: string; folder: string }) {
  return decode<EncodedPhoto>(PHOTO_PROCESS, ownerId, input)
}

/** A picture of a message in one size, written to `target`; otherwise as `readPhoto`. */
export function readPicture(ownerId: number, input: { path: string; target: string }) {
  return decode<CleanedPicture>(PICTURE_PROCESS, ownerId, input)
}

async function decode<T>(process: string, ownerId: number, input: object): Promise<Read<T>> {
  const answer = await DECODERS.run(String(ownerId), () => runChild<T>(process, input, BOUNDS))
  if ('value' in answer) return answer.value
  return { refusal: 'refusal' in answer ? answer.refusal : FAILURES[answer.failure] }
}
