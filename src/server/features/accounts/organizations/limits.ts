import type { Limit } from '../../../platform/http/rate-limit.ts'

const DAY = 86_400

/** Mails of invitations, sent again or not, by whoever sends them and for whichever organization. */
export const INVITES_PER_PERSON: Limit = { name: 'invite:person', max: 20, perSeconds: DAY }
export const INVITES_PER_ORGANIZATION: Limit = { name: 'invite:organization', max: 100, perSeconds: DAY }
/** Attempts to use links of invitations. */
export const INVITATION_PER_ADDRESS: Limit = { name: 'invitation:address', max: 50, perSeconds: 3600 }

/** Members and open invitations together. */
export const MAX_MEMBERS = 50
export const INVITATION_DAYS = 7
