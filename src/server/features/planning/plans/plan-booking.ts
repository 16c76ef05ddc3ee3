import type { Context } from 'hono'
import type { bookingRoutes, DraftInput, Terms } from '#contract/booking/bookings.ts'
import type { approvalRoutes } from '#contract/booking/bookings-approvals.ts'
import type { Quote, QuoteInput } from '#contract/booking/quotes.ts'
import type { SavedPlan } from '#contract/planning/plans-saved.ts'
import type { Out } from '#contract/route.ts'
import type { JointReportFile } from '#domain/booking/report/joint-report-file.ts'
import type { ReportBody } from '#domain/booking/report/report-body.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { VersionStand } from '#domain/planning/version-stand.ts'
import type { AppContext } from '../../../context.ts'
import type { Origin } from '../../../platform/db/audit.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { RecordResult } from '../../../platform/http/idempotent.ts'

/** What plans ask of the booking of spaces; given by the root, so that planning knows no other wing. */
export interface PlanBooking {
  /** The whole price of a space for some dates. @throws AppError as `POST /api/listings/:id/quotes` refuses */
  quote: (listingId: number, asked: Required<QuoteInput>) => Promise<Quote>
  /** Puts a space and dates into the actor's open order. @returns the id of the draft */
  draft: (input: DraftLineInput, record: RecordResult) => Promise<number>
  /** What that draft would be. @throws AppError as a draft, and where its dates are taken */
  preview: (input: DraftLineInput) => Promise<PlanPreview>
  /** Takes a buyer's step with a draft. @throws AppError as `POST /api/bookings/:id/steps` refuses */
  take: (input: TakeStepInput, record: RecordResult) => Promise<number>
  /** Has a buyer's draft wait for days that others have, once. @throws AppError as `POST /api/bookings/:id/waitlist` refuses */
  wait: (trx: Tx, input: { id: number; actor: Actor; brand: string }) => Promise<void>
  /** Asks colleagues to send drafts that are above what the actor may spend, and tells them of all at once. */
  ask: (input: AskInput) => Promise<{ id: number; refusal: { code: string; message: string } | null }[]>
  /** What was contracted and delivered of bookings of the actor's, as of now; nothing of those before their first day. */
  reports: (bookingIds: readonly number[], actor: Actor) => Promise<ReadonlyMap<number, ReportBody>>
  /** The report of several bookings as a file. @throws AppError `unavailable` */
  answerReport: (c: Context, file: JointReportFile) => Promise<Response>
  /** One letter a seller about bookings whose steps were taken with `isMailedByCaller`. */
  mailTogether: (trx: Tx, bookingIds: readonly number[]) => Promise<void>
}

interface DraftLineInput {
  actor: Actor
  request: Out<typeof DraftInput>
}

interface PlanPreview {
  terms: Terms
  sha256: string
  steps: string[]
  holdDays: number
}

interface TakeStepInput {
  id: number
  actor: Actor
  input: Out<typeof bookingRoutes.takeBookingStep.body>
  origin: Origin
  isMailedByCaller?: true
}

interface AskInput {
  actor: Actor
  drafts: readonly { id: number; input: Out<typeof approvalRoutes.askForApproval.body> }[]
}

/** What the owner of a plan is notified of: comments gathered, the rest at once. */
export interface PlanNews {
  ownerId: number
  planId: number
  kind: 'plan-comment' | 'plan-decided' | 'plan-requested'
  /** Name of the plan. */
  title: string
  /** Its line, where the kind's own words do not do. */
  text?: string
  now: Date
}
export type NotifyOwner = (trx: Tx, news: PlanNews) => Promise<void>

/** Everything that planning is given of other wings. */
export interface PlanMeans {
  booking: PlanBooking
  notify: NotifyOwner
}

/** How a plan stands to its versions; given by the wing. */
export type ReadVersionStand = (db: Db, plan: SavedPlan) => Promise<VersionStand>

/** A plan as a file has it. */
export interface ExportedPlan {
  plan: SavedPlan
  asOf: Date
  stand: VersionStand
  /** Contacts of different kinds are added, because somebody asked for it. */
  addsKinds?: boolean
}

/** What a plan is made again from: the plan as it stands, or one of its versions. */
export interface CopySource {
  name: string
  inputs: SavedPlan['inputs']
  budgetCents: number | null
  lines: (Pick<SavedPlan['lines'][number], 'listingId' | 'unitId' | 'quantity' | 'first' | 'last'> & {
    /** What it is compared with; null where it could not be had. */
    wasCents: number | null
  })[]
}

export interface CopyInput {
  ownerId: number
  /** What it is made from. */
  read: () => Promise<CopySource>
}

/** A space that a new plan is without, and why. */
export interface Left {
  title: string | null
  message: string
}

/** How a plan is made again from a version of it; given by the wing. */
export interface PlanCopier {
  copyPlan: (
    context: AppContext,
    booking: PlanBooking,
    input: CopyInput,
    record: RecordResult,
  ) => Promise<number>
  listWithout: (lines: readonly { listingId: number; title: string | null }[], now: SavedPlan) => Left[]
  /** To a form. */
  answerCopied: (c: Context, copied: { plan: SavedPlan; left: Left[] }) => Response | Promise<Response>
}
