import type { NoticeKind } from './ground/notices.ts'
import type { Side } from './messaging/conversation.ts'
import { type Capability, capabilitiesOf, type OrganizationRole } from './roles.ts'

/** What a notice or mail calls for: whoever can do it hears of it. Where the sides differ, by the side that is told. */
const CALLS_FOR: Record<NoticeKind, Capability | Record<Side, Capability>> = {
  'first-contact': 'talk',
  message: 'talk',
  viewing: 'talk',
  'viewing-reminder': 'talk',
  'answer-reminder': 'talk',
  'no-answer': 'talk',
  fade: 'talk',
  'calendar-clash': 'calendar',
  'calendar-unread': 'calendar',
  booking: { buyer: 'buy', seller: 'sell' },
  'booking-reminder': { buyer: 'buy', seller: 'sell' },
  payment: { buyer: 'buy', seller: 'books' },
  dispute: 'undo',
  artwork: 'produce',
  proof: 'produce',
  'face-problem': 'produce',
  'approval-asked': 'approve',
  'approval-decided': 'buy',
  review: { buyer: 'buy', seller: 'sell' },
  favorite: 'plan',
  'report-decided': 'talk',
  alert: 'plan',
  'import-pictures': 'spaces',
  'inventory-read': 'spaces',
  'inventory-source': 'keys',
  'permit-ending': 'spaces',
  'lease-ending': 'private',
  'plan-comment': 'plan',
  'plan-decided': 'plan',
  'plan-requested': 'plan',
  proposal: 'sell',
  brief: 'sell',
  'brief-answer': 'plan',
  'listing-decided': 'spaces',
}

/** Whether somebody with this role is told: owners always, others by what their role includes. */
export function isAudience(role: OrganizationRole, kind: NoticeKind, side: Side = 'seller'): boolean {
  const needed = CALLS_FOR[kind]
  return role === 'owner' || capabilitiesOf(role).has(typeof needed === 'string' ? needed : needed[side])
}
