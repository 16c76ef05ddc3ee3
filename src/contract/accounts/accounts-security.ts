import { z } from 'zod'
import { asName, visible } from '../common.ts'
import { defineRoutes } from '../route.ts'
import { SessionAnswer } from './accounts.ts'

export const Done = z.object({ success: z.boolean(), message: z.string() })

/** The current password, for reauthentication: an unlocked computer must not suffice. */
export const Password = z.string('Password is required').min(1, 'Password is required').max(1000)
export const PasswordConfirmation = z.object({ password: Password })
const Code = z.string('Code is required').trim().min(1, 'Code is required').max(40)
export const TotpCode = z.object({ code: Code })

export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
})
export type Passkey = z.infer<typeof Passkey>

/** WebAuthn's JSON serialization; its contents are verified by the WebAuthn library. */
const WebAuthnJson = z.record(z.string(), z.unknown())
export const PasskeyAnswer = z.looseObject({
  id: z.string().min(1).max(1400),
  rawId: z.string().max(1400),
  type: z.literal('public-key'),
  response: z.record(z.string(), z.unknown()),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
})

const PasskeyParams = z.object({ id: z.string().max(1400) })

export const accountSecurityRoutes = defineRoutes({
  startTotp: {
    method: 'POST',
    path: '/api/account/totp',
    summary: 'Begin to set up an authenticator app',
    needsAccount: true,
    body: PasswordConfirmation,
    output: z.object({ secret: z.string(), uri: z.string(), qrSvg: z.string() }),
    refusals: ['wrong-password', 'conflict', 'rate-limited'],
  },
  confirmTotp: {
    method: 'POST',
    path: '/api/account/totp/confirm',
    summary: 'Finish with a first code; answers recovery codes, shown once, and ends my other sessions',
    needsAccount: true,
    body: TotpCode,
    output: z.object({ success: z.boolean(), recoveryCodes: z.array(z.string()) }),
    refusals: ['wrong-code', 'rate-limited'],
  },
  removeTotp: {
    method: 'DELETE',
    path: '/api/account/totp',
    summary: 'Stop asking for codes; ends my other sessions',
    needsAccount: true,
    body: PasswordConfirmation,
    output: Done,
    refusals: ['wrong-password', 'rate-limited'],
  },
  startPasskey: {
    method: 'POST',
    path: '/api/account/passkeys/options',
    summary: 'Begin to add a passkey',
    needsAccount: true,
    body: PasswordConfirmation,
    output: WebAuthnJson,
    refusals: ['wrong-password', 'conflict', 'rate-limited'],
  },
  createPasskey: {
    method: 'POST',
    path: '/api/account/passkeys',
    summary: 'Add the passkey that the browser made; ends my other sessions',
    needsAccount: true,
    body: z.object({
      name: asName(
        z
          .string()
          .trim()
          .check(...visible(1, 'Name is required'))
          .max(60, 'Name must be at most 60 characters'),
        'thing',
      ),
      answer: PasskeyAnswer,
    }),
    output: Passkey,
    status: 201,
    refusals: ['passkey-failed', 'conflict'],
  },
  deletePasskey: {
    method: 'DELETE',
    path: '/api/account/passkeys/:id',
    summary: 'Remove one of my passkeys; ends my other sessions',
    needsAccount: true,
    params: PasskeyParams,
    body: PasswordConfirmation,
    output: Done,
  },
  startPasskeyLogin: {
    method: 'POST',
    path: '/api/auth/passkey/options',
    summary: 'Begin to sign in with a passkey',
    output: WebAuthnJson,
    refusals: ['rate-limited'],
  },
  passkeyLogin: {
    method: 'POST',
    path: '/api/auth/passkey',
    summary: 'Sign in with a passkey',
    body: PasskeyAnswer,
    output: SessionAnswer,
    refusals: ['passkey-failed', 'account-suspended', 'rate-limited'],
  },
})
