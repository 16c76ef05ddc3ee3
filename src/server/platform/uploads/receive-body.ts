import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Context } from 'hono'
import type { AppError } from '../http/app-error.ts'
import type { RequestEnv } from '../http/env.ts'
import { findAway } from '../http/find-away.ts'
import { createGate, type Gate } from './gate.ts'
import { withSpoolFolder } from './spool.ts'

/** A temporary file, deleted after the work it was received for. */
export interface ReceivedFile {
  path: string
  sizeBytes: number
}

export interface Upload {
  folder: string
  request: Request
  maxBytes: number
}

export interface ReceiveBodyInput {
  dataDir: string
  maxBytes: number
  /** The refusal of a body that is too large. */
  tooLarge: () => AppError
  /** In place of the gate of all large bodies, by `subject`: for what takes longer than others should wait. */
  gate?: Gate
  subject?: string
}

const LARGE_BYTES = 1024 * 1024
/**
 * Bodies are streamed to disk: this bounds disk use and how long others wait. Who waits is not read yet: an album chosen at
 * once waits in its connections.
 */
const LARGE_BODIES = createGate({ atOnce: 16, waiting: 64, perSubject: 8, waitingPerSubject: 32 })

/**
 * The one path for large bodies: content-length is checked first, few are received at once, each is streamed to disk, and
 * its temporary files are deleted with the request. @throws AppError `too-large`, `unavailable`
 */
export async function receiveUpload<T>(
  c: Context<RequestEnv>,
  { dataDir, maxBytes, tooLarge, gate = LARGE_BODIES, subject = c.var.clientAddress }: ReceiveBodyInput,
  work: (upload: Upload) => Promise<T>,
): Promise<T> {
  const claimed = c.req.header('content-length')
  if (Number(claimed ?? 0) > maxBytes) throw tooLarge()
  const receive = () =>
    withSpoolFolder(dataDir, (folder) => work({ folder, request: c.req.raw, maxBytes })).catch(
      async (error: unknown) => {
        if (error instanceof BodyTooLarge) throw tooLarge()
        if (findAway(error) === 'files') await discardBody({ request: c.req.raw, maxBytes })
        throw error
      },
    )
  const isSmall = claimed !== undefined && Number(claimed) <= LARGE_BYTES
  return isSmall ? receive() : gate.run(subject, receive)
}

/** Receives the whole body as one file. `see` is called with each chunk. */
export async function receiveFile(
  upload: Upload,
  see: (piece: Uint8Array) => void = () => {},
): Promise<ReceivedFile> {
  const path = join(upload.folder, 'body')
  let sizeBytes = 0
  async function* counted() {
    for await (const piece of bodyOf(upload)) {
      sizeBytes += piece.byteLength
      see(piece)
      yield piece
    }
  }
  await pipeline(Readable.from(counted()), createWriteStream(path))
  return { path, sizeBytes }
}

/** The body exceeded its limit. */
class BodyTooLarge extends Error {}

/** Reads what still arrives: closing on somebody who is sending loses the answer that says why. */
async function discardBody(upload: Pick<Upload, 'request' | 'maxBytes'>): Promise<void> {
  if (upload.request.bodyUsed) return
  try {
    for await (const _ of bodyOf(upload));
  } catch {
    // too large or cut off: nothing is lost
  }
}

/** Counts bytes as they arrive, so that a wrong or missing content-length does not help. */
export async function* bodyOf({
  request,
  maxBytes,
}: Pick<Upload, 'request' | 'maxBytes'>): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const piece of request.body ?? []) {
    size += piece.byteLength
    if (size > maxBytes) throw new BodyTooLarge()
    yield piece
  }
}
