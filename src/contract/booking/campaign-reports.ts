import { z } from 'zod'
import { PROOF_GRADES } from '#domain/booking/proof/checks.ts'
import { PROOF_DECISIONS, PROOF_STATES } from '#domain/booking/proof/stand.ts'
import { COUNT_BASES, COUNTED_THINGS } from '#domain/booking/report/line-counts.ts'
import { AD_TYPES, AUDIENCE_BASES, AUDIENCE_PERIODS } from '#domain/vocabulary.ts'
import { IdParams, queryInteger } from '../common.ts'
import { defineRoutes } from '../route.ts'
import { Money } from './bookings.ts'

const count = z.number().int()

/** Why a version was kept: its first proof was accepted, or it was over for some days. */
export const REPORT_REASONS = ['first-proof', 'final'] as const

export const LineCount = z.object({
  what: z.enum(COUNTED_THINGS),
  /** Null: the terms state none. */
  contracted: count.nullable(),
  delivered: count,
  basis: z.enum(COUNT_BASES),
})

/** What was contracted of a booking beside what was delivered (`domain/booking/report/report-body.ts`). */
const ReportBody = z.object({
  format: z.literal(1),
  reference: z.string(),
  space: z.object({ title: z.string(), place: z.string(), medium: z.enum(AD_TYPES) }),
  brand: z.string(),
  seller: z.array(z.string()),
  buyer: z.array(z.string()),
  agreed: z.object({ version: count, sha256: z.string() }),
  first: z.string(),
  last: z.string(),
  asOf: z.string(),
  endedOn: z.string().nullable(),
  isOver: z.boolean(),
  audience: z
    .object({ value: count, per: z.enum(AUDIENCE_PERIODS), basis: z.enum(AUDIENCE_BASES) })
    .nullable(),
  lines: z.array(
    z.object({
      name: z.string(),
      isMakeGood: z.boolean(),
      first: z.string(),
      last: z.string(),
      quantity: count,
      capacity: count,
      contractedDays: count,
      deliveredDays: count,
      lostDays: count,
      contractedContacts: count.nullable(),
      deliveredContacts: count.nullable(),
      duties: z.array(
        z.object({ title: z.string(), dueOn: z.string(), state: z.enum(PROOF_STATES), files: count }),
      ),
      /** Plays, spots, pieces and stated figures; absent where none are counted. Of different bases they are never added up. */
      counts: z.array(LineCount).optional(),
    }),
  ),
  total: z.object({
    contractedDays: count,
    deliveredDays: count,
    makeGoodDays: count,
    contractedContacts: count.nullable(),
    deliveredContacts: count.nullable(),
    costCents: count,
    cpmCents: count.nullable(),
  }),
  money: Money,
  proofs: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      placement: z.string(),
      name: z.string(),
      what: z.string(),
      caption: z.string(),
      url: z.string().nullable(),
      sha256: z.string(),
      receivedAt: z.string(),
      decision: z.enum(PROOF_DECISIONS).nullable(),
      /** What was compared when it came; absent from versions that were kept before. */
      grade: z.enum(PROOF_GRADES).nullable().optional(),
      checks: z.array(z.string()).optional(),
    }),
  ),
  /** How often the code of a line was followed, by day; absent where there is none. Never part of the audience. */
  visits: z
    .array(
      z.object({
        code: z.string(),
        item: count,
        line: z.string(),
        total: count,
        days: z.array(z.object({ day: z.string(), visits: count })),
      }),
    )
    .optional(),
  missing: z.array(z.string()),
  notes: z.array(z.string()),
})

export const CampaignReport = z.object({
  body: ReportBody,
  /** Of the body as canonical JSON (RFC 8785), in hexadecimal. */
  sha256: z.string(),
  /** Null: as of now, not kept. */
  version: count.nullable(),
  /** Those that are kept, the first ones first. */
  versions: z.array(
    z.object({
      version: count,
      reason: z.enum(REPORT_REASONS),
      sha256: z.string(),
      createdAt: z.string(),
    }),
  ),
  /** Small pictures of proof that are still kept, by its id. */
  previews: z.array(z.object({ id: z.string(), url: z.string(), width: count, height: count })),
})
export type CampaignReport = z.infer<typeof CampaignReport>

const report = {
  method: 'GET',
  needsAccount: true,
  params: IdParams,
  query: z.object({
    /** One that is kept; absent: as of now. */
    version: queryInteger(1, 100).optional(),
  }),
  refusals: ['booking-not-found', 'report-not-open'],
} as const
const Bytes = z.string()

export const campaignReportRoutes = defineRoutes({
  getCampaignReport: {
    ...report,
    path: '/api/bookings/:id/report',
    summary: 'What was contracted of a booking of mine and what was delivered, as of now or as it was kept',
    output: CampaignReport,
  },
  getCampaignReportPdf: {
    ...report,
    path: '/api/bookings/:id/report.pdf',
    summary: 'The report of a booking of mine as PDF, with photos',
    isCostly: true,
    output: Bytes,
    answers: { 'application/pdf': Bytes },
  },
  getCampaignReportWorkbook: {
    ...report,
    path: '/api/bookings/:id/report.xlsx',
    summary: 'The report of a booking of mine as an Excel workbook: result, lines, proof and notes',
    isCostly: true,
    output: Bytes,
    answers: { 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': Bytes },
  },
  getCampaignReportCsv: {
    ...report,
    path: '/api/bookings/:id/report.csv',
    summary: 'The report of a booking of mine as CSV, a row a line',
    output: Bytes,
    answers: { 'text/csv': Bytes },
  },
})
