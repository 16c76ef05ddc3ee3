/** What a proof is made of; `any` is a photo, a recording or a copy. */
export const PROOF_KINDS = ['any', 'photo', 'play-log', 'link', 'tear-sheet', 'affidavit'] as const
export type ProofKind = (typeof PROOF_KINDS)[number]

/**
 * What is shown: that it is up, that newly approved artwork is up, what a screen played or a station sent in 28 days, a post,
 * an issue, an event.
 */
export const PROOF_SUBJECTS = ['posting', 'rotation', 'log', 'post', 'issue', 'run', 'event'] as const
export type ProofSubject = (typeof PROOF_SUBJECTS)[number]

/** One thing that the signed terms oblige the seller to show, of each placement. */
export interface ProofRule {
  about: ProofSubject
  kind: ProofKind
  /** After the first day, the issue, the post or the approval; after the period or the last day of what is shown by periods. */
  workingDays: number
}

/** Bounds of what sellers promise, and of what is handed in. */
export const PROOF_LIMITS = {
  /** Never later than this. */
  workingDays: 10,
  rules: 3,
  /** Of one file. */
  bytes: 15 * 1024 * 1024,
  /** All files of one seller that are kept at once: some ten thousand photos. */
  storedBytes: 40 * 1024 ** 3,
  /** Handed in for one duty. */
  ofDuty: 30,
  caption: 300,
  url: 2000,
  /** A proof without a word from its buyer is accepted after so many days. */
  acceptDays: 10,
  /** Files go so many years after the end of their booking. */
  keptYears: 3,
} as const

/** Days that a play log or an affidavit is about. */
export const PERIOD_DAYS = 28
