import type { SavedPlan } from '#contract/planning/plans-saved.ts'
import { PROOF_STATUSES } from '#domain/booking/proof/stand.ts'

/** Whether something of it has begun. @param today `YYYY-MM-DD` */
export function hasPlanReport({ lines }: Pick<SavedPlan, 'lines'>, today: string): boolean {
  return lines.some(({ price, ended, first }) => {
    const status = price.state === 'ordered' ? price.status : ended?.status
    return status !== undefined && PROOF_STATUSES.includes(status) && first <= today
  })
}
