import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ArtworkFacts } from '#domain/booking/creative/facts.ts'
import type { LatLng } from '#domain/geo.ts'
import { keepChildren } from '../../../platform/child/keep-children.ts'
import { type ChildAnswer, runChild } from '../../../platform/child/run-child.ts'
import { createGate } from '../../../platform/uploads/gate.ts'
import type { ArtworkFamily } from './sniff-artwork.ts'

export interface FactsInput {
  family: ArtworkFamily
  path: string
  /** Where a preview is written to. */
  preview: string
  /** A picture that takes more to decode than a kept reader has: it is read alone. */
  isHeavy?: boolean
}

export interface ReadFacts {
  facts: ArtworkFacts
  /** Null: there is nothing to see, or nothing here draws it. */
  preview: { width: number; height: number } | null
  /** Of a picture: a hash of what it looks like, near to those of pictures that look alike. */
  alike?: string | null
  written?: WrittenFacts | null
}

/** What a camera wrote into a picture (EXIF), as far as it did. */
export interface WrittenFacts {
  description: string | null
  /** By the camera's own clock, `YYYY-MM-DD`. */
  takenOn: string | null
  location: LatLng | null
}

const FACTS_PROCESS = join(import.meta.dirname, 'facts', 'facts-process.ts')
const PICTURES_PROCESS = join(import.meta.dirname, 'facts', 'pictures-process.ts')
const BOUNDS = { seconds: 60, megabytes: 900, heapMegabytes: 300 }
/** A PDF is held twice while it is parsed, beside what it unpacks to: a small one that needs more is a bomb. */
const PDF_MEGABYTES = 300
const PDF_COPIES = 3
/** Each holds a core and up to 900 MB. */
const READERS = createGate({ atOnce: 1, waiting: 16, perSubject: 1 })

/** A photo of a phone takes some 80 MB; what needs more than this is read alone. */
const PICTURE_BOUNDS = { seconds: 60, megabytes: 200, heapMegabytes: 64 }
/** A crew's day is hundreds of photos: both cores, as long as nobody else wants one. */
const PICTURES_AT_ONCE = 2
const PICTURE_READERS = createGate({ atOnce: PICTURES_AT_ONCE, waiting: 24, perSubject: PICTURES_AT_ONCE })
const PICTURES = keepChildren(PICTURES_PROCESS, PICTURE_BOUNDS, {
  atMost: PICTURES_AT_ONCE,
  inputs: 100,
  idleMs: 5000,
})

const FAILURES = {
  time: 'The file takes too long to read. Please simplify it first',
  memory: 'The file takes too much memory to read. Please simplify it first',
  crash: 'The file is damaged and cannot be read',
}

/**
 * What a file is, read in a child process with bounded time and memory, or the reason it cannot be read.
 * @throws AppError `unavailable` when the queue is full
 */
export async function readFacts(
  ownerId: number,
  input: FactsInput,
): Promise<ReadFacts | { refusal: string }> {
  const answer =
    input.family === 'picture' && !input.isHeavy
      ? await readPicture(ownerId, input)
      : await readAlone(ownerId, input)
  if ('value' in answer) return answer.value
  return { refusal: 'refusal' in answer ? answer.refusal : FAILURES[answer.failure] }
}

async function readPicture(ownerId: number, input: FactsInput): Promise<ChildAnswer<ReadFacts>> {
  const subject = String(ownerId)
  const answer = await PICTURE_READERS.run(subject, () => PICTURES.run<ReadFacts>(subject, input))
  // large itself, or one too many for its reader
  const isTooMuch = 'failure' in answer && answer.failure === 'memory'
  return isTooMuch ? readAlone(ownerId, input) : answer
}

async function readAlone(ownerId: number, input: FactsInput): Promise<ChildAnswer<ReadFacts>> {
  const megabytes = input.family === 'pdf' ? await pdfMegabytes(input.path) : BOUNDS.megabytes
  return READERS.run(String(ownerId), () =>
    runChild<ReadFacts>(FACTS_PROCESS, input, { ...BOUNDS, megabytes }),
  )
}

async function pdfMegabytes(path: string): Promise<number> {
  const { size } = await stat(path)
  return Math.min(BOUNDS.megabytes, PDF_MEGABYTES + (PDF_COPIES * size) / 1024 / 1024)
}
