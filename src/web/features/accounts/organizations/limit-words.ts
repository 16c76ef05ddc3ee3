import type { MemberLimitsInput, TeamMember } from '#contract/accounts/organizations.ts'
import { formatShortCents, parseCents } from '#domain/booking/price/cents.ts'
import { approvalLimitOf, spendingLimitOf } from '#domain/booking/spending.ts'
import { LIMITS } from '#domain/limits.ts'
import { capabilitiesOf } from '#domain/roles.ts'

type Limited = Pick<TeamMember, 'role' | 'limits'>

/** Whether a role books at all: others have nothing to limit. */
export function canHaveLimits({ role, limits }: Limited): boolean {
  return limits !== null && capabilitiesOf(role).has('buy')
}

/** "Spends up to $5,000 a month, approves up to $2,000"; empty where there is no limit to speak of. */
export function describeLimits({ role, limits }: Limited): string {
  if (!limits || !canHaveLimits({ role, limits })) return ''
  const spends = spendingLimitOf({ role, ...limits })
  const approves = approvalLimitOf({ role, ...limits })
  const words = [
    spends !== null && `spends up to ${formatShortCents(spends)} a month`,
    approves !== null && approves > 0 && `approves up to ${formatShortCents(approves)}`,
    approves === 0 && role === 'manager' && 'approves nothing',
  ].filter((word) => word !== false)
  const text = words.join(', ')
  return text && `${text[0]?.toUpperCase()}${text.slice(1)}`
}

export interface TypedLimits {
  spends: string
  approves: string
}

export function toTyped({ spendsCents, approvesCents }: MemberLimitsInput): TypedLimits {
  const write = (cents: number | null) => (cents === null ? '' : formatShortCents(cents).replace('$', ''))
  return { spends: write(spendsCents), approves: write(approvesCents) }
}

/** What is sent, or what is wrong at which field. */
export function toLimits({
  spends,
  approves,
}: TypedLimits): { limits: MemberLimitsInput } | { problems: Partial<TypedLimits> } {
  const [spendsCents, approvesCents] = [readAmount(spends), readAmount(approves)]
  if (spendsCents === undefined || approvesCents === undefined)
    return {
      problems: {
        ...(spendsCents === undefined && { spends: WRONG }),
        ...(approvesCents === undefined && { approves: WRONG }),
      },
    }
  return { limits: { spendsCents, approvesCents } }
}

const WRONG = `Please type an amount like 5,000, at most ${formatShortCents(LIMITS.memberCents.max)}`

/** Null: left empty. Undefined: no amount. */
function readAmount(text: string): number | null | undefined {
  if (text.trim() === '') return null
  const cents = parseCents(text)
  return cents === null || cents > LIMITS.memberCents.max ? undefined : cents
}
