/** What a notice is about, by the table its id is of. */
export type NoticeSubject = 'conversation' | 'viewing' | 'listing' | 'report' | 'account'

/** When a kind is mailed by default: at once, after two minutes if still unread, with the day's digest, or not. */
export type MailMode = 'at-once' | 'if-unread' | 'digest' | 'off'

interface Kind {
  /** Its line in the settings. */
  label: string
  /** Shown in the list of the bell by default. */
  page: boolean
  mail: MailMode
  /** Cannot be switched off: an appointment, or a step against one's own spaces. */
  isAlwaysMailed?: true
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
    label: 'Somebody waits for your answer',
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
  'report-decided': { label: 'A report of yours was looked at', page: true, mail: 'at-once' },
  'listing-decided': { label: 'A space of yours was reviewed', page: true, mail: 'off' },
} as const satisfies Record<string, Kind>
export type NoticeKind = keyof typeof NOTICE_KINDS

/** Somebody's differences from the defaults. */
export type NoticePrefs = Partial<Record<NoticeKind, { page?: boolean; mail?: MailMode }>>

/** What the words of a notice need besides its subject and actor. */
export interface NoticeData {
  /** Title of the space. */
  title?: string
  /** The line in the list of the bell, for a reader. */
  text?: string
  messageSeq?: number
  /** Step of a viewing, fade or review. */
  step?: string
  [name: string]: unknown
}
