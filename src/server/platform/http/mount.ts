import type { Context, Hono } from 'hono'
import type { In, Out, Route, Routes } from '#contract/route.ts'
import { LIMITS } from '#domain/limits.ts'
import { required } from '#domain/required.ts'
import { AppError } from './app-error.ts'
import type { RequestEnv } from './env.ts'
import { type RequestKey, readRequestKey } from './idempotent.ts'
import { JsonText } from './json-text.ts'
import { limitOpenAnswers } from './limit-open-answers.ts'
import { answerNotSent } from './not-sent-page.ts'
import { parseInput } from './parse-input.ts'
import { parseForm, parseJson, readText } from './read-body.ts'
import { enforceReadLimit } from './read-limits.ts'
import { requireActor, requireAdmin, requireCapability } from './require-actor.ts'

const FORM = 'application/x-www-form-urlencoded'

export interface Call<R extends Route> {
  params: Out<R['params']>
  query: Out<R['query']>
  body: Out<R['body']>
  actor: RequestEnv['Variables']['actor']
  /** For `once`. */
  key: KeyOf<R>
  c: Context<RequestEnv>
}

type KeyOf<R> = R extends { isIdempotent: true }
  ? R extends { keyIn: 'optional-header' }
    ? RequestKey | undefined
    : RequestKey
  : undefined

type Result<R extends Route> = In<R['output']> | JsonText | Response

export type Handlers<Rs extends Routes> = {
  [Name in keyof Rs]: (call: Call<Rs[Name]>) => Promise<Result<Rs[Name]>> | Result<Rs[Name]>
}

/** Mounts a feature's routes: validates every input by the contract, then calls the handler of the same name. */
export function mount<Rs extends Routes>(app: Hono<RequestEnv>, routes: Rs, handlers: Handlers<Rs>): void {
  for (const [name, route] of Object.entries(routes)) {
    const handler = handlers[name] as unknown as (call: unknown) => unknown
    const answer = async (c: Context<RequestEnv>) => {
      if (route.needsAdmin) requireAdmin(c)
      else if (route.needs) requireCapability(requireActor(c), route.needs)
      else if (route.needsAccount) requireActor(c)
      if (route.changesListings) c.set('changesListings', true)
      if (route.isCostly && route.method === 'GET') enforceReadLimit(c)
      else if (route.isCostly) enforceReadLimit(c, 'write')
      if (isFile(route)) await limitOpenAnswers(c)
      const params = parseInput(route.params, c.req.param())
      const query = parseInput(route.query, queryOf(c))
      const body = route.body ? parseInput(route.body, await readBody(c, route)) : undefined
      const key = route.isIdempotent && readRequestKey(c, route, { params, query, body })
      const result = await handler({ params, query, body, key, actor: c.var.actor, c })
      if (result instanceof Response) return result
      if (route.status === 204) return c.body(null, 204)
      return answerJson(c, result, route.status ?? 200)
    }
    app.on(route.method, route.path, async (c) => {
      if (!isForm(c, route)) return answer(c)
      try {
        return await answer(c)
      } catch (error) {
        // the browser has left its page: it gets one with a way back
        if (error instanceof AppError)
          return answerNotSent(c, error, route.refusedTitle ?? 'Nothing was changed')
        throw error
      }
    })
  }
}

/** What is saved as a file, as long as it takes to be read; event streams have bounds of their own. */
function isFile({ method, answers }: Route): boolean {
  return method === 'GET' && answers !== undefined && !('text/event-stream' in answers)
}

/** Takes the ETag from the text at hand: the etag middleware would copy and read the whole answer again. */
function answerJson(c: Context, result: unknown, status: number): Response {
  const json = result instanceof JsonText ? result : new JsonText(JSON.stringify(result))
  if (c.req.method === 'GET' || c.req.method === 'HEAD') c.header('etag', `"${json.tag}"`)
  return c.body(json.body, status as 200, { 'content-type': 'application/json' })
}

/** Repeated keys become arrays; single keys stay strings. */
function queryOf(c: Context): Record<string, string | string[]> {
  const lists = Object.entries(c.req.queries())
  return Object.fromEntries(
    lists.map(([key, values]) => [key, values.length === 1 ? required(values[0]) : values]),
  )
}

/** Sent by a page without scripts, to a route that takes forms. */
export function isForm(c: Context, route: Route): boolean {
  return Boolean(route.accepts?.includes(FORM) && c.req.header('content-type')?.startsWith(FORM))
}

async function readBody(c: Context<RequestEnv>, route: Route): Promise<unknown> {
  const type = c.req.header('content-type') ?? ''
  const maxBytes = route.maxBodyBytes ?? LIMITS.jsonBodyBytes
  if (isForm(c, route)) return parseForm(await readText(c.req.raw, maxBytes))
  if (type && !type.includes('json')) throw new AppError('unsupported-media')
  const text = await readText(c.req.raw, maxBytes)
  return text.trim() === '' ? {} : parseJson(text)
}
