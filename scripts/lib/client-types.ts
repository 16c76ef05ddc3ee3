import { registerHooks } from 'node:module'

type Json = Record<string, unknown>
interface Document extends Json {
  paths: Record<string, Record<string, { security?: Json[]; tags?: string[] }>>
  components: Record<string, Record<string, Json>>
}

const HEAD = `/**
 * Types of what a key of Placard reaches, and of the open feeds. Generated from the OpenAPI document by \`npm run generate\`, with
 * openapi-typescript; used by \`placard.ts\` beside it.
 */
`

/** The generator is written for TypeScript's own interface, which version 7 does not have: it gets the one that oazapfts brings. */
function withTypeScript5(): { deregister(): void } {
  const parentURL = import.meta.resolve('oazapfts')
  return registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier, specifier === 'typescript' ? { ...context, parentURL } : context),
  })
}

/** The types of the official client. */
export async function buildClientTypes(document: Json): Promise<string> {
  const hook = withTypeScript5()
  try {
    const { default: generate, astToString } = await import('openapi-typescript')
    const picked = pickForClients(document as Document)
    // what has a default need not be sent
    const types = await generate(picked as never, { defaultNonNullable: false, silent: true })
    return HEAD + astToString(types)
  } finally {
    hook.deregister()
  }
}

/** Operations that a key reaches and files for everybody, with the shapes that they name. */
function pickForClients(document: Document): Document {
  const paths: Document['paths'] = {}
  for (const [path, operations] of Object.entries(document.paths)) {
    const picked = Object.entries(operations).filter(
      ([, { security = [] }]) => path.startsWith('/open/') || security.some((one) => 'key' in one),
    )
    if (picked.length > 0) paths[path] = Object.fromEntries(picked)
  }
  return { ...document, paths, components: pickNamed(paths, document.components) }
}

function pickNamed(paths: object, components: Document['components']): Document['components'] {
  const named = new Set<string>()
  const follow = (value: unknown): void => {
    for (const [, reference = ''] of JSON.stringify(value).matchAll(/"#\/components\/([^"]{1,300})"/g)) {
      if (named.has(reference)) continue
      named.add(reference)
      const [kind = '', name = ''] = reference.split('/')
      follow(components[kind]?.[name] ?? {})
    }
  }
  follow(paths)
  const pick = ([kind, all]: [string, Record<string, Json>]) =>
    [kind, Object.fromEntries(Object.entries(all).filter(([name]) => named.has(`${kind}/${name}`)))] as const
  return Object.fromEntries(Object.entries(components).map(pick))
}
