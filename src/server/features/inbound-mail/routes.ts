import type { Context } from 'hono'
import { inboundMailRoutes } from '#contract/inbound-mail.ts'
import type { AppContext } from '../../context.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { App, RequestEnv } from '../../platform/http/env.ts'
import { checkSignature, checkTimestamp, startSignature } from '../../platform/mail/inbound/mail-signature.ts'
import { receiveFile, receiveUpload } from '../../platform/uploads/receive-body.ts'
import type { ProposeViewing } from '../conversations/start-conversation.ts'
import { handOn } from './hand-on.ts'

const { receiveMail, receiveSupportMail } = inboundMailRoutes

/** Mail to our own addresses, handed over by a mail server. */
export function mountInboundMail(app: App, context: AppContext, proposeViewing: ProposeViewing): void {
  const { config, now } = context

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
      checkSignature(c.req.header('x-placard-signature') ?? '', signature.digest('hex'))
      return handOn(context, { path, folder: upload.folder }, proposeViewing)
    })
    return c.json({ success: true, ...kept }, receiveMail.status)
  }
  app.post(receiveMail.path, receive)
  app.post(receiveSupportMail.path, receive)
}

function tooLarge(): AppError {
  const megabytes = receiveMail.maxBodyBytes / 1024 / 1024
  return new AppError('too-large', { message: `A mail may have at most ${megabytes} MB.` })
}
