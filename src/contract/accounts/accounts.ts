import { z } from 'zod'
import { LIMITS } from '#domain/limits.ts'
import { looksOfficial, mixesScripts } from '#domain/names.ts'
import { ROLES as ORGANIZATION_ROLES } from '#domain/roles.ts'
import { removeUnseen } from '#domain/visible-text.ts'
import { ROLES, USER_STATUSES } from '#domain/vocabulary.ts'
import { visible } from '../common.ts'
import { defineRoutes } from '../route.ts'

/** Control characters cannot be stored; bidi overrides (direction) are used to mislead. */
const PRINTABLE = /^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u
/** Whether a text can be stored and is displayed as typed. */
export const isPrintable = (text: string): boolean => PRINTABLE.test(text)

/** The signed-in account as shown to its owner. */
export const Account = z.object({
  id: z.number().int(),
  username: z.string(),
  role: z.enum(ROLES),
  /** `pending` until the e-mail address is verified. */
  status: z.enum(USER_STATUSES),
  email: z.string(),
  name: z.string().nullable(),
  company: z.string().nullable(),
  phone: z.string().nullable(),
  /** Whether sign-in requires a code in addition to the password. */
  hasSecondFactor: z.boolean(),
  /** An admin who signed in by password alone where a second factor is required: no admin rights in this session. */
  needsSecondFactor: z.boolean(),
  /** All that they belong to: a person alone, to their own only. */
  organizations: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      role: z.enum(ORGANIZATION_ROLES),
      /** Nobody else belongs to it. */
      isPersonal: z.boolean(),
      /** Its team reads, and changes nothing. */
      isSuspended: z.boolean(),
    }),
  ),
  /** The organization whose spaces, bookings and conversations this session shows. */
  actingFor: z.number().int(),
  /** Instant (ISO 8601). */
  createdAt: z.string(),
})
export type Account = z.infer<typeof Account>

export const SessionAnswer = z.object({
  success: z.boolean(),
  user: Account.nullable(),
  message: z.string().optional(),
})
export type SessionAnswer = z.infer<typeof SessionAnswer>

/** `username` may also be the e-mail address. */
export const Login = z.object({
  username: z.string('Username is required').trim().min(1, 'Username is required').max(254),
  password: z.string('Password is required').min(1, 'Password is required').max(1000),
  /** From the authenticator app, or a recovery code; required after `second-factor-required`. */
  code: z.string().trim().max(40).optional(),
})
export type Login = z.infer<typeof Login>

const passwordMin = `Password must be at least ${LIMITS.password.min} characters`
export const NewPassword = z
  .string(passwordMin)
  .min(LIMITS.password.min, passwordMin)
  .max(LIMITS.password.max, `Password must be at most ${LIMITS.password.max} characters`)

const usernameMin = `Username must be at least ${LIMITS.username.min} characters`
/** `@` is reserved for e-mail addresses, which share the sign-in field. */
export const Username = z
  .string(usernameMin)
  // before anything is compared: a twin that differs by what nobody sees is the same name
  .overwrite(removeUnseen)
  .normalize('NFKC')
  .check(...visible(LIMITS.username.min, usernameMin))
  .max(LIMITS.username.max, `Username must be at most ${LIMITS.username.max} characters`)
  .refine(isPrintable, 'Username must not contain unprintable characters')
  .refine((text) => !text.includes('@'), 'Username must not contain @')
  .refine((text) => !mixesScripts(text), 'Username must not mix letters of different alphabets')
  .refine((text) => !looksOfficial(text, 'person'), 'This username is reserved. Please choose another one')

const emailInvalid = 'Please enter a valid email address'
export const Email = z
  .string(emailInvalid)
  .overwrite(removeUnseen)
  .max(LIMITS.email.max, `Email must be at most ${LIMITS.email.max} characters`)
  .pipe(z.email(emailInvalid))

export const Registration = z
  .object({
    username: Username,
    email: Email,
    password: NewPassword,
    passwordConfirm: z.string('Passwords do not match'),
  })
  .refine((given) => given.password === given.passwordConfirm, {
    path: ['passwordConfirm'],
    message: 'Passwords do not match',
    // reported together with the other fields' errors, not only once they are valid
    when: ({ value }) => hasTexts(value, 'password', 'passwordConfirm'),
  })
export type Registration = z.infer<typeof Registration>

function hasTexts(value: unknown, ...names: string[]): boolean {
  return names.every((name) => typeof (value as Record<string, unknown> | null)?.[name] === 'string')
}

export const accountRoutes = defineRoutes({
  getMe: {
    method: 'GET',
    path: '/api/auth/me',
    summary: 'Who is signed in; `user` is null for guests',
    output: SessionAnswer,
  },
  login: {
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Sign in with username or e-mail address',
    body: Login,
    output: SessionAnswer,
    refusals: [
      'wrong-credentials',
      'second-factor-required',
      'wrong-code',
      'account-suspended',
      'rate-limited',
    ],
  },
  register: {
    method: 'POST',
    path: '/api/auth/register',
    summary: 'Make an account and sign in',
    body: Registration,
    output: SessionAnswer,
    status: 201,
    refusals: ['conflict', 'rate-limited'],
  },
  logout: {
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'End this session',
    output: SessionAnswer,
  },
})
