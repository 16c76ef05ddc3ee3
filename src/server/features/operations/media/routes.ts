import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import { answerFile } from '../../../platform/http/answer-file.ts'
import type { App } from '../../../platform/http/env.ts'
import { limitOpenAnswers } from '../../../platform/http/limit-open-answers.ts'

const TYPES: Record<string, string> = {
  svg: 'image/svg+xml',
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
}
/** A file's content never changes under its name, so it can be cached forever. */
const FOREVER = 'public, max-age=31536000, immutable'
/** Longer than any path of ours; file systems and object stores have limits too. */
const MAX_PATH = 200
const SAFE_PATH = /^[a-z0-9][a-z0-9/_-]*\.(svg|webp|avif|jpg|png)$/

/** Pictures of listings. Whatever a file contains, the browser treats it as an image and executes nothing in it. */
export function mountMedia(app: App, { files }: AppContext): void {
  app.get('/media/*', async (c) => {
    const path = c.req.path.slice('/media/'.length)
    if (path.length > MAX_PATH || !SAFE_PATH.test(path)) return c.text('Not found', 404)
    await limitOpenAnswers(c)
    const headers = {
      'content-type': required(TYPES[required(path.split('.').at(-1))]),
      'cache-control': FOREVER,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    }
    return (await answerFile(c, files, { path, headers })) ?? c.text('Not found', 404)
  })
}
