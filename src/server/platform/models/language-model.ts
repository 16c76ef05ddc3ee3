import type { Config } from '../../config.ts'
import { findRefusal, toNotFound } from '../keys/find-refusal.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'

interface Question {
  instructions: string
  prompt: string
  signal: AbortSignal
}

export interface LanguageModel {
  /** Provider and model, for the log. */
  name: string
  /** False while the circuit breaker is open: callers skip it without waiting. */
  isAvailable(): boolean
  /** Resolves with the whole text. @throws any error of the provider or the connection */
  write(question: Question): Promise<string>
  /** Streams the text in pieces. @throws any error of the provider or the connection */
  stream(question: Question): AsyncIterable<string>
  /** Whether it takes our key, at the price of no answer. @throws KeyRefused; anything else: it is away */
  checkKey(): Promise<void>
}

type Settings = Pick<Config, 'LLM_PROVIDER' | 'LLM_MODEL' | 'LLM_API_KEY' | 'LLM_BASE_URL'>

const OLLAMA_URL = 'http://localhost:11434/v1'
const OPENAI_URL = 'https://api.openai.com/v1'
const ANTHROPIC_URL = 'https://api.anthropic.com/v1'
const MAX_TOKENS = 700
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
  const call = async ({ instructions, prompt, signal }: Question) => {
    opened ??= open(settings, modelId)
    const { model, ...sdk } = await opened
    const request = {
      model,
      instructions,
      prompt,
      abortSignal: signal,
      maxRetries: 1,
      temperature: 0,
      maxOutputTokens: MAX_TOKENS,
    }
    return { sdk, request }
  }
  async function throughBreaker<T>(run: () => Promise<T>): Promise<T> {
    try {
      const result = await run()
      breaker.succeed()
      return result
    } catch (error) {
      breaker.fail()
      throw error
    }
  }
  return {
    name: `${provider} ${modelId}`,
    checkKey: () => checkKey(settings),
    isAvailable: () => !breaker.isOpen(),
    write: (question) =>
      throughBreaker(async () => {
        const { sdk, request } = await call(question)
        return (await sdk.generateText(request)).text
      }),
    async *stream(question) {
      try {
        const { sdk, request } = await call(question)
        let failure: unknown
        const { textStream } = sdk.streamText({
          ...request,
          onError: ({ error }) => {
            failure = error
          },
        })
        yield* textStream
        // the stream ends without an error when the connection is aborted
        question.signal.throwIfAborted()
        if (failure) throw failure
        breaker.succeed()
      } catch (error) {
        breaker.fail()
        throw error
      }
    },
  }
}

async function open({ LLM_PROVIDER, LLM_API_KEY, LLM_BASE_URL }: Settings, modelId: string) {
  const { generateText, streamText } = await import('ai')
  const key = LLM_API_KEY ? { apiKey: LLM_API_KEY } : {}
  if (LLM_PROVIDER === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    const url = LLM_BASE_URL ? { baseURL: LLM_BASE_URL } : {}
    return { model: createAnthropic({ ...key, ...url })(modelId), generateText, streamText }
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  const baseURL = baseUrlOf({ LLM_PROVIDER, LLM_BASE_URL })
  const model = createOpenAICompatible({ name: 'llm', baseURL, ...key })(modelId)
  return { model, generateText, streamText }
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
