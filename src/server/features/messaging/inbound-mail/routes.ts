import type { Context } from 'hono'
import { inboundMailRoutes, mailConfirmationRoutes } from '#contract/messaging/inbound-mail.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { App, RequestEnv } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import type { Limit } from '../../../platform/http/rate-limit.ts'
import {
  checkTimestamp,
  isSigned,
  startSignature,
  wrongSignature,
} from '../../../platform/mail/inbound/mail-signature.ts'
import { receiveFile, receiveUpload } from '../../../platform/uploads/receive-body.ts'
import type { ProposeViewing } from '../conversations/start-conversation.ts'
import { confirmMail, discardMail, getHeldMail } from './confirm-mail.ts'
import { handOn } from './hand-on.ts'

const { receiveMail, receiveSupportMail } = inboundMailRoutes
/** Each confirmation reads a mail in a process of its own. */
const LINKS: Limit = { name: 'mail-links:address', max: 30, perSeconds: 600 }

/** Mail to our own addresses, handed over by a mail server, and what waits for its sender's confirmation. */
export function mountInboundMail(app: App, context: AppContext, proposeViewing: ProposeViewing): void {
  const { config, limiter, now, inboundKey } = context

  // a raw handler: the body is a mail, and the signature covers every byte
  const receive = async (c: Context<RequestEnv>) => {
    const secret = config.INBOUND_MAIL_SECRET
    if (!secret)
      throw new AppError('not-found', { message: 'This site takes no mail: INBOUND_MAIL_SECRET is not set.' })
    const timestamp = c.req.header('x-placard-timestamp') ?? ''
    checkTimestamp(timestamp, now())
    const bounds = { dataDir: config.DATA_DIR, maxBytes: receiveMail.maxBodyBytes, tooLarge }
    const kept = await receiveUpload(c, bounds, async (upload) => {
      const signature = startSignature(secret, timestamp)
      const { path } = await receiveFile(upload, (piece) => signature.update(piece))
      if (!isSigned(c.req.header('x-placard-signature') ?? '', signature.digest('hex')))
        throw wrongSignature(inboundKey.refuse())
      inboundKey.accept()
      return handOn(context, { path, folder: upload.folder }, proposeViewing)
    })
    return c.json({ success: true, ...kept }, receiveMail.status)
  }
  app.post(receiveMail.path, receive)
  app.post(receiveSupportMail.path, receive)
  mount(app, mailConfirmationRoutes, {
    async getHeldMail({ body: { token }, c }) {
      await limiter.take(LINKS, c.var.clientAddress)
      return getHeldMail(context, token)
    },
    async confirmMail({ body: { token }, c }) {
      const address = c.var.clientAddress
      await limiter.take(LINKS, address)
      const conversationId = await confirmMail(context, { token, address }, proposeViewing)
      return { success: true as const, conversationId }
    },
    async discardMail({ body: { token }, c }) {
      await limiter.take(LINKS, c.var.clientAddress)
      await discardMail(context, token)
      return { success: true as const }
    },
  })
}

function tooLarge(): AppError {
  const megabytes = receiveMail.maxBodyBytes / 1024 / 1024
  return new AppError('too-large', { message: `A mail may have at most ${megabytes} MB.` })
}
