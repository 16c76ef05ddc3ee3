import type { AdType } from '../../vocabulary.ts'
import type { LedgerSums } from '../ledger-postings.ts'
import type { ProofGrade } from '../proof/checks.ts'
import type { ProofDecision, ProofState } from '../proof/stand.ts'
import type { AgreedAudience } from '../terms.ts'
import type { LineCount } from './line-counts.ts'

/** A placement: what was contracted of it, and what was delivered. Days are `YYYY-MM-DD`. */
export interface ReportLine {
  /** "North face", "North face, March issue" */
  name: string
  /** In place of days that were not shown; costs nothing. */
  isMakeGood: boolean
  first: string
  last: string
  quantity: number
  capacity: number
  contractedDays: number
  /** Days that have ended, less those lost. */
  deliveredDays: number
  /** Days that both sides agreed were not shown: credited, or made good by others. */
  lostDays: number
  /** Whole contacts, by the audience of the terms; null where they state none. */
  contractedContacts: number | null
  deliveredContacts: number | null
  /** What shows that it ran, in order of the day on which it is due. */
  duties: { title: string; dueOn: string; state: ProofState; files: number }[]
  /** Plays, spots, issues, posts and stated figures; absent where none are counted. */
  counts?: LineCount[] | undefined
}

/** A file or address that was handed in. */
export interface ReportProof {
  id: string
  /** "Photos, close and wide"; empty of what later terms do not ask for. */
  title: string
  placement: string
  name: string
  /** "JPEG picture, 4032 × 3024 pixels" */
  what: string
  caption: string
  url: string | null
  /** In hexadecimal. */
  sha256: string
  /** ISO 8601 */
  receivedAt: string
  decision: ProofDecision | null
  /** What was compared when it came, as sentences; null: nothing was. Absent from versions that were kept before. */
  grade?: ProofGrade | null | undefined
  checks?: string[] | undefined
}

/** How often the code in a line's advertisement was followed: no people, and no part of the audience. */
export interface ReportVisits {
  code: string
  /** Its place among the lines. */
  item: number
  /** Empty: later terms have that line no more. */
  line: string
  total: number
  /** `YYYY-MM-DD` of the market, in order; days without a visit are left out. */
  days: { day: string; visits: number }[]
}

/**
 * What was contracted of a booking beside what was delivered, as it is kept and hashed: whole numbers and texts alone, all that
 * is printed. Money is integer US cents.
 */
export interface ReportBody {
  /** Of this shape; reports of years ago stay readable. */
  format: 1
  /** `PLA-B00042` */
  reference: string
  space: { title: string; place: string; medium: AdType }
  brand: string
  /** The company first. */
  seller: string[]
  buyer: string[]
  agreed: { version: number; sha256: string }
  first: string
  last: string
  /** The day of the report where the space is: days before it are counted. */
  asOf: string
  /** The day on which it was cancelled. */
  endedOn: string | null
  isOver: boolean
  audience: AgreedAudience | null
  lines: ReportLine[]
  total: {
    contractedDays: number
    deliveredDays: number
    makeGoodDays: number
    contractedContacts: number | null
    deliveredContacts: number | null
    /** Of the space before tax, less what was credited; of the days that have ended while it runs. */
    costCents: number
    /** Of a thousand delivered contacts; null without. */
    cpmCents: number | null
  }
  money: LedgerSums
  proofs: ReportProof[]
  /** Absent where no line has a code. */
  visits?: ReportVisits[] | undefined
  /** What is missing or open, a sentence each. */
  missing: string[]
  /** How the figures are to be read, a sentence each. */
  notes: string[]
}
