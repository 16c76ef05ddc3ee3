import type { Context } from 'hono'
import { photoRoutes } from '#contract/photos.ts'
import { LIMITS } from '#domain/limits.ts'
import type { App } from '../../app.ts'
import type { AppContext } from '../../context.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { RequestEnv } from '../../platform/http/env.ts'
import { mount } from '../../platform/http/mount.ts'
import { readBytes } from '../../platform/http/read-body.ts'
import { requireActor } from '../../platform/http/require-actor.ts'
import { createPhoto, refuse, tooLarge } from './create-photo.ts'

/** Room for the form around the picture. */
const FORM_BYTES = 64 * 1024

export function mountPhotos(app: App, context: AppContext): void {
  mount(app, photoRoutes, {
    createPhoto: async ({ c }) => createPhoto(context, requireActor(c), await readPhoto(c)),
  })
}

/** The field `photo` of the form; how large it really is counts, not what its header says. */
async function readPhoto(c: Context<RequestEnv>): Promise<Buffer> {
  const type = c.req.header('content-type') ?? ''
  if (!type.startsWith('multipart/form-data'))
    throw new AppError('unsupported-media', { message: 'Send the picture as multipart/form-data.' })
  const body = await readBytes(c.req.raw, LIMITS.photoBytes + FORM_BYTES).catch((error: unknown) => {
    throw error instanceof AppError ? tooLarge() : error
  })
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw refuse('The form is not readable')
    })
  const photo = form.get('photo')
  if (!(photo instanceof File)) throw refuse('Choose a picture')
  return Buffer.from(await photo.arrayBuffer())
}
