import fc from 'fast-check'
import { z } from 'zod'
import type { Route, Schema } from '#contract/route.ts'

/** Placeholder in a body for a number that is valid in JSON but overflows in JavaScript. */
const TOO_LARGE = '\u2603 1e999'

const TEXTS = [
  '\0',
  'a\0b',
  '\ud800',
  'x\udc00y',
  '',
  ' ',
  'x'.repeat(300),
  'é'.repeat(20_000),
  "'; drop table users; --",
  '%00',
  '%',
  '../../etc/passwd',
  '-1',
  '0',
  '1.5',
  '90.0001',
  '2147483648',
  '9007199254740993',
  '-9223372036854775809',
  '1e400',
  'NaN',
  'Infinity',
  '0x10',
  '0000-01-01',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999999999Z',
  '2026-02-30',
  '00000000-0000-0000-0000-000000000000',
  '__proto__',
  'constructor',
  'null',
  '\u202e\u0000\ufffe\uffff',
  '🏳️‍🌈'.repeat(50),
  '1,2,\0',
  '1.5,2.5',
  '4294967296,0',
  '1e308,1e308,1e308,1e308',
]
const NUMBERS = [-1, 0, -0, 0.5, 1.5, 2 ** 31, 2 ** 32, 2 ** 53, -(2 ** 31) - 1, 1e308, 5e-324]
const OTHERS: unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { length: -1 },
  { toString: 1 },
  TOO_LARGE,
]

const nested = (depth: number): unknown => {
  let value: unknown = 'x'
  for (let i = 0; i < depth; i++) value = i % 2 ? { a: value } : [value]
  return value
}

const prototypeKeys = JSON.parse('{"__proto__": {"isAdmin": true}, "constructor": {"prototype": 1}}')

/** Unexpected texts. */
export const text = fc.oneof(
  { arbitrary: fc.constantFrom(...TEXTS), weight: 4 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 60 }), weight: 1 },
)
const scalar = fc.oneof(text, fc.constantFrom(...NUMBERS), fc.double(), fc.constantFrom(...OTHERS))
/** Unexpected values of any type. */
export const hostile = fc.oneof(
  { arbitrary: scalar, weight: 8 },
  { arbitrary: fc.array(scalar, { maxLength: 4 }), weight: 2 },
  { arbitrary: fc.dictionary(text, scalar, { maxKeys: 3 }), weight: 2 },
  { arbitrary: fc.constantFrom(nested(30), nested(2_000), prototypeKeys), weight: 1 },
)

/** One mutation of a valid request. */
export type Attack =
  | { at: 'param'; name: string; value: string }
  | { at: 'query'; name: string; value: string }
  | { at: 'body'; path: string[]; value: unknown }
  | { at: 'text'; value: string }

/** Texts and numbers that Postgres cannot store. */
const UNSTORABLE_TEXTS = ['a\0b', '\ud800', '1.5', '2147483648']
const UNSTORABLE_VALUES = ['a\0b', '\ud800', 1.5, 2 ** 31]

/** Each named input with each value that Postgres cannot store, one at a time. */
export function listUnstorable(route: Route, body: unknown): Attack[] {
  const { params, query, bodies } = inputsOf(route, body)
  const ofText = (at: 'param' | 'query', names: string[]): Attack[] =>
    names.flatMap((name) => UNSTORABLE_TEXTS.map((value) => ({ at, name, value })))
  const inBody =
    route.method === 'GET'
      ? []
      : bodies.flatMap((path) => UNSTORABLE_VALUES.map((value) => ({ at: 'body' as const, path, value })))
  return [...ofText('param', params), ...ofText('query', query), ...inBody]
}

/** Field names from the contract and from a valid body. */
function inputsOf(route: Route, body: unknown) {
  const bodies = [...pathsOf(route.body), ...leavesOf(body)]
  return {
    params: [...route.path.matchAll(/:(\w+)/g)].map((match) => match[1]!),
    query: [...new Set(pathsOf(route.query).map((path) => path[0]!))],
    bodies: [...new Map(bodies.map((path) => [path.join('.'), path])).values()],
  }
}

/** One mutation in any part of a route's input. */
export function attacksOn(route: Route, body: unknown): fc.Arbitrary<Attack> {
  const inputs = inputsOf(route, body)
  const { params } = inputs
  const query = [...inputs.query, 'page', '__proto__']
  const bodies = [...inputs.bodies, ['__proto__'], ['unknown'], []]
  const kinds: fc.Arbitrary<Attack>[] = [
    fc.record({ at: fc.constant('query' as const), name: fc.constantFrom(...query), value: text }),
  ]
  if (params.length > 0)
    kinds.push(
      fc.record({ at: fc.constant('param' as const), name: fc.constantFrom(...params), value: text }),
    )
  if (route.method === 'GET') return fc.oneof(...kinds)
  const inBody = fc.record({
    at: fc.constant('body' as const),
    path: fc.constantFrom(...bodies),
    value: hostile,
  })
  const garbage = fc.record({
    at: fc.constant('text' as const),
    value: fc.constantFrom('', '{', 'null', '"\\ud800"', '\0', '['.repeat(50_000), '{"a":1e999}'),
  })
  return fc.oneof(...kinds, { arbitrary: inBody, weight: 8 }, garbage)
}

/** Described once: each visitor's attacks ask again. */
const known = new WeakMap<Schema, string[][]>()

/** Paths within an input: `[['name'], ['location', 'text'], …]`. */
function pathsOf(schema: Schema | undefined): string[][] {
  if (!schema) return []
  const described = () =>
    z.toJSONSchema(schema as unknown as z.ZodType, { io: 'input', unrepresentable: 'any' })
  const paths = known.get(schema) ?? walk(described() as JsonSchema, [])
  known.set(schema, paths)
  return paths
}

interface JsonSchema {
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
  allOf?: JsonSchema[]
}

function walk(schema: JsonSchema, path: string[]): string[][] {
  if (path.length > 4) return []
  const own = Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => [
    [...path, key],
    ...walk(inner, [...path, key]),
  ])
  const items = schema.items ? [[...path, '0'], ...walk(schema.items, [...path, '0'])] : []
  const either = [...(schema.anyOf ?? []), ...(schema.allOf ?? [])].flatMap((inner) => walk(inner, path))
  return [...own, ...items, ...either]
}

function leavesOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]))
}

/** The request as sent: URL and serialized body. */
export function applyAttack(attack: Attack, good: { route: Route; path: string; body: unknown }) {
  const body = good.body === undefined ? undefined : toText(good.body)
  switch (attack.at) {
    case 'param': {
      const at = good.route.path.split('/').indexOf(`:${attack.name}`)
      const [pathname, search] = good.path.split('?')
      const parts = pathname!.split('/')
      parts[at] = toAddress(attack.value)
      return { path: parts.join('/') + (search ? `?${search}` : ''), body }
    }
    case 'query': {
      const sign = good.path.includes('?') ? '&' : '?'
      return { path: `${good.path}${sign}${attack.name}=${toAddress(attack.value)}`, body }
    }
    case 'body':
      return { path: good.path, body: toText(replaceAt(good.body, attack.path, attack.value)) }
    case 'text':
      return { path: good.path, body: attack.value }
  }
}

/** Lone surrogates cannot be URL-encoded; their raw bytes can. */
function toAddress(value: string): string {
  return value.isWellFormed() ? encodeURIComponent(value) : '%ED%A0%80%00'
}

function toText(value: unknown): string {
  return (JSON.stringify(value) ?? '').replaceAll(JSON.stringify(TOO_LARGE), '1e999')
}

function replaceAt(value: unknown, [key, ...rest]: string[], put: unknown): unknown {
  if (key === undefined) return put
  const copy: Record<string, unknown> = Array.isArray(value)
    ? ([...value] as unknown as Record<string, unknown>)
    : { ...(typeof value === 'object' ? value : {}) }
  const inner = replaceAt(copy[key], rest, put)
  // defined, not assigned: `__proto__` would become the prototype and never be sent
  Object.defineProperty(copy, key, { value: inner, enumerable: true, configurable: true, writable: true })
  return copy
}
