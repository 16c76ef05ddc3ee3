import { z } from 'zod'
import { MAIL_MODES, NOTICE_KIND_NAMES, NOTICE_SUBJECTS } from '#domain/ground/notices.ts'
import { MAX_ID } from '#domain/limits.ts'
import { isTimeZone } from '#domain/zoned-time.ts'
import { defineRoutes } from '../route.ts'

const Subject = z.object({ type: z.enum(NOTICE_SUBJECTS), id: z.number().int().min(1).max(MAX_ID) })

export const Notice = z.object({
  id: z.number().int(),
  kind: z.enum(NOTICE_KIND_NAMES),
  subject: Subject,
  /** In one line: "Sally wrote about “Wall by the ferry” (3 messages)". */
  text: z.string(),
  /** Where it leads: a path on Placard; null where there is nothing more to see. */
  path: z.string().nullable(),
  /** How often it happened since it was last read. */
  count: z.number().int(),
  isSeen: z.boolean(),
  isRead: z.boolean(),
  /** For which of the reader's organizations it is; absent for who belongs to one only. */
  organization: z.object({ id: z.number().int(), name: z.string() }).optional(),
  /** Instant (ISO 8601) of the latest occurrence. */
  createdAt: z.string(),
})
export type Notice = z.infer<typeof Notice>

/** What to mark as read; all, when neither is given. */
export const ReadNotices = z
  .object({
    ids: z.array(z.number().int().min(1).max(Number.MAX_SAFE_INTEGER)).max(500).optional(),
    subject: Subject.optional(),
    all: z.literal(true).optional(),
  })
  .refine(
    ({ ids, subject, all }) => [ids, subject, all].filter((given) => given !== undefined).length === 1,
    'Give ids, a subject or all',
  )
export type ReadNotices = z.infer<typeof ReadNotices>

const Hour = z.number('must be an hour').int('must be a whole hour').min(0).max(23)
const NOT_A_ZONE = 'is not a time zone we know'

export const NoticeSettingsInput = z
  .object({
    /** IANA name. */
    timeZone: z.string().max(64, NOT_A_ZONE).refine(isTimeZone, NOT_A_ZONE),
    /** Mails that can wait are held back from this hour to the other; both null for none. */
    quietFrom: Hour.nullable(),
    quietTo: Hour.nullable(),
    /** When the digest is mailed. */
    digestHour: Hour,
    /** Differences from the defaults. */
    prefs: z.partialRecord(
      z.enum(NOTICE_KIND_NAMES),
      z.object({ page: z.boolean().optional(), mail: z.enum(MAIL_MODES).optional() }),
    ),
  })
  .refine(({ quietFrom, quietTo }) => (quietFrom === null) === (quietTo === null), {
    path: ['quietTo'],
    message: 'Give both ends of the quiet hours, or none',
  })

export type NoticeSettingsInput = z.input<typeof NoticeSettingsInput>

export const NoticeSettings = z.object({
  timeZone: z.string(),
  quietFrom: z.number().int().nullable(),
  quietTo: z.number().int().nullable(),
  digestHour: z.number().int(),
  /** Every kind with how it is told now. */
  kinds: z.array(
    z.object({
      kind: z.enum(NOTICE_KIND_NAMES),
      label: z.string(),
      page: z.boolean(),
      mail: z.enum(MAIL_MODES),
      /** Its mail cannot be switched off. */
      isAlwaysMailed: z.boolean(),
    }),
  ),
})
export type NoticeSettings = z.infer<typeof NoticeSettings>

const Unseen = z.object({ unseen: z.number().int() })

export const noticeRoutes = defineRoutes({
  listNotices: {
    method: 'GET',
    path: '/api/notices',
    summary: 'What I was told, newest first. Next page in Link, the unseen ones counted in X-Unseen-Count.',
    needsAccount: true,
    query: z.object({ cursor: z.string().max(20).optional() }),
    output: z.array(Notice),
  },
  markNoticesRead: {
    method: 'POST',
    path: '/api/notices/read',
    summary: 'Mark some notices, those about one subject, or all as read; what is read is not mailed',
    needsAccount: true,
    body: ReadNotices,
    output: Unseen,
  },
  markNoticesSeen: {
    method: 'POST',
    path: '/api/notices/seen',
    summary: 'The list was opened: nothing in it is new any more',
    needsAccount: true,
    output: Unseen,
  },
  getNoticeSettings: {
    method: 'GET',
    path: '/api/notice-settings',
    summary: 'How I want to be told, by kind',
    needsAccount: true,
    output: NoticeSettings,
  },
  saveNoticeSettings: {
    method: 'PUT',
    path: '/api/notice-settings',
    summary: 'Say how I want to be told: by kind, my time zone, quiet hours, the hour of the digest',
    needsAccount: true,
    body: NoticeSettingsInput,
    output: NoticeSettings,
  },
  unsubscribeNotices: {
    method: 'POST',
    path: '/api/notices/unsubscribe',
    summary: 'No more mails of one kind; `?token=&kind=` and any body, as mail programs send it (RFC 8058)',
    query: z.object({ token: z.string().max(100).optional(), kind: z.string().max(100).optional() }),
    output: z.object({ success: z.literal(true), message: z.string() }),
    refusals: ['not-found'],
  },
})
