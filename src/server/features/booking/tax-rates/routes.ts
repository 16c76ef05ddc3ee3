import { taxRateRoutes } from '#contract/booking/tax-rates.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { originOf } from '../../../platform/http/origin.ts'
import { requireAdmin } from '../../../platform/http/require-actor.ts'
import { listTaxRates, replaceTaxRates } from './tax-rates.ts'

export function mountTaxRates(app: App, context: AppContext): void {
  const { db } = context
  mount(app, taxRateRoutes, {
    listTaxRates: () => listTaxRates(db),

    async replaceTaxRates({ body, c }) {
      await replaceTaxRates(context, body.csv, { actor: requireAdmin(c), origin: originOf(c) })
      return listTaxRates(db)
    },
  })
}
