/** Days around a report that is kept. */
export const REPORT_DAYS = {
  /** After the end: the last proofs are in by then. */
  final: 15,
  /** Reports of what ended longer ago are not written any more, in case the job was away. */
  again: 180,
} as const
