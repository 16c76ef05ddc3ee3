import { z } from 'zod'
import { LIMITS } from '#domain/limits.ts'
import { ROLES, USER_STATUSES } from '#domain/vocabulary.ts'
import { IdParams, queryInteger, queryList, toWords } from '../common.ts'
import { defineRoutes } from '../route.ts'
import { Password } from './accounts-security.ts'

/** An account as admins see it. */
export const ManagedUser = z.object({
  id: z.number().int(),
  username: z.string(),
  email: z.string(),
  name: z.string().nullable(),
  company: z.string().nullable(),
  phone: z.string().nullable(),
  role: z.enum(ROLES),
  status: z.enum(USER_STATUSES),
  /** Why the account is suspended; null when it is not. */
  suspensionReason: z.string().nullable(),
  /** Listings that are not archived. */
  listingCount: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type ManagedUser = z.infer<typeof ManagedUser>

/** `active` restores a suspended account to its former status. */
export const UserChange = z
  .object({
    role: z.enum(ROLES).optional(),
    status: z.enum(['active', 'suspended'], 'must be one of: active, suspended').optional(),
    reason: z.string().overwrite(toWords).trim().max(LIMITS.reason.max).nullish(),
    /** The admin's own, for reauthentication at every change of role. */
    password: Password.optional(),
  })
  .superRefine(({ role, status, reason }, context) => {
    if (role === undefined && status === undefined)
      context.addIssue({ code: 'custom', path: ['status'], message: 'Say what to change: role or status' })
    if (status === 'suspended' && !reason)
      context.addIssue({ code: 'custom', path: ['reason'], message: 'A reason is required' })
  })
export type UserChange = z.infer<typeof UserChange>

export const userRoutes = defineRoutes({
  listUsers: {
    method: 'GET',
    path: '/api/users',
    summary: 'Accounts, newest first; admins only. Total in X-Total-Count, next page in Link.',
    needsAdmin: true,
    query: z.object({
      /** Text in username, name, company or e-mail address. */
      q: z.string().trim().max(LIMITS.searchText.max).optional(),
      role: queryList(ROLES).optional(),
      status: queryList(USER_STATUSES).optional(),
      limit: queryInteger(1, 500).optional(),
      cursor: z.string().max(20).optional(),
    }),
    output: z.array(ManagedUser),
  },
  changeUser: {
    method: 'PATCH',
    path: '/api/admin/users/:id',
    summary: "Change an account's role, suspend it or restore it; admins only",
    needsAdmin: true,
    params: IdParams,
    body: UserChange,
    output: ManagedUser,
    changesListings: true,
    refusals: ['conflict', 'last-admin'],
  },
})
