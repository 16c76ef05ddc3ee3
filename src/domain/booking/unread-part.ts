/** A part of a calendar kept elsewhere that was not read as a whole, for its owner. */
export interface UnreadPart {
  /** What the event is called there; empty where it has no name. */
  title: string
  /** Its first day, which is blocked, `YYYY-MM-DD`; null where no day is known. */
  day: string | null
  /** What could not be read, in words: `when it ends`. */
  what: string[]
}
