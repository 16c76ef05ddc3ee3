import { MARKET_ZONE } from '../format-dates.ts'
import { capabilitiesOf, type OrganizationRole } from '../roles.ts'
import { toInstant, toWallTime } from '../zoned-time.ts'
import { formatCents } from './price/cents.ts'

/** Steps that somebody above their limit asks a colleague to take in their place. */
export const APPROVED_STEPS = ['request', 'book', 'accept'] as const

/** The same, and what is no step of a booking as it stands: terms and a change of one's own, a change of the seller's, a proposal. */
export const APPROVABLE_STEPS = [...APPROVED_STEPS, 'counter', 'change', 'agree', 'proposal'] as const
export type ApprovableStep = (typeof APPROVABLE_STEPS)[number]

/** What ends an asking: a colleague's word, or whoever asked takes it back. */
export const APPROVAL_DECISIONS = ['approved', 'declined', 'withdrawn'] as const
export type ApprovalDecision = (typeof APPROVAL_DECISIONS)[number]

/** Integer US cents; null: no limit for whose role includes it. */
export interface MemberLimits {
  role: OrganizationRole
  /** In a calendar month, of what they accept. */
  spendsCents: number | null
  /** Of each booking that a colleague asks for. */
  approvesCents: number | null
}

/** What a member may accept in a calendar month; null: as much as they like. Owners have no limit. */
export function spendingLimitOf({ role, spendsCents }: Omit<MemberLimits, 'approvesCents'>): number | null {
  return role === 'owner' ? null : spendsCents
}

/** The most that a member may approve of one booking; null: any amount; 0: nothing. Sales approve where they are given an amount. */
export function approvalLimitOf({ role, approvesCents }: Omit<MemberLimits, 'spendsCents'>): number | null {
  if (role === 'owner') return null
  if (!capabilitiesOf(role).has('approve')) return 0
  return role === 'sales' ? (approvesCents ?? 0) : approvesCents
}

export function mayApprove(member: Omit<MemberLimits, 'spendsCents'>, cents: number): boolean {
  const limit = approvalLimitOf(member)
  return limit === null || (limit > 0 && cents <= limit)
}

/** Why somebody may not decide on what a colleague asked for; null: they may. */
export function refuseApproval(
  approver: Omit<MemberLimits, 'spendsCents'> & { userId: number },
  { askedBy, totalCents }: { askedBy: number; totalCents: number },
): 'own' | 'above' | null {
  if (approver.userId === askedBy) return 'own'
  return mayApprove(approver, totalCents) ? null : 'above'
}

/** A limit that somebody may give: nobody gives more than they have. */
export function mayGiveLimit(own: number | null, given: number | null): boolean {
  return own === null || (given !== null && given <= own)
}

/** What somebody may spend in a role that they are given: who gives it has no more to give than their own limit. */
export function boundLimit(own: number | null, had: number | null): number | null {
  return mayGiveLimit(own, had) ? had : own
}

/** When the calendar month began in which spending is counted. */
export function startOfMonth(now: Date): Date {
  const { date } = toWallTime(now, MARKET_ZONE)
  return toInstant({ date: `${date.slice(0, 8)}01`, minute: 0 }, MARKET_ZONE)
}

/** The refusal of whoever would spend more than they may. */
export function describeAbove(cents: number): string {
  return `This is ${formatCents(cents)} above what you may spend this month. Ask for approval instead.`
}

/** "Ana, Ben or Cy"; empty for nobody. */
export function toNames(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${last}` : last
}
