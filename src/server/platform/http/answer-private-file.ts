import type { Context } from 'hono'
import type { FileStore } from '../files/file-store.ts'
import { answerFile } from './answer-file.ts'
import type { RequestEnv } from './env.ts'

interface PrivateFile {
  /** Null: not kept. */
  path: string | null
  mediaType: string
  /** Under which it is saved; absent: shown in its page. */
  name?: string
}

/** What was uploaded by one of two sides, for them alone: no cache keeps it, and nothing in it runs. @returns null where it is not kept */
export async function answerPrivateFile(
  c: Context<RequestEnv>,
  files: FileStore,
  { path, mediaType, name }: PrivateFile,
): Promise<Response | null> {
  if (path === null) return null
  const headers = {
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
    'content-type': mediaType,
    ...(name !== undefined && {
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    }),
  }
  return answerFile(c, files, { path, headers })
}
