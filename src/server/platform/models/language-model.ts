import type { ModelMessage } from 'ai'
import type { Config } from '../../config.ts'
import { findRefusal, toNotFound } from '../keys/find-refusal.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'

/** A call that a model asks for; `input` is undefined where it is not JSON, or names a tool that there is none of. */
export interface ToolCall {
  id: string
  name: string
  input: unknown
}

/** One turn of a conversation with a model. */
export type Turn =
  | { role: 'user'; text: string }
  | { role: 'assistant'; text: string; calls: ToolCall[] }
  | { role: 'tool'; results: { id: string; name: string; text: string }[] }

export interface ToolShape {
  name: string
  description: string
  /** A JSON Schema. */
  input: object
}

interface Question {
  instructions: string
  turns: readonly Turn[]
  tools: readonly ToolShape[]
  signal: AbortSignal
}

/** What a model wrote in one step, and what it wants to know before it goes on. */
export interface Step {
  text: string
  calls: ToolCall[]
}

/** A model that gave nothing to use: its message names neither what it was asked, nor what it said, nor a key. */
export class ModelFailed extends Error {}

export interface LanguageModel {
  /** Provider and model, for the log. */
  name: string
  /** False while the circuit breaker is open: callers skip it without waiting. */
  isAvailable(): boolean
  /** The next step of a conversation. @throws ModelFailed */
  step(question: Question): Promise<Step>
  /** Whether it takes our key, at the price of no answer. @throws KeyRefused; anything else: it is away */
  checkKey(): Promise<void>
}

type Settings = Pick<Config, 'LLM_PROVIDER' | 'LLM_MODEL' | 'LLM_API_KEY' | 'LLM_BASE_URL'>

const OLLAMA_URL = 'http://localhost:11434/v1'
const OPENAI_URL = 'https://api.openai.com/v1'
const ANTHROPIC_URL = 'https://api.anthropic.com/v1'
const MAX_TOKENS = 700
/** Of an answer over the wire: some fifty times what our own limit of tokens comes to. */
const MAX_BYTES = 256 * 1024
const CHECK_MS = 5_000
const SERVICE = {
  name: 'The language model',
  key: 'LLM_API_KEY',
  address: 'LLM_BASE_URL or LLM_MODEL',
}

/** The configured model; null when there is none. Its library is loaded on first use. */
export function createLanguageModel(settings: Settings): LanguageModel | null {
  const { LLM_PROVIDER: provider, LLM_MODEL: modelId } = settings
  if (!provider || !modelId) return null
  const breaker = createCircuitBreaker()
  let opened: ReturnType<typeof open> | undefined
  let takesTools = true
  const ask = async (question: Question, tools = takesTools ? question.tools : []): Promise<Step> => {
    opened ??= open(settings, modelId)
    return runStep(await opened, { ...question, tools })
  }
  return {
    name: `${provider} ${modelId}`,
    checkKey: () => checkKey(settings),
    isAvailable: () => !breaker.isOpen(),
    async step(question) {
      try {
        const step = await ask(question).catch(async (error) => {
          // some models, and some servers of them, know no tools: what they are told at first is enough to answer from
          const isFirst = question.turns.length === 1
          if (!isFirst || !takesTools || !NO_TOOLS.has(statusOf(error) ?? 0)) throw error
          const answered = await ask(question, [])
          // what was refused without them too was refused for something else
          takesTools = false
          return answered
        })
        breaker.succeed()
        return step
      } catch (error) {
        breaker.fail()
        throw new ModelFailed(`the language model ${describeFailure(error, question.signal)}`)
      }
    },
  }
}

/** How servers refuse a request whose tools they cannot take. */
const NO_TOOLS: ReadonlySet<number> = new Set([400, 422, 501])

function statusOf(error: unknown): number | undefined {
  const status = (error as { statusCode?: unknown } | null)?.statusCode
  return typeof status === 'number' ? status : undefined
}

/** What the provider said is dropped: it repeats parts of the key, and of what people wrote. */
function describeFailure(error: unknown, signal: AbortSignal): string {
  const status = statusOf(error)
  if (signal.aborted) return 'did not answer in time'
  return status ? `answered ${status}` : `failed: ${error instanceof Error ? error.name : 'unknown'}`
}

type Opened = Awaited<ReturnType<typeof open>>

/** One request to the provider and its answer: nothing else knows their shape. */
async function runStep({ model, sdk }: Opened, question: Question): Promise<Step> {
  const { generateText, jsonSchema } = sdk
  const tools = question.tools.map(
    ({ name, description, input }) => [name, { description, inputSchema: jsonSchema(input) }] as const,
  )
  const { text, toolCalls } = await generateText({
    model,
    instructions: question.instructions,
    messages: question.turns.map(toMessage),
    abortSignal: question.signal,
    maxRetries: 1,
    temperature: 0,
    maxOutputTokens: MAX_TOKENS,
    ...(tools.length > 0 && { tools: Object.fromEntries(tools) }),
  })
  const calls = toolCalls.map((call) => ({
    id: call.toolCallId,
    name: call.toolName,
    input: call.invalid ? undefined : call.input,
  }))
  return { text, calls }
}

function toMessage(turn: Turn): ModelMessage {
  if (turn.role === 'user') return { role: 'user', content: turn.text }
  if (turn.role === 'tool')
    return {
      role: 'tool',
      content: turn.results.map(({ id, name, text }) => ({
        type: 'tool-result',
        toolCallId: id,
        toolName: name,
        output: { type: 'text', value: text },
      })),
    }
  const calls = turn.calls.map(({ id, name, input }) => ({
    type: 'tool-call' as const,
    toolCallId: id,
    toolName: name,
    input: input ?? {},
  }))
  const said = turn.text === '' ? [] : [{ type: 'text' as const, text: turn.text }]
  return { role: 'assistant', content: [...said, ...calls] }
}

async function open({ LLM_PROVIDER, LLM_API_KEY, LLM_BASE_URL }: Settings, modelId: string) {
  const sdk = await import('ai')
  const own = { ...(LLM_API_KEY && { apiKey: LLM_API_KEY }), fetch: fetchBounded }
  if (LLM_PROVIDER === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    const url = LLM_BASE_URL ? { baseURL: LLM_BASE_URL } : {}
    return { model: createAnthropic({ ...own, ...url })(modelId), sdk }
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  const baseURL = baseUrlOf({ LLM_PROVIDER, LLM_BASE_URL })
  return { model: createOpenAICompatible({ name: 'llm', baseURL, ...own })(modelId), sdk }
}

/** The library reads an answer whole, however long it is. */
const fetchBounded: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  if (!response.body) return response
  let bytes = 0
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      bytes += piece.byteLength
      if (bytes > MAX_BYTES) controller.error(new Error('the answer is too long'))
      else controller.enqueue(piece)
    },
  })
  const { status, statusText, headers } = response
  return new Response(response.body.pipeThrough(counted), { status, statusText, headers })
}

function baseUrlOf({ LLM_PROVIDER, LLM_BASE_URL }: Pick<Settings, 'LLM_PROVIDER' | 'LLM_BASE_URL'>): string {
  if (LLM_BASE_URL) return LLM_BASE_URL
  if (LLM_PROVIDER === 'anthropic') return ANTHROPIC_URL
  return LLM_PROVIDER === 'ollama' ? OLLAMA_URL : OPENAI_URL
}

/** A question without words: whoever takes the key refuses it as incomplete, before a model reads anything. */
async function checkKey(settings: Settings): Promise<void> {
  const { LLM_PROVIDER, LLM_MODEL: model, LLM_API_KEY: key } = settings
  const isAnthropic = LLM_PROVIDER === 'anthropic'
  const url = `${baseUrlOf(settings).replace(/\/$/, '')}/${isAnthropic ? 'messages' : 'chat/completions'}`
  const auth: Record<string, string> = isAnthropic
    ? { 'x-api-key': key ?? '', 'anthropic-version': '2023-06-01' }
    : key
      ? { authorization: `Bearer ${key}` }
      : {}
  const { status, body } = await fetch(url, {
    method: 'POST',
    signal: AbortSignal.timeout(CHECK_MS),
    headers: { ...auth, 'content-type': 'application/json' },
    body: JSON.stringify({ model, messages: [], max_tokens: 1 }),
  }).catch((error) => {
    throw toNotFound(error, SERVICE)
  })
  await body?.cancel()
  const refusal = findRefusal(status, SERVICE)
  if (refusal) throw refusal
  if (status >= 500 || status === 429) throw new Error(`the language model answered ${status}`)
}
