import { z } from 'zod'
import { LIMITS, MAX_ID } from '#domain/limits.ts'
import { GIVEN_ROLES, ROLES } from '#domain/roles.ts'
import { asName, IdParams, visible } from '../common.ts'
import { defineRoutes } from '../route.ts'
import { Email, SessionAnswer } from './accounts.ts'
import { Done, Password } from './accounts-security.ts'
import { Phone, profileLine } from './accounts-settings.ts'

const nameRequired = 'Name your company'
const CompanyName = asName(
  z
    .string(nameRequired)
    .trim()
    .check(...visible(1, nameRequired))
    .max(LIMITS.company.max, `The name must be at most ${LIMITS.company.max} characters`),
  'thing',
)
const GivenRole = z.literal([...GIVEN_ROLES], `must be one of: ${GIVEN_ROLES.join(', ')}`)
const Number32 = z.number('must be a number').int('must be a whole number').min(1).max(MAX_ID)

/** Integer US cents; null: no limit for whose role includes it. */
const limit = z
  .number('must be an amount')
  .int('must be in whole cents')
  .min(0)
  .max(LIMITS.memberCents.max, 'must be at most $10,000,000')
  .nullable()

const TeamMember = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  joinedAt: z.string(),
  /** What they may spend and approve, for themselves and those who may give roles; null of owners, and for others. */
  limits: z.object({ spendsCents: limit, approvesCents: limit }).nullable(),
  /** Whether the reader may change their role or remove them. */
  canChange: z.boolean(),
})
export type TeamMember = z.infer<typeof TeamMember>

const TeamInvitation = z.object({
  id: z.number().int(),
  email: z.string(),
  role: z.enum(ROLES),
  invitedBy: z.string(),
  sentAt: z.string(),
  expiresAt: z.string(),
  hasExpired: z.boolean(),
})
export type TeamInvitation = z.infer<typeof TeamInvitation>

const OwnershipOffer = z.object({
  to: z.object({ id: z.number().int(), name: z.string() }),
  by: z.string(),
  staysOwner: z.boolean(),
})

export const Team = z.object({
  id: z.number().int(),
  name: z.string(),
  /** A person alone: nobody else belongs to it yet. */
  isPersonal: z.boolean(),
  /** Where a company is reached, as its papers say it; null of a person alone, whose account says it. */
  details: z
    .object({ email: z.string(), phone: z.string().nullable(), address: z.string().nullable() })
    .nullable(),
  role: z.enum(ROLES),
  members: z.array(TeamMember),
  /** Open ones, for those who may invite. */
  invitations: z.array(TeamInvitation),
  /** To be accepted by a member; shown to who offered it and to whom. */
  offer: OwnershipOffer.nullable(),
})
export type Team = z.infer<typeof Team>

export const NewInvitation = z.object({
  email: Email,
  role: GivenRole,
  /** What a person who is alone calls their company. */
  company: CompanyName.optional(),
})
export type NewInvitation = z.infer<typeof NewInvitation>

/** What is left out stays as it is. */
export const CompanyChange = z.object({
  name: CompanyName.optional(),
  email: Email.optional(),
  phone: Phone,
  address: profileLine('Address', LIMITS.address.max),
})
export type CompanyChange = z.infer<typeof CompanyChange>
export const NewOwnershipOffer = z.object({
  userId: Number32,
  /** Otherwise they become a manager. */
  staysOwner: z.boolean().default(false),
  password: Password,
})

export const MemberLimitsInput = z.object({ spendsCents: limit, approvesCents: limit })
export type MemberLimitsInput = z.infer<typeof MemberLimitsInput>

const Token = z.string('The link is incomplete').min(1, 'The link is incomplete').max(200)

export const Invitation = z.object({
  organization: z.string(),
  invitedBy: z.string(),
  role: z.enum(ROLES),
  /** The address that it was sent to, masked: `d…@alder.example`. */
  sentTo: z.string(),
  expiresAt: z.string(),
  /** Whether who is signed in has that address; null for guests. */
  isForReader: z.boolean().nullable(),
})
export type Invitation = z.infer<typeof Invitation>

export const teamRoutes = defineRoutes({
  getTeam: {
    method: 'GET',
    path: '/api/team',
    summary: 'The people of the organization that I act for',
    needsAccount: true,
    output: Team,
  },
  changeCompany: {
    method: 'PATCH',
    path: '/api/team',
    summary: 'Change the name of the company, or where it is reached',
    needsAccount: true,
    needs: 'organization',
    body: CompanyChange,
    output: Team,
    changesListings: true,
    refusals: ['conflict'],
  },
  inviteMember: {
    method: 'POST',
    path: '/api/team/invitations',
    summary: 'Invite somebody by mail; the answer never tells whether they have an account',
    needsAccount: true,
    needs: 'team',
    body: NewInvitation,
    output: Team,
    status: 201,
    refusals: ['already-member', 'team-full', 'role-too-high', 'verify-email-first', 'rate-limited'],
  },
  resendInvitation: {
    method: 'POST',
    path: '/api/team/invitations/:id/send',
    summary: 'Send an invitation again; the link of before ends',
    needsAccount: true,
    needs: 'team',
    params: IdParams,
    output: Team,
    refusals: ['not-found', 'role-too-high', 'rate-limited'],
  },
  revokeInvitation: {
    method: 'DELETE',
    path: '/api/team/invitations/:id',
    summary: 'Take an invitation back',
    needsAccount: true,
    needs: 'team',
    params: IdParams,
    output: Team,
    refusals: ['not-found'],
  },
  changeMember: {
    method: 'PATCH',
    path: '/api/team/members/:id',
    summary: 'Give a member another role',
    needsAccount: true,
    needs: 'team',
    params: IdParams,
    body: z.object({ role: GivenRole }),
    output: Team,
    refusals: ['not-found', 'role-too-high', 'last-owner'],
  },
  changeMemberLimits: {
    method: 'PUT',
    path: '/api/team/members/:id/limits',
    summary:
      'What a member may accept in a calendar month, and up to what they may approve for others; in cents, null: no limit. Sales approve only where an amount is given',
    needsAccount: true,
    needs: 'team',
    params: IdParams,
    body: MemberLimitsInput,
    output: Team,
    refusals: ['not-found', 'role-too-high', 'conflict'],
  },
  removeMember: {
    method: 'DELETE',
    path: '/api/team/members/:id',
    summary: 'Remove a member; what they did stays',
    needsAccount: true,
    needs: 'team',
    params: IdParams,
    output: Team,
    refusals: ['not-found', 'role-too-high', 'last-owner'],
  },
  offerOwnership: {
    method: 'POST',
    path: '/api/team/ownership',
    summary: 'Offer ownership to a member, who has to accept it',
    needsAccount: true,
    needs: 'organization',
    body: NewOwnershipOffer,
    output: Team,
    refusals: ['not-found', 'wrong-password', 'rate-limited'],
  },
  withdrawOwnership: {
    method: 'DELETE',
    path: '/api/team/ownership',
    summary: 'Take the offer of ownership back',
    needsAccount: true,
    needs: 'organization',
    output: Team,
  },
})

/** What a person does as themselves, for whichever organization they act. */
export const membershipRoutes = defineRoutes({
  actFor: {
    method: 'POST',
    path: '/api/account/acting-for',
    summary: 'Act for another organization of mine from now on, in this session',
    needsAccount: true,
    body: z.object({ organizationId: Number32 }),
    output: SessionAnswer,
    refusals: ['not-found'],
  },
  findOrganizationOf: {
    method: 'GET',
    path: '/api/account/organization-of',
    summary:
      'Which other organization of mine has what the address of a page is of; null where none has, or I act for it',
    needsAccount: true,
    query: z.object({ path: z.string().max(200) }),
    output: z.object({ organization: z.object({ id: z.number().int(), name: z.string() }).nullable() }),
  },
  readInvitation: {
    method: 'POST',
    path: '/api/invitations',
    summary: 'What a mailed invitation is for; it is not used up',
    body: z.object({ token: Token }),
    output: Invitation,
    refusals: ['link-expired', 'invitation-ended', 'rate-limited'],
  },
  joinTeam: {
    method: 'POST',
    path: '/api/account/memberships',
    summary: 'Join the organization of a mailed invitation, and act for it',
    needsAccount: true,
    body: z.object({ token: Token }),
    output: Done,
    refusals: [
      'link-expired',
      'invitation-ended',
      'invitation-other-address',
      'already-member',
      'team-full',
      'rate-limited',
    ],
  },
  leaveTeam: {
    method: 'DELETE',
    path: '/api/account/memberships/:id',
    summary: 'Leave an organization',
    needsAccount: true,
    params: IdParams,
    output: Done,
    refusals: ['not-found', 'last-owner', 'conflict'],
  },
  answerOwnership: {
    method: 'POST',
    path: '/api/account/memberships/:id/ownership',
    summary: 'Accept or decline the ownership that was offered to me',
    needsAccount: true,
    params: IdParams,
    body: z.object({ accepts: z.boolean() }),
    output: Done,
    refusals: ['not-found'],
  },
})
