import { z } from 'zod'
import { LIMITS } from '#domain/limits.ts'
import { isPhoneNumber } from '#domain/phone.ts'
import { tidyName } from '../common.ts'
import { defineRoutes } from '../route.ts'
import { Account, Email, isPrintable, NewPassword, SessionAnswer } from './accounts.ts'
import { Done, Passkey, Password } from './accounts-security.ts'

/** Optional profile text; empty means none. */
export const profileLine = (label: string, max: number, { isValid, message }: Rule = ANY) =>
  tidyName(
    z
      .string(`${label} must be text`)
      .trim()
      .max(max, `${label} must be at most ${max} characters`)
      .refine(isPrintable, `${label} must not contain unprintable characters`),
  )
    .refine((text) => text === '' || isValid(text), message)
    .transform((text) => text || null)
    .nullable()
    .optional()

interface Rule {
  isValid: (text: string) => boolean
  message: string
}
const ANY: Rule = { isValid: () => true, message: '' }
const PHONE: Rule = {
  isValid: isPhoneNumber,
  message: 'Enter a phone number with its area code, such as (206) 555-0101',
}

export const Phone = profileLine('Phone', LIMITS.phone.max, PHONE)

export const Profile = z.object({
  name: profileLine('Name', LIMITS.personName.max),
  company: profileLine('Company', LIMITS.company.max),
  phone: Phone,
})
export type Profile = z.infer<typeof Profile>

const Token = z.string('The link is incomplete').min(1, 'The link is incomplete').max(200)

export const EmailChange = z.object({ email: Email, password: Password })
export type EmailChange = z.infer<typeof EmailChange>

const passwordPair = { password: NewPassword, passwordConfirm: z.string('Passwords do not match') }
const pairMatches = {
  path: ['passwordConfirm'],
  message: 'Passwords do not match',
  when: ({ value }: { value: unknown }) =>
    typeof (value as { password?: unknown } | null)?.password === 'string',
}
const isPair = (given: { password: string; passwordConfirm: string }) =>
  given.password === given.passwordConfirm

export const PasswordChange = z
  .object({ currentPassword: Password, ...passwordPair })
  .refine(isPair, pairMatches)
export type PasswordChange = z.infer<typeof PasswordChange>
export const PasswordReset = z
  .object({
    token: Token,
    ...passwordPair,
    /** Removes all of them. */
    removePasskeys: z.boolean().optional(),
    removeAuthenticator: z.boolean().optional(),
    /** From the app, or a recovery code: required to remove an authenticator that is not new. */
    code: z.string().trim().max(40).optional(),
  })
  .refine(isPair, pairMatches)
export type PasswordReset = z.infer<typeof PasswordReset>

/** Sign-in methods and second factors besides the password; a new password does not change them. */
export const ResetFactors = z.object({
  passkeys: z.array(z.object({ name: z.string(), createdAt: z.string() })),
  authenticator: z.object({ addedAt: z.string(), needsCode: z.boolean() }).nullable(),
})
export type ResetFactors = z.infer<typeof ResetFactors>

export const ForgottenPassword = z.object({ email: Email })

export const AccountSession = z.object({
  id: z.string(),
  /** Device name from the user agent: `Firefox on Windows`. */
  device: z.string(),
  address: z.string().nullable(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  isCurrent: z.boolean(),
})
export type AccountSession = z.infer<typeof AccountSession>

export const AccountDetails = z.object({
  user: Account,
  /** New address awaiting confirmation. */
  pendingEmail: z.string().nullable(),
  hasTotp: z.boolean(),
  recoveryCodesLeft: z.number().int(),
  passkeys: z.array(Passkey),
})
export type AccountDetails = z.infer<typeof AccountDetails>

const SessionParams = z.object({ id: z.uuid() })
export const accountSettingsRoutes = defineRoutes({
  getAccount: {
    method: 'GET',
    path: '/api/account',
    summary: 'My account and how it is protected',
    needsAccount: true,
    output: AccountDetails,
  },
  updateProfile: {
    method: 'PATCH',
    path: '/api/account',
    summary: 'Change my name, company or phone',
    needsAccount: true,
    body: Profile,
    output: SessionAnswer,
    changesListings: true,
  },
  changeEmail: {
    method: 'POST',
    path: '/api/account/email',
    summary: 'Ask for another e-mail address; it counts once confirmed',
    needsAccount: true,
    body: EmailChange,
    output: Done,
    status: 202,
    refusals: ['wrong-password', 'conflict', 'rate-limited'],
  },
  changePassword: {
    method: 'POST',
    path: '/api/account/password',
    summary: 'Change my password and end my other sessions',
    needsAccount: true,
    body: PasswordChange,
    output: Done,
    refusals: ['wrong-password', 'rate-limited'],
  },
  sendVerification: {
    method: 'POST',
    path: '/api/account/verification',
    summary: 'Send the link that verifies my e-mail address again',
    needsAccount: true,
    output: Done,
    status: 202,
    refusals: ['conflict', 'rate-limited'],
  },
  listSessions: {
    method: 'GET',
    path: '/api/account/sessions',
    summary: 'Where I am signed in',
    needsAccount: true,
    output: z.array(AccountSession),
  },
  endSession: {
    method: 'DELETE',
    path: '/api/account/sessions/:id',
    summary: 'End one of my sessions',
    needsAccount: true,
    params: SessionParams,
    output: Done,
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/api/account/sessions',
    summary: 'End every session of mine but this one',
    needsAccount: true,
    output: Done,
  },
})

/** For people who cannot sign in, or need not. */
export const accountRecoveryRoutes = defineRoutes({
  verifyEmail: {
    method: 'POST',
    path: '/api/auth/verify-email',
    summary: 'Confirm an e-mail address with the link that was sent there; a changed one ends other sessions',
    body: z.object({ token: Token }),
    output: Done,
    refusals: ['link-expired', 'conflict', 'rate-limited'],
  },
  checkLink: {
    method: 'POST',
    path: '/api/auth/links',
    summary: 'Whether a mailed link still works; it is not used up',
    body: z.object({ token: Token, kind: z.enum(['verify-email', 'reset-password', 'undo-email-change']) }),
    output: z.object({ works: z.boolean() }),
    refusals: ['rate-limited'],
  },
  undoEmailChange: {
    method: 'POST',
    path: '/api/auth/undo-email-change',
    summary: 'Take a change of e-mail address back with the link sent to the old one; ends every session',
    body: z.object({ token: Token }),
    output: Done,
  },
  findResetFactors: {
    method: 'POST',
    path: '/api/auth/reset-password/factors',
    summary: 'What the link to set a new password can also remove: passkeys, the authenticator app',
    body: z.object({ token: Token }),
    output: ResetFactors,
  },
  forgotPassword: {
    method: 'POST',
    path: '/api/auth/forgot-password',
    summary: 'Ask for a link to set a new password; the answer never tells whether the account exists',
    body: ForgottenPassword,
    output: Done,
    status: 202,
    refusals: ['rate-limited'],
  },
  resetPassword: {
    method: 'POST',
    path: '/api/auth/reset-password',
    summary: 'Set a new password with that link; ends every session and every link mailed before',
    body: PasswordReset,
    output: Done,
    refusals: ['link-expired', 'account-suspended', 'rate-limited'],
  },
})
