import { noticeRoutes } from '#contract/ground/notices.ts'
import { isAlwaysMailed, NOTICE_KIND_NAMES, type NoticeKind } from '#domain/ground/notices.ts'
import { noticeSettingsPath } from '#domain/paths.ts'

/** One-click unsubscribe: mail programs POST to it (RFC 8058). */
export const NOTICES_UNSUBSCRIBE_PATH = noticeRoutes.unsubscribeNotices.path

/** `digest`: all kinds that come with it. */
export type UnsubscribeKind = NoticeKind | 'digest'

export function toUnsubscribeKind(text: string | undefined): UnsubscribeKind | undefined {
  return text === 'digest' ? text : NOTICE_KIND_NAMES.find((name) => name === text)
}

interface UnsubscribeUrls {
  /** For mail programs; ends it at once. */
  oneClick: string
  /** For people; asks first. */
  page: string
}

/** How to end the mails of one kind; null for kinds that are always mailed. */
export function unsubscribeUrls(
  publicUrl: string,
  token: string,
  kind: UnsubscribeKind,
): UnsubscribeUrls | null {
  if (kind !== 'digest' && isAlwaysMailed(kind)) return null
  const search = `?token=${token}&kind=${kind}`
  return {
    oneClick: `${publicUrl}${NOTICES_UNSUBSCRIBE_PATH}${search}`,
    page: `${publicUrl}${noticeSettingsPath()}${search}`,
  }
}
