import type { Capability } from '#domain/roles.ts'
import type { Scope } from '#domain/scopes.ts'
import type { ErrorCode } from './errors.ts'

/**
 * A route of the API: one entry of a keyed map gives types, validation, the typed client and OpenAPI.
 * Schemas are constrained by shape (`_zod`), which keeps type checking fast.
 */
export interface Schema<Out = unknown, In = unknown> {
  _zod: { output: Out; input: In }
  safeParse(
    value: unknown,
  ): { success: true; data: Out } | { success: false; error: { issues: SchemaIssue[] } }
}

export interface SchemaIssue {
  path: PropertyKey[]
  message: string
}

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Hono path, e.g. `/api/listings/:id`. */
  path: string
  summary: string
  params?: Schema
  query?: Schema
  body?: Schema
  output: Schema
  /** Success status; default 200. */
  status?: 200 | 201 | 202 | 204
  /** Guests and suspended users are refused before their input is parsed. */
  needsAccount?: true
  /** Members whose role in their organization does not include it are refused before their input is parsed. */
  needs?: Capability
  /** Everybody but admins is refused before their input is parsed. */
  needsAdmin?: true
  /** What an API key must be allowed to reach it; without a scope no key reaches it, whatever else it may do. */
  scope?: Scope
  /** Any API key reaches it, whatever its scopes: it says what keys are for. */
  isForAnyKey?: true
  /** May change a listing: the answer waits until this process's search index has caught up (read-your-writes). */
  changesListings?: true
  /**
   * A request has a key: a second one under the same key is answered with what the first one made, another one under it is refused.
   * It stands in the header `Idempotency-Key`, which is needed, unless `keyIn` says otherwise.
   */
  isIdempotent?: true
  keyIn?: KeyPlace
  /** Shed (503) while the server is overloaded; reads are also rate limited per address. */
  isCostly?: true
  /** Media types of the body, if not only JSON. */
  accepts?: readonly string[]
  /** What has not been done when a form of a page without scripts is refused, if it is not a change: title of the page that says why. */
  refusedTitle?: string
  /** Media type → body of a success, if not JSON of `output`. */
  answers?: Record<string, Schema>
  /** Refusals in addition to those implied by input, account and limits. */
  refusals?: readonly ErrorCode[]
  /** Largest request body in bytes; the default is `LIMITS.jsonBodyBytes`. */
  maxBodyBytes?: number
}

/** Where a request's key stands instead: in the header if the client sends one, or in a field of the body. */
export type KeyPlace = 'optional-header' | 'clientId' | 'submissionId'

export type Routes = Record<string, Route>

export function defineRoutes<const R extends Routes>(routes: R): R {
  return routes
}

export type In<S> = S extends { _zod: { input: infer T } } ? T : never
export type Out<S> = S extends { _zod: { output: infer T } } ? T : never
