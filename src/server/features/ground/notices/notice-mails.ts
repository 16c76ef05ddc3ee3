import { toNoticeLine, toNoticePath } from '#domain/ground/notice-words.ts'
import type { NoticeKind } from '#domain/ground/notices.ts'
import { noticeSettingsPath, noticesPath } from '#domain/paths.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { toNoticeDetails } from './present.ts'
import type { NoticeView } from './queries.ts'
import { type UnsubscribeKind, unsubscribeUrls } from './unsubscribe-urls.ts'

/** What a renderer makes of a notice; how to end such mails is added to all of them. */
export type NoticeMail = Omit<Mail, 'unsubscribeUrl'>

interface Recipient {
  email: string
  name: string
}

interface Links {
  publicUrl: string
  token: string
}

const MORE: Partial<Record<NoticeKind, string>> = {
  'calendar-clash':
    'What is sold here stays sold. Open the calendar of this space to see which days it is about, and settle it with one of the two.',
  'face-problem':
    'Open the list to see the photo. What is reported is no proof, and its buyer does not see it: mark it as mended there when it is.',
  'import-pictures':
    'Open the import to see which pictures could not be fetched and why, and to try them again.',
  'calendar-unread':
    'Where a day is known of what could not be read, that day is blocked. Days that are not known stay open: open the calendar of this space to see what it is about, and block them by hand.',
  'inventory-read': 'Open your sources to see what each read did. What was applied can be undone there.',
  'inventory-source':
    'Open your sources to see what was read. A file that waits is applied or left there; what was applied can be undone.',
  'approval-asked':
    'Open it to read its terms, then approve and send it, or decline. Nothing is sent until then, and no dates are held.',
  'approval-decided': 'Open it to see how it stands.',
  brief:
    'Open the brief to read it, to answer with your own spaces, to ask the buyer something, or to decline.',
  'brief-answer': 'Open the brief to see the answers side by side, and to take spaces into a plan.',
  'permit-ending': 'Open each structure to note the permit that follows, with the day on which it ends.',
  'lease-ending': 'Open each structure to note the lease that follows, with the day on which it ends.',
  'plan-decided':
    'Open the plan to read what was said. An approval accepts no terms and books nothing: request the spaces when you are ready.',
  'plan-requested': 'Open the plan to see what became of each space, and what can be had instead.',
  proposal: 'Open the proposal to read the answer, to change it, or to send it again.',
  'report-decided':
    'Thank you for your report. An admin has reviewed it. Decisions about other people stay between them and us.',
}

/** The mail of a kind that has none of its own. */
export function noticeMail(
  notice: NoticeView,
  { recipient, publicUrl }: { recipient: Recipient; publicUrl: string },
): NoticeMail {
  const told = toNoticeDetails(notice)
  const line = toNoticeLine(told)
  return {
    to: recipient.email,
    subject: line,
    letter: {
      heading: line,
      paragraphs: [`Hello ${recipient.name},`, MORE[notice.kind] ?? 'Open Placard to see what is new.'],
      action: { label: 'Open Placard', url: `${publicUrl}${toNoticePath(told) ?? noticesPath()}` },
    },
  }
}

/** One letter with everything of a day, one line each. */
export function digestMail(
  notices: NoticeView[],
  { recipient, publicUrl }: { recipient: Recipient; publicUrl: string },
): NoticeMail {
  const lines = notices.map((notice) => {
    const told = toNoticeDetails(notice)
    return `${toNoticeLine(told)}\n${publicUrl}${toNoticePath(told) ?? noticesPath()}`
  })
  const news = notices.length === 1 ? '1 notice' : `${notices.length} notices`
  return {
    to: recipient.email,
    subject: `Your day on Placard: ${news}`,
    letter: {
      heading: 'Your day on Placard',
      paragraphs: [`Hello ${recipient.name},`, ...lines],
      action: { label: 'See all notices', url: `${publicUrl}${noticesPath()}` },
    },
  }
}

/** Tells in a mail why it came and how to end its kind: in its header for mail programs, in its foot for people. */
export function withUnsubscribe(mail: NoticeMail, kind: UnsubscribeKind, { publicUrl, token }: Links): Mail {
  const urls = unsubscribeUrls(publicUrl, token, kind)
  const end = urls
    ? `No more mails of this kind: ${urls.page}`
    : `What Placard mails you: ${publicUrl}${noticeSettingsPath()}`
  const footer = [mail.letter.footer, end].filter(Boolean).join('\n')
  return { ...mail, letter: { ...mail.letter, footer }, unsubscribeUrl: urls?.oneClick }
}
