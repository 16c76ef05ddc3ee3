import { z } from 'zod'
import { KEY_DAYS, SCOPE_NAMES } from '#domain/scopes.ts'
import { asName, IdParams, visible } from '../common.ts'
import { defineRoutes } from '../route.ts'
import { Done, Password } from './accounts-security.ts'

export const ApiKey = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Its first characters, by which its owner knows it. */
  prefix: z.string(),
  scopes: z.array(z.enum(SCOPE_NAMES)),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** Calendar date (UTC). */
  lastUsedOn: z.string().nullable(),
  /** From where: an IPv4 address, or the /64 network of an IPv6 one. */
  lastNetwork: z.string().nullable(),
})
export type ApiKey = z.infer<typeof ApiKey>

export const NewApiKey = z.object({
  name: asName(
    z
      .string('Name is required')
      .trim()
      .check(...visible(1, 'Name is required'))
      .max(60, 'Name must be at most 60 characters'),
    'thing',
  ),
  scopes: z
    .array(z.enum(SCOPE_NAMES), 'Choose what it may do')
    .min(1, 'Choose what it may do')
    .max(SCOPE_NAMES.length),
  days: z.literal([...KEY_DAYS], `must be one of: ${KEY_DAYS.join(', ')}`),
  password: Password,
  /** Of the authenticator app, where the account has one. */
  code: z.string().trim().max(40).optional(),
})
export type NewApiKey = z.infer<typeof NewApiKey>

const KeyUse = z.object({
  /** The hour in which the last of them began. */
  hour: z.string(),
  route: z.string(),
  status: z.number().int(),
  count: z.number().int(),
})
export type KeyUse = z.infer<typeof KeyUse>

const ScopedRoute = z.object({
  name: z.string(),
  method: z.string(),
  path: z.string(),
  summary: z.string(),
  /** A command for curl; `$PLACARD_KEY` is the key. */
  example: z.string(),
  /** The same by the client for TypeScript. */
  typescript: z.string(),
})
const OpenScope = z.object({
  scope: z.enum(SCOPE_NAMES),
  label: z.string(),
  says: z.string(),
  routes: z.array(ScopedRoute),
})
export type OpenScope = z.infer<typeof OpenScope>

export const apiKeyRoutes = defineRoutes({
  listKeys: {
    method: 'GET',
    path: '/api/keys',
    summary: 'My API keys that work, the newest first',
    needsAccount: true,
    needs: 'keys',
    output: z.array(ApiKey),
  },
  createKey: {
    method: 'POST',
    path: '/api/keys',
    summary: 'Make an API key; `token` is shown once and kept nowhere',
    needsAccount: true,
    needs: 'keys',
    body: NewApiKey,
    output: z.object({ key: ApiKey, token: z.string() }),
    status: 201,
    refusals: ['wrong-password', 'second-factor-required', 'wrong-code', 'key-limit', 'rate-limited'],
  },
  endKey: {
    method: 'DELETE',
    path: '/api/keys/:id',
    summary: 'End one of my API keys at once',
    needsAccount: true,
    needs: 'keys',
    params: IdParams,
    output: Done,
  },
  listKeyUses: {
    method: 'GET',
    path: '/api/keys/:id/uses',
    summary:
      'What one of my API keys asked for in the last fourteen days, by route and status, the latest first',
    needsAccount: true,
    needs: 'keys',
    params: IdParams,
    output: z.array(KeyUse),
  },
  describeOpen: {
    method: 'GET',
    path: '/api/open',
    isForAnyKey: true,
    summary: 'The scopes of API keys with the routes they reach, an example for each',
    output: z.object({
      scopes: z.array(OpenScope),
      /** Every code of a refusal, as the `type` of a problem leads to it. */
      refusals: z.array(z.object({ code: z.string(), status: z.number().int(), message: z.string() })),
      /** Commands that get the client for TypeScript, and how it is begun. */
      client: z.object({ install: z.string(), start: z.string() }),
      /** Files of the market for everybody; null where the operator has not opened them. */
      feeds: z
        .object({
          publicUrl: z.string(),
          license: z.object({ id: z.string(), url: z.string(), excluded: z.string() }),
        })
        .nullable(),
      /** Requests a minute of one key. */
      rates: z.object({ requests: z.number(), costly: z.number(), writes: z.number() }),
    }),
  },
})
