import { attachmentRoutes } from '#contract/messaging/attachments.ts'
import { isVerified } from '#domain/listings/listing.ts'
import { CONVERSATION_LIMITS } from '#domain/messaging/conversation.ts'
import type { AppContext } from '../../../context.ts'
import { answerFile } from '../../../platform/http/answer-file.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { App } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { receiveUpload } from '../../../platform/uploads/receive-body.ts'
import { FILES_PER_PENDING_USER, FILES_PER_USER } from './limits.ts'
import { presentAttachment } from './present.ts'
import { findReadable } from './queries.ts'
import { receiveAttachment, tooLarge } from './receive-attachment.ts'

/** Allowance for the form's encoding around the file. */
const FORM_BYTES = 64 * 1024
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Files of conversations: for its members alone, and never below /media. */
export function mountAttachments(app: App, context: AppContext): void {
  const { config, db, files, limiter } = context
  const maxBytes = CONVERSATION_LIMITS.attachmentBytes + FORM_BYTES

  mount(app, attachmentRoutes, {
    async createAttachment({ c }) {
      const actor = requireActor(c)
      await limiter.take(isVerified(actor) ? FILES_PER_USER : FILES_PER_PENDING_USER, String(actor.personId))
      if (!c.req.header('content-type')?.startsWith('multipart/form-data'))
        throw new AppError('unsupported-media', { message: 'Send the file as multipart/form-data.' })
      const bounds = { dataDir: config.DATA_DIR, maxBytes, tooLarge }
      const row = await receiveUpload(c, bounds, (upload) =>
        receiveAttachment(context, actor.organizationId, upload),
      )
      return presentAttachment(row)
    },

    async getMessageAttachment({ params, c }) {
      const { organizationId: me } = requireActor(c)
      const file = UUID.test(params.id) ? await findReadable(db, params.id, me) : undefined
      const answer = file && (await answerFile(c, files, { path: file.path, headers: toHeaders(file) }))
      if (!answer) throw new AppError('not-found', { message: 'Not found' })
      return answer
    },
  })
}

function toHeaders({ media_type, name }: { media_type: string; name: string }) {
  const shown = media_type.startsWith('image/') ? 'inline' : 'attachment'
  return {
    'content-type': media_type,
    'content-disposition': `${shown}; filename*=UTF-8''${encodeURIComponent(name)}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
  }
}
