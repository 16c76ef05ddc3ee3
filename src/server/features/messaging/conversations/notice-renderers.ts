import type { AppContext } from '../../../context.ts'
import type { NoticeRenderer, NoticeRenderers } from '../../ground/notices/mail-notices.ts'
import { renderMessageMail } from './emails.ts'

/** The mails of notices about messages: what was written since the last mail. */
export function messageRenderers({ config }: Pick<AppContext, 'config'>): NoticeRenderers {
  const message: NoticeRenderer = (trx, { notice: { subject_id, user_id, data } }) =>
    renderMessageMail(trx, config, {
      conversationId: subject_id,
      userId: user_id,
      fromSeq: data.fromSeq ?? 1,
    })
  return { 'first-contact': message, message }
}
