import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { createLocalFileStore, type FileStore } from './file-store.ts'
import { createS3FileStore, type S3Times } from './s3-file-store.ts'

/** An S3 bucket when one is configured, else a folder beside the database. */
export function createFileStore(config: Config, times?: S3Times): FileStore {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config
  if (!S3_BUCKET) return createLocalFileStore(join(config.DATA_DIR, 'files'))
  const credentials =
    S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
      ? { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY }
      : undefined
  const bucket = { bucket: S3_BUCKET, region: S3_REGION, endpoint: S3_ENDPOINT, credentials }
  return createS3FileStore(times ? { ...bucket, times } : bucket)
}

/** For the startup message. */
export function describeFileStore({ S3_BUCKET, S3_ENDPOINT, DATA_DIR, DATABASE_URL }: Config): string {
  const folder = join(DATA_DIR, 'files')
  if (!S3_BUCKET && DATABASE_URL)
    return `Files: kept in ${folder}. WARNING: every other server of this database needs this same folder, or S3_BUCKET; else its pictures are missing.`
  if (!S3_BUCKET) return `Files: kept in ${folder}.`
  return `Files: kept in the bucket ${S3_BUCKET}${S3_ENDPOINT ? ` at ${new URL(S3_ENDPOINT).host}` : ''}.`
}
