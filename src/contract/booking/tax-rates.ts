import { z } from 'zod'
import { defineRoutes } from '../route.ts'

const TaxRate = z.object({
  place: z.string(),
  basisPoints: z.number().int(),
  /** `YYYY-MM-DD` */
  validFrom: z.string(),
})
export type TaxRate = z.infer<typeof TaxRate>

export const taxRateRoutes = defineRoutes({
  listTaxRates: {
    method: 'GET',
    path: '/api/admin/tax-rates',
    summary: 'Local sales tax rates, by place and date',
    needsAdmin: true,
    output: z.array(TaxRate),
  },
  replaceTaxRates: {
    method: 'PUT',
    path: '/api/admin/tax-rates',
    summary: 'Replace all local sales tax rates by a file: place, rate in percent, valid from',
    needsAdmin: true,
    body: z.object({ csv: z.string().max(200_000) }),
    output: z.array(TaxRate),
  },
})
