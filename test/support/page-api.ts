import { AsyncLocalStorage } from 'node:async_hooks'
import '@tanstack/react-start'

/** Where the renderer of pages keeps what a page may ask. */
const PAGES = Symbol.for('tanstack-start:start-storage-context')

/** What a page asked: `POST /api/favorites {"ids":[7]}`. */
type Calls = string[]

/** A refusal of the API, in the shape of its contract. */
export interface Refusal {
  status: number
  message: string
  fields?: Record<string, string>
}

/**
 * Runs what pages do, answered as the renderer answers them: by `METHOD /path` with a value, a response, a refusal, an error for
 * none, or a function that gives one of these for each request.
 * What is not among the answers is refused with 404.
 */
export async function withPageApi<T>(
  answers: Record<string, unknown>,
  work: (calls: Calls) => Promise<T>,
): Promise<T> {
  const calls: Calls = []
  const api = async (path: string, init: RequestInit = {}) => {
    const { method = 'GET', body } = init
    const name = `${method} ${path}`
    calls.push(typeof body === 'string' ? `${name} ${body}` : name)
    const given = name in answers ? answers[name] : { status: 404, message: `Nothing at ${name}` }
    const answer = typeof given === 'function' ? given(init) : given
    if (answer instanceof Error) throw answer
    if (answer instanceof Response) return answer.clone()
    return isRefusal(answer) ? Response.json(answer, { status: answer.status }) : Response.json(answer)
  }
  const storage = (globalThis as unknown as Record<symbol, AsyncLocalStorage<unknown>>)[PAGES]
  if (!(storage instanceof AsyncLocalStorage)) throw new Error('The renderer keeps its context elsewhere')
  return storage.run({ contextAfterGlobalMiddlewares: { api } }, () => work(calls))
}

function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && 'status' in answer && 'message' in answer
}
