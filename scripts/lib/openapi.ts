import * as z from 'zod'
import * as accounts from '#contract/accounts.ts'
import * as accountSettings from '#contract/accounts-settings.ts'
import * as assistants from '#contract/assistants.ts'
import * as content from '#contract/content.ts'
import { documentRoutes } from '#contract/content-documents.ts'
import { ERRORS, ErrorBody, type ErrorCode } from '#contract/errors.ts'
import * as imports from '#contract/imports.ts'
import { allRoutes } from '#contract/index.ts'
import * as listings from '#contract/listings.ts'
import * as selling from '#contract/listings-own.ts'
import * as places from '#contract/places.ts'
import type { Route, Schema } from '#contract/route.ts'
import * as search from '#contract/search.ts'
import * as support from '#contract/support.ts'

type Json = Record<string, unknown>

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description:
    'Made once for a request: sent again, it is answered with what the first one made. Kept for 30 days.',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{8,128}$' },
}

/** Schemas shared by many operations become components, under their name in the contract. */
const SHARED = [
  listings,
  search,
  places,
  selling,
  accounts,
  accountSettings,
  assistants,
  content,
  imports,
  support,
]

/** OpenAPI 3.1 from the same schemas that validate and type the API. */
export function buildOpenApi(): Json {
  nameSharedSchemas()
  const schemas: Record<string, Json> = { Error: describeError() }
  const paths: Record<string, Json> = {}
  for (const [name, route] of Object.entries({ ...allRoutes, ...documentRoutes } as Record<string, Route>)) {
    const path = route.path.replace(/:(\w+)(\{[^/]*\})?/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describeRoute(name, route, schemas) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Placard', version: '1', description: 'Search, list and manage local advertising space.' },
    paths,
    components: { schemas },
  }
}

function nameSharedSchemas(): void {
  for (const [name, value] of SHARED.flatMap((file) => Object.entries(file))) {
    if (value instanceof z.ZodType && !z.globalRegistry.has(value)) z.globalRegistry.add(value, { id: name })
  }
}

/** Some refusals carry more members than the common body. */
function describeError(): Json {
  const { additionalProperties: _closed, ...open } = toJsonSchema(ErrorBody, 'output', {})
  return open
}

function describeRoute(name: string, route: Route, schemas: Record<string, Json>): Json {
  const status = route.status ?? 200
  return {
    operationId: name,
    summary: route.summary,
    parameters: [
      ...parameters('path', route.params),
      ...parameters('query', route.query),
      ...(route.isIdempotent ? [IDEMPOTENCY_KEY] : []),
    ],
    ...describeBody(route, schemas),
    responses: {
      [status]: status === 204 ? { description: 'Done' } : describeSuccess(route, schemas),
      ...describeRefusals(route),
    },
  }
}

function describeSuccess(route: Route, schemas: Record<string, Json>): Json {
  const answers = Object.entries(route.answers ?? { 'application/json': route.output })
  const content = answers.map(([type, schema]) => [type, { schema: toJsonSchema(schema, 'output', schemas) }])
  return { description: 'Success', content: Object.fromEntries(content) }
}

function describeBody(route: Route, schemas: Record<string, Json>): Json {
  const types = route.accepts ?? (route.body ? ['application/json'] : [])
  if (types.length === 0) return {}
  const schema = route.body ? toJsonSchema(route.body, 'input', schemas) : {}
  return {
    requestBody: { required: true, content: Object.fromEntries(types.map((type) => [type, { schema }])) },
  }
}

/** Refusals implied by the route's properties, and those it declares. */
function listRefusals(route: Route): ErrorCode[] {
  const takesBody = route.body !== undefined || route.accepts !== undefined
  return [
    ...(route.params || route.query || takesBody ? (['invalid-input'] as const) : []),
    ...(takesBody ? (['invalid-json', 'too-large', 'unsupported-media'] as const) : []),
    ...(route.method === 'GET' ? [] : (['cross-site'] as const)),
    ...(route.needsAccount || route.needsAdmin ? (['sign-in-required', 'account-suspended'] as const) : []),
    ...(route.needsAdmin ? (['forbidden'] as const) : []),
    ...(route.params ? (['not-found'] as const) : []),
    ...(route.isIdempotent ? (['idempotency-key-required', 'idempotency-key-reused'] as const) : []),
    ...(route.isCostly ? (['rate-limited'] as const) : []),
    ...(route.refusals ?? []),
    'internal',
    'unavailable',
  ]
}

function describeRefusals(route: Route): Json {
  const byStatus: Record<string, string[]> = {}
  for (const code of new Set(listRefusals(route))) {
    const { status } = ERRORS[code]
    byStatus[status] = [...(byStatus[status] ?? []), `\`${code}\``]
  }
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
  const entries = Object.entries(byStatus).map(([status, codes]) => [
    status,
    { description: codes.join(', '), content },
  ])
  return Object.fromEntries(entries)
}

function parameters(place: 'path' | 'query', schema: Schema | undefined): Json[] {
  if (!schema) return []
  const shared: Record<string, Json> = {}
  const body = toJsonSchema(schema, 'input', shared)
  const name = /\/(\w+)$/.exec(String(body.$ref))?.[1]
  const object = (name ? shared[name] : body) as { properties?: Record<string, Json>; required?: string[] }
  return Object.entries(object.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (object.required?.includes(name) ?? false),
    schema: property,
  }))
}

/** Shared parts go to `schemas`; input and output are separate shapes. */
function toJsonSchema(schema: Schema, io: 'input' | 'output', schemas: Record<string, Json>): Json {
  const wrapped = z.object({ it: schema as unknown as z.ZodType })
  const made = z.toJSONSchema(wrapped, { io, unrepresentable: 'any' }) as Json
  const suffix = io === 'input' ? 'Input' : ''
  const text = JSON.stringify(made).replace(/"#\/\$defs\/(\w+)"/g, `"#/components/schemas/$1${suffix}"`)
  const { properties, $defs = {} } = JSON.parse(text) as {
    properties: { it: Json }
    $defs?: Record<string, Json>
  }
  for (const [name, { id: _name, ...definition }] of Object.entries($defs))
    schemas[name + suffix] = definition
  return properties.it
}
