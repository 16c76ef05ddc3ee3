import { z } from 'zod'
import { CLIENT_CLASSES } from '#domain/booking/clients.ts'
import { COMMISSION_LIMITS, COMMISSION_ON } from '#domain/booking/commission.ts'
import { MAX_ID } from '#domain/limits.ts'
import { asName, DateOnly, IdParams, toWords } from '../common.ts'
import { defineRoutes } from '../route.ts'
import { salesFields } from './sales.ts'

const Rate = z.object({
  id: z.number().int(),
  /** Null: for every class of client that has no rate of its own. */
  clientClass: z.enum(CLIENT_CLASSES).nullable(),
  countsOn: z.enum(COMMISSION_ON),
  basisPoints: z.number().int(),
  firstDay: z.string(),
  /** It counts on no day yet, or was set today. */
  canRemove: z.boolean(),
})

const Person = z.object({
  id: z.number().int(),
  name: z.string(),
  /** One of the team; null: somebody whom only contracts name. */
  userId: z.number().int().nullable(),
  nameInContracts: z.string(),
  /** The newest first. */
  rates: z.array(Rate),
  /** Of what they sold in these months, before tax. */
  cents: z.number().int(),
  commissionCents: z.number().int(),
})

export const Commission = z.object({
  from: z.string(),
  to: z.string(),
  /** The market's day. */
  today: z.string(),
  /** Only one's own: the role does not include those of others. */
  isOwn: z.boolean(),
  people: z.array(Person),
  /** Whom a rate can be set for. */
  team: z.array(z.object({ id: z.number().int(), name: z.string() })),
  /** Names that contracts say and that stand for nobody yet. */
  names: z.array(z.string()),
  /** More is sold than one report is made of. */
  isCut: z.boolean(),
})
export type Commission = z.infer<typeof Commission>

export const RateInput = z
  .object({
    /** One of the team; null: somebody whom only contracts name. */
    userId: z.number().int().min(1).max(MAX_ID).nullable(),
    /** Under which contracts sold elsewhere name them. */
    nameInContracts: asName(
      z.string().overwrite(toWords).trim().max(COMMISSION_LIMITS.nameInContracts, 'At most 80 characters'),
      'person',
    ).default(''),
    clientClass: z.enum(CLIENT_CLASSES).nullable(),
    countsOn: z.enum(COMMISSION_ON),
    basisPoints: z
      .number('Write a percentage such as 10 or 7.5')
      .int('At most two decimals')
      .min(0, 'Between 0% and 100%')
      .max(10_000, 'Between 0% and 100%'),
    firstDay: DateOnly,
  })
  .refine(({ userId, nameInContracts }) => userId !== null || nameInContracts !== '', {
    message: 'Choose somebody on your team, or write the name that contracts say',
    path: ['userId'],
  })
export type RateInput = z.input<typeof RateInput>

export const commissionRoutes = defineRoutes({
  getCommission: {
    method: 'GET',
    path: '/api/my/commission',
    summary: 'Rates and commission by person, of what is sold in some months; for most roles only one’s own',
    needsAccount: true,
    query: salesFields,
    output: Commission,
  },
  setCommissionRate: {
    method: 'POST',
    path: '/api/my/commission/rates',
    summary: 'Set what share of their sales somebody is paid, from a day on',
    needsAccount: true,
    needs: 'money',
    body: RateInput,
    output: z.object({ id: z.number().int(), personId: z.number().int() }),
    status: 201,
    refusals: ['conflict'],
  },
  removeCommissionRate: {
    method: 'DELETE',
    path: '/api/my/commission/rates/:id',
    summary: 'Take back a rate that counts on no day yet, or was set today',
    needsAccount: true,
    needs: 'money',
    params: IdParams,
    output: z.null(),
    status: 204,
    refusals: ['not-found', 'conflict'],
  },
})
