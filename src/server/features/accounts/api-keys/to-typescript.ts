import type { Route } from '#contract/route.ts'
import type { Example } from './examples.ts'

/** The same request by the client for TypeScript: `placard` is what `createPlacard` gives. */
export function toTypeScript(route: Route, { params = [], query, body, form }: Example): string {
  const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name)
  const path = route.path.replace(/:(\w+)/g, '{$1}')
  const parameters = [
    ...(names.length > 0
      ? [`path: { ${names.map((name, at) => `${name}: ${toLiteral(params[at])}`).join(', ')} }`]
      : []),
    ...(query ? [`query: { ${toQuery(query)} }`] : []),
    ...(route.isIdempotent ? [`header: { 'Idempotency-Key': crypto.randomUUID() }`] : []),
  ]
  const options = [
    ...(parameters.length > 0 ? [`params: { ${parameters.join(', ')} }`] : []),
    ...(body ? [`body: ${toLiteral(body)}`] : []),
    ...(form ? ['body: form as never'] : []),
    ...(parseAs(route) ? [`parseAs: '${parseAs(route)}'`] : []),
  ]
  const call = `await placard.${route.method}('${path}'${options.length > 0 ? `, {\n  ${options.join(',\n  ')},\n}` : ''})`
  return [...(form ? toForm(form) : []), `const { data, error } = ${call}`].join('\n')
}

/** Of an answer that is no JSON. */
function parseAs({ answers }: Route): 'text' | 'blob' | null {
  const types = Object.keys(answers ?? { 'application/json': null })
  if (types.some((type) => type.endsWith('json'))) return null
  return types.every((type) => type.startsWith('text/')) ? 'text' : 'blob'
}

function toQuery(query: string): string {
  return [...new URLSearchParams(query)].map(([name, value]) => `${name}: ${toLiteral(value)}`).join(', ')
}

/** As a person would write it: names without quotation marks where they need none. */
function toLiteral(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
  if (Array.isArray(value)) return `[${value.map(toLiteral).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const parts = Object.entries(value).map(([name, one]) => `${name}: ${toLiteral(one)}`)
  return `{ ${parts.join(', ')} }`
}

function toForm(form: readonly string[]): string[] {
  return [
    'const form = new FormData()',
    ...form.map((part) => {
      const [name = '', value = ''] = part.split('=')
      const content = value.startsWith('@')
        ? `await openAsBlob('${value.slice(1)}'), '${value.slice(1)}'`
        : `'${value}'`
      return `form.append('${name}', ${content})`
    }),
  ]
}
