import { z } from 'zod'
import { ProviderRefused } from '../provider.ts'

/** PayPal's no, with the name of its reason alone: what else it says may hold what we sent. */
export class PaypalRefusal extends ProviderRefused {
  readonly status: number
  /** `INSTRUMENT_DECLINED`; empty where none was given. */
  readonly issue: string

  constructor(status: number, issue: string, call: string) {
    super(`PayPal refused ${call}: ${status}${issue && ` ${issue}`}`)
    this.status = status
    this.issue = issue
  }
}

const name = z.string().regex(/^[A-Z][A-Z0-9_]{1,60}$/)
const Refusal = z.object({
  name: name.optional().catch(undefined),
  details: z
    .array(z.object({ issue: name.optional().catch(undefined) }))
    .max(50)
    .optional()
    .catch(undefined),
})

/** The first reason given, else the name of the error. */
export function readIssue(body: unknown): string {
  const refusal = Refusal.safeParse(body).data
  return refusal?.details?.find(({ issue }) => issue)?.issue ?? refusal?.name ?? ''
}
