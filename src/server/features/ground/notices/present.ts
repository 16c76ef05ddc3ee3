import type { Notice, NoticeSettings as Presented } from '#contract/ground/notices.ts'
import { type NoticeDetails, toNoticeLine, toNoticePath } from '#domain/ground/notice-words.ts'
import {
  channelsOf,
  isAlwaysMailed,
  NOTICE_KIND_NAMES,
  NOTICE_KINDS,
  type NoticeSettings,
} from '#domain/ground/notices.ts'
import type { NoticeView } from './queries.ts'

export function presentNotice(row: NoticeView): Notice {
  const told = toNoticeDetails(row)
  return {
    id: row.id,
    kind: row.kind,
    subject: told.subject,
    text: toNoticeLine(told),
    path: toNoticePath(told),
    count: row.count,
    isSeen: row.seen_at !== null,
    isRead: row.read_at !== null,
    ...(row.told_id !== null && { organization: { id: row.told_id, name: row.told_name ?? '' } }),
    createdAt: row.created_at.toISOString(),
  }
}

/** What its words are made of. */
export function toNoticeDetails(row: NoticeView): NoticeDetails {
  return {
    kind: row.kind,
    subject: { type: row.subject_type, id: row.subject_id },
    actor: row.actor_name ?? row.actor_username,
    data: row.data,
    actingFor: row.told_id,
    count: row.count,
  }
}

export function presentSettings({ prefs, ...settings }: NoticeSettings): Presented {
  return {
    ...settings,
    kinds: NOTICE_KIND_NAMES.map((kind) => ({
      kind,
      label: NOTICE_KINDS[kind].label,
      ...channelsOf(kind, prefs),
      isAlwaysMailed: isAlwaysMailed(kind),
    })),
  }
}
