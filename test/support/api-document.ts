import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'

interface Described {
  content?: Record<string, unknown>
  $ref?: string
}

interface Operation {
  responses: Record<string, Described>
}

const document = JSON.parse(readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>
  components: { responses: Record<string, Described> }
}
// each schema is used a few times: to optimize its code takes longer than to run it
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true, code: { optimize: false } })
ajv.addSchema(document, 'document')

const toPointer = (parts: string[]) =>
  parts.map((part) => `/${encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('')

interface Answer {
  status: number
  headers: Headers
}

/** Differences between a response and `docs/openapi.json`; empty when it conforms. */
export function findUndocumented(
  route: { method: string; path: string },
  { status, headers }: Answer,
  text: string,
): string[] {
  const path = route.path.replace(/:(\w+)/g, '{$1}')
  const method = route.method.toLowerCase()
  const named = document.paths[path]?.[method]?.responses[status]
  const shared = named?.$ref?.split('/').at(-1)
  const response = shared ? document.components.responses[shared] : named
  if (!response) return [`${route.method} ${route.path} does not name ${status}`]
  const type = headers.get('content-type')?.split(';')[0]
  if (!response.content) return text === '' ? [] : [`${status} has a body`]
  const declared = type && (type in response.content ? type : '*/*' in response.content ? '*/*' : undefined)
  if (!declared) return [`${route.method} ${route.path} does not answer ${type}`]
  const isJson = /\bjson$/.test(declared)
  const place = shared
    ? ['components', 'responses', shared]
    : ['paths', path, method, 'responses', String(status)]
  const at = [...place, 'content', declared, 'schema']
  const validate = ajv.getSchema(`document#${toPointer(at)}`)
  if (!validate) return [`no schema at ${at.join(' ')}`]
  if (validate(isJson ? JSON.parse(text) : text)) return []
  return validate.errors!.map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  )
}
