import { audienceDays } from '../../audience-days.ts'
import { toDayNumber } from '../../dates.ts'
import { required } from '../../required.ts'
import { addDays } from '../../zoned-time.ts'
import type { LedgerSums } from '../ledger-postings.ts'
import { mulDiv, sumCents } from '../price/cents.ts'
import { toDutyTitle } from '../proof/duty-words.ts'
import type { DutyStand } from '../proof/stand.ts'
import { toBookingReference } from '../reference.ts'
import type { AgreedAudience, AgreedTerms, AgreedUnit, Party } from '../terms.ts'
import { toLineName } from '../unit-words.ts'
import { type CountedFile, countLine } from './line-counts.ts'
import type { ReportBody, ReportLine, ReportProof, ReportVisits } from './report-body.ts'
import { type CreditedDays, listMissing, listNotes } from './report-words.ts'

/** What was handed in; `duty` is the key of what it was handed in for. */
export type GivenFile = Omit<ReportProof, 'title' | 'placement'> & Omit<CountedFile, 'decision'>

export interface ReportFacts {
  bookingId: number
  version: number
  /** Of the terms, in hexadecimal. */
  sha256: string
  terms: AgreedTerms
  /** Where the space is, `YYYY-MM-DD`. */
  asOf: string
  /** The day on which it was cancelled. */
  endedOn: string | null
  stands: readonly DutyStand[]
  /** The latest first. */
  files: readonly GivenFile[]
  money: LedgerSums
  /** What is left of what was agreed, before tax. Integer US cents. */
  netLeftCents: number
  hasOpenDispute: boolean
  /** Absent or empty: no dispute was decided with a credit for days. */
  creditedDays?: readonly CreditedDays[] | undefined
  /** Of its response codes, by their line; absent or empty: it has none. */
  visits?: readonly CodeVisits[] | undefined
}

/** How often a code was followed; its days in order. */
export interface CodeVisits {
  code: string
  /** Place of its line in the terms. */
  item: number
  days: { day: string; visits: number }[]
}

/** What was contracted and what was delivered, from the signed terms and what both sides have said since. */
export function buildReport(facts: ReportFacts): ReportBody {
  const { bookingId, version, sha256, terms, asOf, endedOn, money, visits = [], creditedDays = [] } = facts
  const { listing, brand, first, last, audience = null } = terms
  const lines = terms.units.map((unit, item) => toLine(unit, item, facts))
  const isOver = (endedOn ?? addDays(last, 1)) <= asOf
  const body = {
    format: 1,
    reference: toBookingReference(bookingId),
    space: { title: listing.title, place: listing.place, medium: listing.medium },
    brand,
    seller: toNames(terms.seller),
    buyer: toNames(terms.buyer),
    agreed: { version, sha256 },
    first,
    last,
    asOf,
    endedOn,
    isOver,
    audience,
    lines,
    total: toTotal(lines, { ...facts, isOver }),
    money,
    proofs: facts.files.map((file) => toProof(file, facts)),
    // absent from what was kept before there were codes, and where there are none
    ...(visits.length > 0 && { visits: visits.map((one) => toVisits(one, terms)) }),
  } as const
  return {
    ...body,
    missing: listMissing(body, { hasOpenDispute: facts.hasOpenDispute, creditedDays }),
    notes: listNotes(body, terms.units.some(isUntold)),
  }
}

const toNames = ({ name, company }: Party): string[] => [...(company ? [company] : []), name]

function toLine(unit: AgreedUnit, item: number, facts: ReportFacts): ReportLine {
  const { terms, asOf, endedOn, stands, files } = facts
  const { first, last, quantity, capacity, isMakeGood = false } = unit
  const before = endedOn !== null && endedOn < asOf ? endedOn : asOf
  const lost = listLost(terms)
  const days = listDays(first, last)
  const ended = days.filter((day) => day < before)
  const shown = ended.filter((day) => isMakeGood || !lost.some((one) => one.first <= day && day <= one.last))
  const [contractedDays, deliveredDays] = [days.length, shown.length]
  const contactsOf = (of: number) => terms.audience && toContacts(terms.audience, of, contractedDays)
  const duties = stands.filter((duty) => duty.item === item)
  const { medium } = terms.listing
  const counts = countLine({ unit, medium, contractedDays, shown, duties, files })
  return {
    name: toLineName(unit),
    isMakeGood,
    first,
    last,
    quantity,
    capacity,
    contractedDays,
    deliveredDays,
    lostDays: ended.length - deliveredDays,
    contractedContacts: contactsOf(contractedDays) ?? null,
    deliveredContacts: contactsOf(deliveredDays) ?? null,
    duties: duties.map(({ given, ...duty }) => ({
      title: toDutyTitle(duty),
      dueOn: duty.dueOn,
      state: duty.state,
      files: given,
    })),
    // absent from what was kept before anything was counted, and where nothing is
    ...(counts.length > 0 && { counts }),
  }
}

/** Days that both sides agreed were not shown. */
function listLost({ credits = [], units }: AgreedTerms): { first: string; last: string }[] {
  return [...credits, ...units.flatMap(({ insteadOf }) => insteadOf ?? [])]
}

function listDays(first: string, last: string): string[] {
  return Array.from({ length: toDayNumber(last) - toDayNumber(first) + 1 }, (_, at) => addDays(first, at))
}

/** Of a figure for a time by the days; of one for an issue, an event or a post by what of the piece was shown. */
function toContacts({ value, per }: AgreedAudience, days: number, ofDays: number): number {
  return Math.round((value * days) / (audienceDays(per) ?? ofDays))
}

function toTotal(
  lines: readonly ReportLine[],
  { terms, netLeftCents, isOver }: ReportFacts & { isOver: boolean },
): ReportBody['total'] {
  const sold = lines.filter(({ isMakeGood }) => !isMakeGood)
  const sum = (of: readonly ReportLine[], key: 'contractedDays' | 'deliveredDays' | 'lostDays') =>
    of.reduce((total, line) => total + line[key], 0)
  const contacts = (of: readonly ReportLine[], key: 'contractedContacts' | 'deliveredContacts') =>
    terms.audience ? of.reduce((total, line) => total + (line[key] ?? 0), 0) : null
  // of make-goods that do not say which days they stand in for, those days count as they were sold
  const counted = lines.filter((_, item) => !isUntold(required(terms.units[item])))
  const [contractedDays, deliveredDays] = [sum(sold, 'contractedDays'), sum(counted, 'deliveredDays')]
  const deliveredContacts = contacts(counted, 'deliveredContacts')
  const spaceCents = Math.max(
    0,
    required(terms.amounts[0]).cents - Math.max(0, terms.netCents - netLeftCents),
  )
  const ended = sum(sold, 'deliveredDays') + sum(sold, 'lostDays')
  // of days that were lost the whole is credited: none of it belongs to days to come
  const creditedCents = sumCents((terms.credits ?? []).map(({ cents }) => cents))
  const soFar = mulDiv(spaceCents + creditedCents, ended, contractedDays) - creditedCents
  const costCents = isOver ? spaceCents : Math.max(0, soFar)
  return {
    contractedDays,
    deliveredDays,
    makeGoodDays: sum(
      lines.filter(({ isMakeGood }) => isMakeGood),
      'contractedDays',
    ),
    contractedContacts: contacts(sold, 'contractedContacts'),
    deliveredContacts,
    costCents,
    cpmCents: deliveredContacts ? mulDiv(costCents, 1000, deliveredContacts) : null,
  }
}

const isUntold = ({ isMakeGood, insteadOf }: AgreedUnit): boolean =>
  isMakeGood === true && insteadOf === undefined

function toProof(
  { duty: key, counted: _, figures: __, ...file }: GivenFile,
  { stands, terms }: ReportFacts,
): ReportProof {
  const duty = stands.find((one) => one.key === key)
  const unit = duty && terms.units[duty.item]
  return { ...file, title: duty ? toDutyTitle(duty) : '', placement: unit ? toLineName(unit) : '' }
}

function toVisits({ code, item, days }: CodeVisits, { units }: AgreedTerms): ReportVisits {
  const unit = units[item]
  const total = days.reduce((sum, { visits }) => sum + visits, 0)
  return { code, item, line: unit ? toLineName(unit) : '', total, days }
}
