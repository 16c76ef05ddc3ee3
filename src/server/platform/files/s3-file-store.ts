import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { GetObjectCommandOutput, S3Client } from '@aws-sdk/client-s3'
import { createCircuitBreaker } from '../models/circuit-breaker.ts'
import type { ByteRange, FileStore } from './file-store.ts'
import { FilesAway, FilesKeyRefused } from './files-away.ts'
import { createSilenceLimit, type SilenceLimit } from './silence-limit.ts'
import { toWebStream } from './to-web-stream.ts'

export interface S3Settings {
  bucket: string
  region: string
  /** For S3-compatible stores other than Amazon's; they get path-style addresses. */
  endpoint?: string | undefined
  /** Without them the SDK uses its default chain: environment, profile, instance role. */
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined
  times?: S3Times
}

export interface S3Times {
  connectMs: number
  /** Of one try, until its answer begins. */
  tryMs: number
  /** Of all tries of a read, until an answer begins; of anything else, without a byte moved. */
  totalMs: number
  /** How long a bucket that was silent is not asked again: the next picture of a page need not wait too. */
  awayMs: number
}

const TIMES: S3Times = { connectMs: 2_000, tryMs: 5_000, totalMs: 8_000, awayMs: 5_000 }
const QUIET = { trace() {}, debug() {}, info() {}, warn() {}, error() {} }
/** One retry. */
const MAX_ATTEMPTS = 2

interface AskOptions extends Pick<SilenceLimit, 'meter'> {
  abortSignal: AbortSignal
  requestTimeout: number
}

type BucketCall<T> = (opened: Opened, options: AskOptions) => Promise<T>

interface Opened {
  client: S3Client
  sdk: typeof import('@aws-sdk/client-s3')
}

/** An S3 bucket. The SDK is loaded on first use. A silent or broken bucket holds nobody for long: `FilesAway`. */
export function createS3FileStore(settings: S3Settings): FileStore {
  const { bucket: Bucket, times = TIMES } = settings
  const open = createOpener(settings, times)
  const breaker = createCircuitBreaker({ maxFailures: 1, openMs: times.awayMs })

  /** @throws FilesAway for everything but what the bucket answers for good */
  async function ask<T>(work: BucketCall<T>): Promise<T> {
    if (breaker.isOpen()) throw new FilesAway('it was silent a moment ago')
    // until the answer begins: how fast its body is read is up to its reader
    const limit = createSilenceLimit(times.totalMs)
    try {
      const { signal: abortSignal, meter } = limit
      return await work(await open(), { abortSignal, meter, requestTimeout: times.tryMs })
    } catch (error) {
      // what was refused was answered at once, and others may be answered well
      if (statusOf(error) === undefined) breaker.fail()
      throw toAway(error)
    } finally {
      limit.end()
    }
  }
  const findOrNull = <T>(work: BucketCall<T>): Promise<T | null> =>
    ask(async (opened, options) => {
      try {
        return await work(opened, options)
      } catch (error) {
        if (statusOf(error) === 404) return null
        throw error
      }
    })

  function getObject(path: string, range?: ByteRange): Promise<GetObjectCommandOutput | null> {
    const Range = range && `bytes=${range.start}-${range.end}`
    const input = { Bucket, Key: path, ...(Range ? { Range } : {}) }
    return findOrNull(({ client, sdk }, options) => client.send(new sdk.GetObjectCommand(input), options))
  }

  return {
    save: async (path, bytes) => {
      const Key = checkKey(path)
      await ask(({ client, sdk }, options) =>
        client.send(new sdk.PutObjectCommand({ Bucket, Key, Body: bytes }), options),
      )
    },
    async saveFile(path, source) {
      const Key = checkKey(path)
      // outside of what is asked of the bucket: a file of ours that is missing is no bucket that is away
      const { size: ContentLength } = await stat(source)
      await ask(async ({ client, sdk }, { abortSignal, meter }) => {
        const Body = meter()
        // what fails ends the request too; without a handler it would end the process
        pipeline(createReadStream(source), Body).catch(() => {})
        const input = { Bucket, Key, Body, ContentLength }
        await client.send(new sdk.PutObjectCommand(input), { abortSignal }).finally(() => Body.destroy())
      })
    },
    async find(path) {
      const Key = checkKey(path)
      const head = await findOrNull(({ client, sdk }, options) =>
        client.send(new sdk.HeadObjectCommand({ Bucket, Key }), options),
      )
      if (!head) return null
      const stream = async (range?: ByteRange) => {
        const object = await getObject(Key, range)
        if (!object?.Body) throw new FilesAway(`${Key} has gone`)
        return toWebStream(object.Body as Readable, times.totalMs)
      }
      return { sizeBytes: head.ContentLength ?? 0, etag: head.ETag ?? `"${head.ContentLength}"`, stream }
    },
    async readInto(path, target) {
      const object = await getObject(checkKey(path))
      if (!object?.Body) return false
      const limit = createSilenceLimit(times.totalMs)
      try {
        await pipeline(object.Body as Readable, limit.meter(), createWriteStream(target), {
          signal: limit.signal,
        })
      } catch (error) {
        throw limit.signal.aborted ? new FilesAway(limit.signal.reason) : error
      } finally {
        limit.end()
      }
      return true
    },
    async delete(path) {
      const Key = checkKey(path)
      await ask(({ client, sdk }, options) =>
        client.send(new sdk.DeleteObjectCommand({ Bucket, Key }), options),
      )
    },
  }
}

/** Opens once; what failed is tried again by the next who asks. */
function createOpener(settings: S3Settings, times: S3Times): () => Promise<Opened> {
  let opened: Promise<Opened> | undefined
  return () => {
    opened ??= openClient(settings, times).catch((error) => {
      opened = undefined
      throw error
    })
    return opened
  }
}

async function openClient(settings: S3Settings, { connectMs }: S3Times): Promise<Opened> {
  const { region, endpoint, credentials } = settings
  const sdk = await import('@aws-sdk/client-s3')
  const client = new sdk.S3Client({
    region,
    maxAttempts: MAX_ATTEMPTS,
    // what fails is thrown, and logged by whoever cannot go on
    logger: QUIET,
    // without it a try that takes too long is only logged
    requestHandler: { connectionTimeout: connectMs, throwOnRequestTimeout: true },
    // other stores do not support Amazon's newer checksums
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(credentials ? { credentials } : {}),
  })
  return { client, sdk }
}

/** `AccessDenied` is none: so a bucket that may not be listed answers for what it does not have. */
const KEY_PROBLEMS = ['InvalidAccessKeyId', 'SignatureDoesNotMatch', 'InvalidToken', 'ExpiredToken']

/** What is said of a key repeats nothing of what the bucket answered. */
function toAway(error: unknown): FilesAway {
  const { name = '' } = error as Error
  const isAboutKey = statusOf(error) === 403 && KEY_PROBLEMS.includes(name)
  return isAboutKey ? new FilesKeyRefused(`the bucket refuses our key (${name})`) : new FilesAway(error)
}

function statusOf(error: unknown): number | undefined {
  return (error as { $metadata?: { httpStatusCode?: number } } | null)?.$metadata?.httpStatusCode
}

/** @throws on a key outside the format that our own code generates */
function checkKey(path: string): string {
  const isPlain = path !== '' && !path.startsWith('/') && !path.includes('\0')
  if (isPlain && !path.split('/').includes('..')) return path
  throw new Error(`Not a path inside the store: ${path}`)
}
