import { z } from 'zod'
import { LIMITS } from '#domain/limits.ts'
import { IdParams, queryInteger, toWords } from '../common.ts'
import { defineRoutes } from '../route.ts'

/** A company as admins see it; people who work alone are among the users. */
export const ManagedCompany = z.object({
  id: z.number().int(),
  username: z.string(),
  name: z.string(),
  /** People who belong to it. */
  members: z.number().int(),
  owners: z.array(z.string()),
  /** Listings that are not archived. */
  listingCount: z.number().int(),
  isSuspended: z.boolean(),
  /** Why it is suspended; null when it is not. */
  suspensionReason: z.string().nullable(),
  createdAt: z.string(),
})
export type ManagedCompany = z.infer<typeof ManagedCompany>

export const CompanyStanding = z
  .object({
    isSuspended: z.boolean(),
    reason: z.string().overwrite(toWords).trim().max(LIMITS.reason.max).optional(),
  })
  .refine(({ isSuspended, reason }) => !isSuspended || reason, {
    message: 'A reason is required',
    path: ['reason'],
  })
export type CompanyStanding = z.infer<typeof CompanyStanding>

export const companyRoutes = defineRoutes({
  listCompanies: {
    method: 'GET',
    path: '/api/admin/companies',
    summary: 'Companies with a team, newest first; admins only. Total in X-Total-Count, next page in Link.',
    needsAdmin: true,
    query: z.object({
      /** Text in its name, username or address. */
      q: z.string().trim().max(LIMITS.searchText.max).optional(),
      limit: queryInteger(1, 200).optional(),
      cursor: z.string().max(20).optional(),
    }),
    output: z.array(ManagedCompany),
  },
  changeCompanyStanding: {
    method: 'PATCH',
    path: '/api/admin/companies/:id',
    summary: 'Suspend a company, so that its people can only read, or restore it; admins only',
    needsAdmin: true,
    params: IdParams,
    body: CompanyStanding,
    output: ManagedCompany,
    changesListings: true,
  },
})
