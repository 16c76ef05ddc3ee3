import type { UnreadPart } from '#domain/booking/unread-part.ts'

export interface BusyQuestion {
  text: string
  /** Days that matter, `YYYY-MM-DD`, inclusive. */
  from: string
  to: string
  /** Where times are meant (IANA); days are read in it. */
  zone: string
  /** Events that come back to where they were written are left out. */
  ownHost: string
}

/** Whole days, `YYYY-MM-DD`, inclusive. */
export interface BusyRange {
  first: string
  last: string
}

export interface BusyReading {
  ranges: BusyRange[]
  /** How many events were read, those included that take no time. */
  events: number
  unread: UnreadPart[]
  /** The file ends within an event; those behind it are not known. */
  isCut: boolean
}
