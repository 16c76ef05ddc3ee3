import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod'
import { documentRoutes } from '#contract/content/content-documents.ts'
import { openFileRoutes } from '#contract/edge/open-data-files.ts'
import { ERRORS, ErrorBody, type ErrorCode } from '#contract/errors.ts'
import { allRoutes } from '#contract/index.ts'
import type { Route, Schema } from '#contract/route.ts'
import { ROOT } from './run.ts'

type Json = Record<string, unknown>

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Made once for a request: sent again, it is answered with what the first one made. Kept for 30 days.',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{8,128}$' },
}

const SIGNED_IN = 'session'
const BY_KEY = 'key'
/** Filled in by the server that gives the document away: its address, and the name of its cookie. */
const SERVERS = [{ url: '/' }]
const SECURITY_SCHEMES = {
  [SIGNED_IN]: {
    type: 'apiKey',
    in: 'cookie',
    name: 'placard_session',
    description: 'Set by `POST /api/auth/login`.',
  },
  [BY_KEY]: {
    type: 'http',
    scheme: 'bearer',
    description: 'An API key, made under `/account/keys`. It reaches what its scopes name; see `/open`.',
  },
}

interface Components {
  schemas: Record<string, Json>
  responses: Record<string, Json>
}

/** OpenAPI 3.1 from the same schemas that validate and type the API. */
export async function buildOpenApi(): Promise<Json> {
  const tags = await readContract()
  const components: Components = { schemas: { Error: describeError() }, responses: {} }
  const paths: Record<string, Json> = {}
  const routes: Record<string, Route> = { ...allRoutes, ...documentRoutes, ...openFileRoutes }
  for (const [name, route] of Object.entries(routes)) {
    const path = route.path.replace(/:(\w+)(\{[^/]*\})?/g, '{$1}')
    const operation = { tags: [tags.get(route)!], ...describeRoute(name, route, components) }
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Placard', version: '1', description: 'Search, list and manage local advertising space.' },
    servers: SERVERS,
    tags: [...new Set(tags.values())].toSorted().map((name) => ({ name })),
    paths,
    components: {
      schemas: sortKeys(components.schemas),
      responses: sortKeys(components.responses),
      securitySchemes: SECURITY_SCHEMES,
    },
  }
}

function sortKeys(all: Record<string, Json>): Record<string, Json> {
  return Object.fromEntries(Object.entries(all).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

const byName = (a: string, b: string) => (basename(a) < basename(b) ? -1 : 1)

/** Every exported schema becomes a component under its name. @returns the feature of each route, by the name of its file */
async function readContract(): Promise<Map<Route, string>> {
  // a feature is a folder of a wing, and the contract has the same wings
  const features = globSync('*/*/', { cwd: join(ROOT, 'src/server/features') })
    .map((path) => basename(path))
    .toSorted()
  const tags = new Map<Route, string>()
  for (const file of globSync('**/*.ts', { cwd: join(ROOT, 'src/contract') }).toSorted(byName)) {
    const exported = (await import(pathToFileURL(join(ROOT, 'src/contract', file)).href)) as object
    const tag = features.findLast((feature) => `${basename(file, '.ts')}-`.startsWith(`${feature}-`))
    for (const [name, value] of Object.entries(exported))
      if (value instanceof z.ZodType) {
        if (!z.globalRegistry.has(value)) z.globalRegistry.add(value, { id: name })
      } else if (tag && name.endsWith('Routes'))
        for (const route of Object.values(value as Record<string, Route>)) tags.set(route, tag)
  }
  return tags
}

/** Some refusals carry more members than the common body. */
function describeError(): Json {
  const named: Record<string, Json> = {}
  toJsonSchema(ErrorBody, 'output', named)
  const { additionalProperties: _closed, ...open } = named.ErrorBody!
  return open
}

function describeRoute(name: string, route: Route, { schemas, responses }: Components): Json {
  const status = route.status ?? 200
  return {
    operationId: name,
    summary: route.summary,
    security: describeSecurity(route),
    ...(route.scope && { 'x-scope': route.scope }),
    parameters: [
      ...parameters('path', route.params, schemas),
      ...parameters('query', route.query, schemas),
      ...describeKey(route),
    ],
    ...describeBody(route, schemas),
    responses: {
      [status]: status === 204 ? { description: 'Done' } : describeSuccess(route, schemas),
      ...describeRefusals(route, responses),
    },
  }
}

/** Nothing for what is open to all without a key; each entry is enough by itself. */
function describeSecurity({ needsAccount, needsAdmin, scope }: Route): Json[] {
  const isOpen = !needsAccount && !needsAdmin
  if (isOpen && !scope) return []
  return [isOpen ? {} : { [SIGNED_IN]: [] }, ...(scope ? [{ [BY_KEY]: [scope] }] : [])]
}

function describeKey({ isIdempotent, keyIn }: Route): Json[] {
  if (!isIdempotent || (keyIn && keyIn !== 'optional-header')) return []
  return [{ ...IDEMPOTENCY_KEY, required: keyIn === undefined }]
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
    ...(route.scope ? (['key-invalid', 'scope-missing'] as const) : []),
    ...(route.params ? (['not-found'] as const) : []),
    ...(route.isIdempotent ? (['idempotency-key-required', 'idempotency-key-reused'] as const) : []),
    // of one address, whatever it asks for
    'rate-limited',
    ...(route.refusals ?? []),
    'internal',
    'unavailable',
  ]
}

/** One response for each set of codes that some routes answer with one status. */
function describeRefusals(route: Route, responses: Record<string, Json>): Json {
  const byStatus = Map.groupBy(new Set(listRefusals(route)), (code) => ERRORS[code].status)
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
  const entries = [...byStatus].map(([status, codes]) => {
    const name = codes.toSorted().join('.')
    responses[name] = {
      description: codes
        .toSorted()
        .map((code) => `\`${code}\``)
        .join(', '),
      content,
    }
    return [status, { $ref: `#/components/responses/${name}` }]
  })
  return Object.fromEntries(entries)
}

function parameters(
  place: 'path' | 'query',
  schema: Schema | undefined,
  schemas: Record<string, Json>,
): Json[] {
  if (!schema) return []
  const shared: Record<string, Json> = {}
  const body = toJsonSchema(schema, 'input', shared)
  const name = /\/(\w+)$/.exec(String(body.$ref))?.[1] ?? ''
  const { [name]: own = body, ...others } = shared
  Object.assign(schemas, others)
  const object = own as { properties?: Record<string, Json>; required?: string[] }
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
