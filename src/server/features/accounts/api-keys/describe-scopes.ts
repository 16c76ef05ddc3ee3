import type { OpenScope } from '#contract/accounts/api-keys.ts'
import { allRoutes } from '#contract/index.ts'
import type { Route } from '#contract/route.ts'
import { SCOPE_NAMES, SCOPES } from '#domain/scopes.ts'
import { type Example, listExamples } from './examples.ts'
import { toTypeScript } from './to-typescript.ts'

interface Site {
  publicUrl: string
  now: Date
}

/** Every scope with the routes it reaches, read from the contract. */
export function describeScopes({ publicUrl, now }: Site): OpenScope[] {
  const examples = listExamples(now)
  const routes = Object.entries<Route>(allRoutes).filter(([, { scope }]) => scope !== undefined)
  return SCOPE_NAMES.map((scope) => ({
    scope,
    ...SCOPES[scope],
    routes: routes
      .filter(([, route]) => route.scope === scope)
      .map(([name, route]) => ({
        name,
        method: route.method,
        path: route.path,
        summary: route.summary,
        example: toCurl(publicUrl, route, examples[name] ?? {}),
        typescript: toTypeScript(route, examples[name] ?? {}),
      })),
  }))
}

/** A command that can be pasted: the key stands in `$PLACARD_KEY`. */
function toCurl(publicUrl: string, route: Route, { params = [], query, body, form }: Example): string {
  const values = [...params]
  const path = route.path.replace(/:\w+/g, () => String(values.shift()))
  const lines = [
    `curl ${route.method === 'GET' ? '' : `-X ${route.method} `}'${publicUrl}${path}${query ? `?${query}` : ''}'`,
    `-H "Authorization: Bearer $PLACARD_KEY"`,
  ]
  if (route.isIdempotent) lines.push(`-H "Idempotency-Key: $(uuidgen)"`)
  if (body) lines.push(`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(body)}'`)
  for (const part of form ?? []) lines.push(`-F '${part}'`)
  return lines.join(' \\\n  ')
}
