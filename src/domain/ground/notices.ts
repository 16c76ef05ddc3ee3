import { MARKET_ZONE } from '../format-dates.ts'

/** What a notice is about, by the table its id is of. */
export const NOTICE_SUBJECTS = [
  'conversation',
  'viewing',
  'listing',
  'report',
  'account',
  'booking',
  'search',
  'plan',
  'proposal',
  'brief',
  'approval',
] as const
export type NoticeSubject = (typeof NOTICE_SUBJECTS)[number]

/** When a kind is mailed: at once, after two minutes if still unread, with the day's digest, or not. */
export const MAIL_MODES = ['at-once', 'if-unread', 'digest', 'off'] as const
export type MailMode = (typeof MAIL_MODES)[number]

interface Kind {
  /** Its line in the settings. */
  label: string
  /** Shown in the list of the bell by default. */
  page: boolean
  mail: MailMode
  /** Cannot be switched off: an appointment, or a step against one's own spaces. */
  isAlwaysMailed?: true
  /** Its mail waits so long, and tells of all that came meanwhile. */
  gatherMinutes?: number
}

/** Every kind of notice: its words and its defaults. */
export const NOTICE_KINDS = {
  'first-contact': { label: 'Somebody asks about one of your spaces', page: true, mail: 'at-once' },
  message: { label: 'A message in a conversation', page: true, mail: 'if-unread' },
  viewing: {
    label: 'A viewing is proposed, agreed, moved or cancelled',
    page: true,
    mail: 'at-once',
    isAlwaysMailed: true,
  },
  'viewing-reminder': { label: 'A viewing is close', page: true, mail: 'at-once', isAlwaysMailed: true },
  'answer-reminder': {
    label: 'Somebody is waiting for your answer',
    page: true,
    mail: 'at-once',
    isAlwaysMailed: true,
  },
  'no-answer': { label: 'A seller has not answered you: similar spaces', page: true, mail: 'at-once' },
  fade: {
    label: 'Your spaces are shown later or paused because buyers wait',
    page: true,
    mail: 'at-once',
    isAlwaysMailed: true,
  },
  'calendar-clash': {
    label: 'A calendar you imported has days that are sold here',
    page: true,
    mail: 'at-once',
    isAlwaysMailed: true,
  },
  'calendar-unread': {
    label: 'A calendar you imported could not be read as a whole',
    page: true,
    mail: 'at-once',
    isAlwaysMailed: true,
  },
  booking: {
    label: 'A booking is requested, agreed, started or ended',
    page: true,
    mail: 'at-once',
    isAlwaysMailed: true,
  },
  'booking-reminder': {
    label: 'A booking is waiting for you, or a payment is due',
    page: true,
    mail: 'at-once',
    isAlwaysMailed: true,
  },
  payment: {
    label: 'A payment was sent, has arrived or is refunded',
    page: true,
    mail: 'at-once',
    isAlwaysMailed: true,
  },
  dispute: { label: 'A booking is disputed', page: true, mail: 'at-once', isAlwaysMailed: true },
  artwork: {
    label: 'Artwork of a booking is due, sent, approved or refused',
    page: true,
    mail: 'at-once',
    isAlwaysMailed: true,
  },
  proof: {
    label: 'Proof of a booking is due, handed in, accepted or questioned',
    page: true,
    mail: 'at-once',
    isAlwaysMailed: true,
  },
  'face-problem': {
    label: 'A crew reports a problem at one of your faces',
    page: true,
    mail: 'at-once',
    gatherMinutes: 60,
  },
  'approval-asked': {
    label: 'A colleague asks you to approve a booking',
    page: true,
    mail: 'at-once',
    isAlwaysMailed: true,
  },
  'approval-decided': {
    label: 'A booking that you asked for is approved or declined',
    page: true,
    mail: 'at-once',
  },
  review: {
    label: 'A review of a booking can be written, is published or answered',
    page: true,
    mail: 'at-once',
    isAlwaysMailed: true,
  },
  favorite: { label: 'A favorite gets cheaper or leaves the market', page: true, mail: 'digest' },
  'report-decided': { label: 'One of your reports was reviewed', page: true, mail: 'at-once' },
  // its mail is the alert's own, at the cadence of each search
  alert: { label: 'A saved search has found something', page: true, mail: 'at-once' },
  'import-pictures': { label: 'The pictures of an import are fetched', page: true, mail: 'if-unread' },
  'inventory-read': {
    label: 'A file that your inventory is read from was applied',
    page: true,
    mail: 'digest',
  },
  'inventory-source': {
    label: 'A file that your inventory is read from waits for you or cannot be read',
    page: true,
    mail: 'at-once',
    isAlwaysMailed: true,
  },
  'permit-ending': {
    label: 'The permit of a structure of yours ends',
    page: true,
    mail: 'at-once',
  },
  'lease-ending': {
    label: 'The lease of a structure of yours ends',
    page: true,
    mail: 'at-once',
  },
  'plan-comment': {
    label: 'Somebody comments on a plan that you share',
    page: true,
    mail: 'at-once',
    gatherMinutes: 60,
  },
  'plan-decided': {
    label: 'A plan that you share is approved or needs changes',
    page: true,
    mail: 'at-once',
  },
  proposal: {
    label: 'A client answers one of your proposals',
    page: true,
    mail: 'at-once',
    isAlwaysMailed: true,
  },
  brief: {
    label: 'A buyer sends you a brief, or one is about to close',
    page: true,
    mail: 'at-once',
  },
  'brief-answer': {
    label: 'A seller answers a brief of yours or changes the answer, or it has closed',
    page: true,
    mail: 'at-once',
    gatherMinutes: 60,
  },
  'plan-requested': { label: 'The spaces of a plan are requested', page: true, mail: 'at-once' },
  // the review's own mail tells it, with the reason
  'listing-decided': {
    label: 'A space of yours was reviewed',
    page: true,
    mail: 'at-once',
    isAlwaysMailed: true,
  },
} as const satisfies Record<string, Kind>
export type NoticeKind = keyof typeof NOTICE_KINDS
export const NOTICE_KIND_NAMES = Object.keys(NOTICE_KINDS) as NoticeKind[]

/** Somebody's differences from the defaults. */
export type NoticePrefs = Partial<Record<NoticeKind, { page?: boolean; mail?: MailMode }>>

/** How somebody wants to be told, the kinds' defaults included where nothing else is said. */
export interface NoticeSettings {
  /** IANA name; hours are meant in it. */
  timeZone: string
  /** Hours 0–23, from the first to the second; null: no quiet hours. */
  quietFrom: number | null
  quietTo: number | null
  digestHour: number
  prefs: NoticePrefs
}

export const DEFAULT_NOTICE_SETTINGS: NoticeSettings = {
  timeZone: MARKET_ZONE,
  quietFrom: null,
  quietTo: null,
  digestHour: 7,
  prefs: {},
}

/** How long notices are kept: once read, and since they last told something. */
export const NOTICE_DAYS = { read: 90, unread: 365 } as const

/** How a kind is told to somebody. What is always mailed is mailed as by default. */
export function channelsOf(kind: NoticeKind, prefs: NoticePrefs): { page: boolean; mail: MailMode } {
  const { page, mail } = NOTICE_KINDS[kind]
  const own = prefs[kind]
  return { page: own?.page ?? page, mail: isAlwaysMailed(kind) ? mail : (own?.mail ?? mail) }
}

/** How long the mail of a kind waits for more of it. */
export function gatherMinutesOf(kind: NoticeKind): number {
  const { gatherMinutes = 0 }: Kind = NOTICE_KINDS[kind]
  return gatherMinutes
}

/** What is not as by default: who says nothing follows the defaults when they change. */
export function toDifferences(prefs: NoticePrefs): NoticePrefs {
  const own = NOTICE_KIND_NAMES.map((kind) => {
    const { page, mail } = NOTICE_KINDS[kind]
    const told = channelsOf(kind, prefs)
    return [
      kind,
      { ...(told.page !== page && { page: told.page }), ...(told.mail !== mail && { mail: told.mail }) },
    ] as const
  })
  return Object.fromEntries(own.filter(([, pref]) => Object.keys(pref).length > 0))
}

/** What somebody is told who owes or is owed, suspended or not. */
export function isOfBookings(kind: NoticeKind): boolean {
  return BOOKING_KINDS.includes(kind)
}

const BOOKING_KINDS: readonly NoticeKind[] = ['booking', 'booking-reminder', 'payment', 'dispute']

export function isAlwaysMailed(kind: NoticeKind): boolean {
  return 'isAlwaysMailed' in NOTICE_KINDS[kind]
}

/** What the words of a notice need besides its subject and actor. */
export interface NoticeData {
  /** Title of the space. */
  title?: string
  /** How many spaces one decision or change was about, where it was more than one; of what ends, how many structures. */
  spaces?: number
  /** The line in the list of the bell, for a reader, where the kind's own words do not do. */
  text?: string
  messageSeq?: number
  /** Number of the first message that is not mailed yet. */
  fromSeq?: number
  conversationId?: number
  /** Step of a viewing, fade or review. */
  step?: string
  /** Instant of a viewing (ISO 8601) and the zone it is meant in. */
  startsAt?: string
  timeZone?: string
  [name: string]: unknown
}
