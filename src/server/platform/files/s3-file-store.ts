import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { S3Client } from '@aws-sdk/client-s3'
import type { FileStore } from './file-store.ts'
import { toWebStream } from './to-web-stream.ts'

export interface S3Settings {
  bucket: string
  region: string
  /** For S3-compatible stores other than Amazon's; they get path-style addresses. */
  endpoint?: string | undefined
  /** Without them the SDK uses its default chain: environment, profile, instance role. */
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined
}

const CONNECT_MS = 3_000
const REQUEST_MS = 20_000

/** An S3 bucket. The SDK is loaded on first use. */
export function createS3FileStore(settings: S3Settings): FileStore {
  let opened: Promise<Opened> | undefined
  const open = () => {
    opened ??= openClient(settings)
    return opened
  }
  const { bucket: Bucket } = settings
  const find = async (path: string) => {
    const { client, sdk } = await open()
    try {
      return (await client.send(new sdk.GetObjectCommand({ Bucket, Key: checkKey(path) }))).Body
    } catch (error) {
      if (error instanceof sdk.NoSuchKey) return undefined
      throw error
    }
  }
  return {
    async save(path, bytes) {
      const { client, sdk } = await open()
      await client.send(new sdk.PutObjectCommand({ Bucket, Key: checkKey(path), Body: bytes }))
    },
    async saveFile(path, source) {
      const { client, sdk } = await open()
      const { size } = await stat(source)
      const Body = createReadStream(source)
      await client.send(new sdk.PutObjectCommand({ Bucket, Key: checkKey(path), Body, ContentLength: size }))
    },
    async read(path) {
      return (await (await find(path))?.transformToByteArray()) ?? null
    },
    async open(path) {
      const body = await find(path)
      return body ? toWebStream(body as Readable) : null
    },
    async readInto(path, target) {
      const body = await find(path)
      if (body) await pipeline(body as Readable, createWriteStream(target))
      return body !== undefined
    },
    async delete(path) {
      const { client, sdk } = await open()
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: checkKey(path) }))
    },
  }
}

interface Opened {
  client: S3Client
  sdk: typeof import('@aws-sdk/client-s3')
}

async function openClient({ region, endpoint, credentials }: S3Settings): Promise<Opened> {
  const sdk = await import('@aws-sdk/client-s3')
  const client = new sdk.S3Client({
    region,
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: REQUEST_MS },
    // other stores do not support Amazon's newer checksums
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(credentials ? { credentials } : {}),
  })
  return { client, sdk }
}

/** @throws on a key outside the format that our own code generates */
function checkKey(path: string): string {
  const isPlain = path !== '' && !path.startsWith('/') && !path.includes('\0')
  if (isPlain && !path.split('/').includes('..')) return path
  throw new Error(`Not a path inside the store: ${path}`)
}
