import { withActingFor } from '../acting-for.ts'
import { formatAppointment } from '../format-dates.ts'
import type { ListingStatus } from '../listings/listing.ts'
import { ENDING_DAYS } from '../listings/structure-terms.ts'
import {
  answersPath,
  approvalPath,
  approvalsPath,
  bookingPath,
  briefPath,
  conversationPath,
  importPath,
  importsPath,
  listingCalendarPath,
  listingPath,
  planPath,
  proposalPath,
  receivedBriefPath,
  savedPath,
  savedSearchPath,
  sellerProofPath,
  sellPath,
  structurePath,
  structuresPath,
  viewingsPath,
} from '../paths.ts'
import type { NoticeData, NoticeKind, NoticeSubject } from './notices.ts'

export interface NoticeDetails {
  kind: NoticeKind
  subject: { type: NoticeSubject; id: number }
  /** Who did it, by name; null for Placard itself. */
  actor: string | null
  data: NoticeData
  /** The organization that it was told for, where its reader belongs to several. */
  actingFor?: number | null
  /** How often it happened since the notice was last read. */
  count: number
}

interface NoticeNames {
  who: string
  /** The space, in quotation marks. */
  what: string
  /** "Tue, May 5, 2:00 PM PDT", or nothing. */
  at: string
  step: string | undefined
}

const VIEWING_STEPS: Record<string, (told: NoticeNames) => string> = {
  proposed: ({ who, what }) => `${who} proposes a viewing of ${what}`,
  countered: ({ who, what }) => `${who} proposes another time to see ${what}`,
  declined: ({ what }) => `Viewing of ${what} declined`,
  moved: ({ what, at }) => `Viewing of ${what} moved${at}`,
  cancelled: ({ what, at }) => `Viewing of ${what} cancelled${at}`,
  done: ({ what }) => `Viewing of ${what} took place`,
  missed: ({ what }) => `Viewing of ${what} was missed`,
}

const REVIEWS: Record<string, (told: NoticeNames) => string> = {
  approve: ({ what }) => `${what} is live`,
  reject: ({ what }) => `${what} needs a change`,
  archive: ({ what }) => `${what} was taken down`,
  'revision-approved': ({ what }) => `Your change to ${what} is live`,
  'revision-rejected': ({ what }) => `Your change to ${what} was not approved`,
}

/** Lines of what one decision or change did to many spaces, by kind and step. */
const MANY: Partial<Record<NoticeKind, Record<string, (spaces: string) => string>>> = {
  'listing-decided': {
    approve: (spaces) => `${spaces} of your spaces are live`,
    reject: (spaces) => `${spaces} of your spaces need a change`,
    archive: (spaces) => `${spaces} of your spaces were taken down`,
    'revision-approved': (spaces) => `Your changes to ${spaces} spaces are live`,
    'revision-rejected': (spaces) => `Your changes to ${spaces} spaces were not approved`,
  },
  favorite: {
    gone: (spaces) => `${spaces} of your favorites are off the market`,
    'price-down': (spaces) => `Price down: ${spaces} of your favorites`,
  },
  'permit-ending': {
    ending: (structures) => `The permits of ${structures} structures end within ${ENDING_DAYS} days`,
  },
  'lease-ending': {
    ending: (structures) => `The leases of ${structures} structures end within ${ENDING_DAYS} days`,
  },
}

const LINES: Record<NoticeKind, (told: NoticeNames) => string> = {
  'first-contact': ({ who, what }) => `${who} asks about ${what}`,
  message: ({ who, what }) => `${who} wrote about ${what}`,
  viewing: (told) => VIEWING_STEPS[told.step ?? '']?.(told) ?? `Viewing of ${told.what} confirmed${told.at}`,
  'viewing-reminder': ({ what, at }) => `Viewing of ${what} is close${at}`,
  'answer-reminder': ({ who, what }) => `${who} waits for your answer about ${what}`,
  'no-answer': ({ what }) => `No answer yet about ${what}. Three similar spaces`,
  fade: ({ step }) =>
    step === 'pause' ? 'Your spaces are paused' : 'Your spaces are shown later because buyers wait',
  'calendar-clash': ({ what }) => `${what}: another calendar holds days that are sold here`,
  'calendar-unread': ({ what }) => `${what}: a calendar you imported could not be read as a whole`,
  // each has a line of its own in `data.text`
  booking: ({ what }) => `Your booking of ${what}`,
  'booking-reminder': ({ what }) => `Your booking of ${what} waits`,
  payment: ({ what }) => `A payment for ${what}`,
  dispute: ({ what }) => `Your booking of ${what} is disputed`,
  artwork: ({ what }) => `Artwork of your booking of ${what}`,
  proof: ({ what }) => `Proof of your booking of ${what}`,
  // always with a line of their own in `data.text`
  'approval-asked': ({ what }) => `Your approval is asked for a booking of ${what}`,
  'approval-decided': ({ what }) => `Your booking of ${what} was decided on`,
  'face-problem': ({ what }) => `A problem is reported at ${what}`,
  review: ({ what }) => `A review of your booking of ${what}`,
  // always with a line of its own in `data.text`
  alert: () => 'A saved search has found something',
  favorite: ({ what, step }) => (step === 'gone' ? `${what} is off the market` : `Price down: ${what}`),
  'import-pictures': () => 'The pictures of your import are fetched',
  // always with a line of its own in `data.text`
  'inventory-read': () => 'Your inventory source was read',
  'inventory-source': () => 'Your inventory source was read',
  // always with a line of their own in `data.text`
  'permit-ending': () => 'The permit of a structure ends',
  'lease-ending': () => 'The lease of a structure ends',
  'plan-comment': ({ what }) => `Somebody commented on your plan ${what}`,
  // each has a line of its own in `data.text`
  'plan-decided': ({ what }) => `Your plan ${what} was decided on`,
  proposal: ({ what }) => `Your proposal ${what} was answered`,
  // always with a line of its own in `data.text`
  brief: ({ what }) => `A brief was sent to you: ${what}`,
  'brief-answer': ({ what }) => `Sellers answered your brief ${what}`,
  'plan-requested': ({ what }) => `The spaces of your plan ${what} are requested`,
  'report-decided': ({ what }) => `Your report of ${what} was reviewed`,
  'listing-decided': (told) => REVIEWS[told.step ?? '']?.(told) ?? `${told.what} was reviewed`,
}

/** Kinds that count up in one row → what they count. */
const COUNTED: Partial<Record<NoticeKind, string>> = {
  'first-contact': 'messages',
  message: 'messages',
  'plan-comment': 'comments',
  'brief-answer': 'answers',
}

/** A notice in one line: "Sally wrote about “Wall by the ferry” (3 messages)". */
export function toNoticeLine({ kind, actor, data, count }: NoticeDetails): string {
  const { title, text, step, startsAt, timeZone, spaces } = data
  if (text) return text
  const many = spaces && step ? MANY[kind]?.[step] : undefined
  if (many) return many(toCount(spaces))
  const told = {
    who: actor ?? 'Placard',
    what: title ? `“${title}”` : spaces ? `${toCount(spaces)} spaces` : 'a space',
    at: startsAt ? `: ${formatAppointment(new Date(startsAt), timeZone)}` : '',
    step,
  }
  const line = LINES[kind](told)
  const counted = COUNTED[kind]
  return counted && count > 1 ? `${line} (${count} ${counted})` : line
}

/** Where a notice leads: a path on Placard, which names the organization where its reader has several; null where there is nothing more to see. */
export function toNoticePath(told: NoticeDetails): string | null {
  const path = toSubjectPath(told)
  return path === null ? null : withActingFor(path, told.actingFor ?? null)
}

function toSubjectPath({ kind, subject, data }: NoticeDetails): string | null {
  if (subject.type === 'conversation') return conversationPath(subject.id)
  if (subject.type === 'booking') return bookingPath(subject.id)
  if (subject.type === 'plan') return planPath(subject.id)
  if (subject.type === 'proposal') return proposalPath(subject.id)
  if (subject.type === 'approval') return data.spaces ? approvalsPath() : approvalPath(subject.id)
  if (subject.type === 'brief')
    return kind === 'brief' ? receivedBriefPath(subject.id) : briefPath(subject.id)
  if (subject.type === 'search') return savedSearchPath(subject.id)
  if (subject.type === 'viewing')
    return data.conversationId ? conversationPath(data.conversationId) : viewingsPath()
  if (data.spaces && data.step === 'ending') return structuresPath()
  if (data.spaces) return kind === 'favorite' ? savedPath() : toSpacesPath(data.step)
  if (kind === 'calendar-clash' || kind === 'calendar-unread') return listingCalendarPath(subject.id)
  if (kind === 'face-problem') return sellerProofPath()
  if (kind === 'import-pictures') return toImportPath(data.importId)
  if (kind === 'inventory-source' || kind === 'inventory-read') return `${importsPath()}#sources`
  if (kind === 'permit-ending' || kind === 'lease-ending') return toStructurePath(data.structureId)
  if (kind === 'favorite') return data.step === 'gone' ? savedPath() : listingPath(subject.id)
  if (subject.type === 'listing') return isPublicNow(data.step) ? listingPath(subject.id) : sellPath()
  return kind === 'fade' ? answersPath() : null
}

/** The seller's own list, in the status that the decision left them in. */
export function toSpacesPath(step: string | undefined): string {
  const status = step === undefined ? undefined : DECIDED_STATUS[step]
  return status ? `${sellPath()}?status=${status}` : sellPath()
}

const DECIDED_STATUS: Record<string, ListingStatus> = {
  approve: 'active',
  reject: 'rejected',
  archive: 'archived',
  'revision-approved': 'active',
}

function toCount(spaces: number | undefined): string {
  return (spaces ?? 0).toLocaleString('en-US')
}

function isPublicNow(step: string | undefined): boolean {
  return step === 'approve' || step?.startsWith('revision-') === true
}

function toStructurePath(id: unknown): string {
  return typeof id === 'number' ? structurePath(id) : sellPath()
}

function toImportPath(id: unknown): string {
  return typeof id === 'number' ? importPath(id) : importsPath()
}
