import { photoRoutes } from '#contract/listings/photos.ts'
import { LIMITS } from '#domain/limits.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { App } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import type { Limit } from '../../../platform/http/rate-limit.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { receiveUpload } from '../../../platform/uploads/receive-body.ts'
import { createPhoto, tooLarge } from './create-photo.ts'

const PHOTOS_PER_USER: Limit = { name: 'photo:user', max: 200, perSeconds: 3600 }
/** Allowance for the form's encoding around the picture. */
const FORM_BYTES = 64 * 1024

export function mountPhotos(app: App, context: AppContext): void {
  mount(app, photoRoutes, {
    async createPhoto({ c }) {
      const actor = requireActor(c)
      await context.limiter.take(PHOTOS_PER_USER, String(actor.personId))
      if (!c.req.header('content-type')?.startsWith('multipart/form-data'))
        throw new AppError('unsupported-media', { message: 'Send the picture as multipart/form-data.' })
      const bounds = { dataDir: context.config.DATA_DIR, maxBytes: LIMITS.photoBytes + FORM_BYTES, tooLarge }
      return receiveUpload(c, bounds, (upload) => createPhoto(context, actor, upload))
    },
  })
}
