import { z } from 'zod'
import { LIMITS } from '#domain/limits.ts'
import { PasswordConfirmation } from '../accounts/accounts-security.ts'
import { IdParams } from '../common.ts'
import { defineRoutes } from '../route.ts'

export const COMPANY_EXPORT_STATES = ['waiting', 'ready', 'failed'] as const

const CompanyExport = z.object({
  id: z.number().int(),
  state: z.enum(COMPANY_EXPORT_STATES),
  /** Parts that are written, of how many. */
  done: z.number().int(),
  total: z.number().int(),
  sizeBytes: z.number().int().nullable(),
  createdAt: z.string(),
  /** Until when the file can be downloaded; null while there is none. */
  expiresAt: z.string().nullable(),
})
export type CompanyExport = z.infer<typeof CompanyExport>

/** The last; null: none was asked for, or its file is gone. */
const LastExport = z.object({ export: CompanyExport.nullable() })

const CompanyDeletion = z.object({
  /** Null once they have left Placard. */
  askedBy: z.string().nullable(),
  askedAt: z.string(),
  /** When it happens unless an owner stops it. */
  dueAt: z.string(),
})
export type CompanyDeletion = z.infer<typeof CompanyDeletion>

const PendingDeletion = z.object({ deletion: CompanyDeletion.nullable() })

export const CompanyDeletionInput = PasswordConfirmation.extend({
  /** As the company is called, typed. */
  confirmation: z.string('Type the name of your company').max(LIMITS.company.max, 'That is not the name'),
})
export type CompanyDeletionInput = z.infer<typeof CompanyDeletionInput>

const FORMS = ['application/json', 'application/x-www-form-urlencoded']

/** What is kept about a company, for its owners. */
export const companyDataRoutes = defineRoutes({
  getCompanyExport: {
    method: 'GET',
    path: '/api/team/exports',
    summary: 'How far the last export of everything kept about our company is',
    needsAccount: true,
    needs: 'organization',
    output: LastExport,
  },
  exportCompany: {
    method: 'POST',
    path: '/api/team/exports',
    summary: 'Have everything kept about our company written to a file, which its owners download for a day',
    needsAccount: true,
    needs: 'organization',
    accepts: ['application/json', 'application/x-www-form-urlencoded'],
    body: PasswordConfirmation,
    output: LastExport,
    status: 201,
    refusals: ['wrong-password', 'conflict', 'rate-limited'],
  },
  getCompanyExportFile: {
    method: 'GET',
    path: '/api/team/exports/:id/file',
    summary: 'That file, as JSON by section',
    needsAccount: true,
    needs: 'organization',
    params: IdParams,
    output: z.string(),
    answers: { 'application/json': z.string() },
    refusals: ['not-found'],
  },
  getCompanyDeletion: {
    method: 'GET',
    path: '/api/team/deletion',
    summary: 'Whether our company is to be deleted, and when',
    needsAccount: true,
    needs: 'organization',
    output: PendingDeletion,
  },
  deleteCompany: {
    method: 'POST',
    path: '/api/team/deletion',
    summary: 'Have our company deleted in seven days, in which any owner can stop it',
    needsAccount: true,
    needs: 'organization',
    accepts: FORMS,
    body: CompanyDeletionInput,
    output: PendingDeletion,
    status: 201,
    refusals: ['wrong-password', 'conflict', 'bookings-open', 'rate-limited'],
  },
  keepCompany: {
    method: 'POST',
    path: '/api/team/deletion/stop',
    summary: 'Stop the deletion of our company',
    needsAccount: true,
    needs: 'organization',
    accepts: FORMS,
    body: z.object({}),
    output: PendingDeletion,
  },
})
