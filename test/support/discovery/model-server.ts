import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface ChatRequest {
  stream?: boolean
  messages: { role: string; content: unknown }[]
}

export interface ModelServer {
  url: string
  /** Bodies of all requests received. */
  requests: string[]
  /** Its next responses: to a request for criteria, and to one for text. */
  behave(next: Behaviour): void
  close(): Promise<void>
}

export interface Behaviour {
  criteria?: string
  /** Text based on the facts in the request. */
  words?: (facts: { spaces: { id: string; price: string }[] }) => string
  status?: number
  /** Delay before each chunk of a stream, ms. */
  pauseMs?: number
}

/** Mock server of OpenAI's chat protocol, streaming included, with responses set by the test. */
export async function startModelServer(): Promise<ModelServer> {
  const requests: string[] = []
  let now: Behaviour = {}
  const server = createServer(async (request, response) => {
    const text = await readBody(request)
    requests.push(text)
    await answer(response, JSON.parse(text) as ChatRequest, now).catch(() => response.destroy())
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    behave(next) {
      now = next
      requests.length = 0
    },
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections()
        server.close(() => closed())
      }),
  }
}

async function answer(response: ServerResponse, chat: ChatRequest, now: Behaviour): Promise<void> {
  if (now.status) return void response.writeHead(now.status, JSON_TYPE).end('{"error":{"message":"no"}}')
  const prompt = JSON.stringify(chat.messages.at(-1)?.content)
  const text = chat.stream ? wordsFor(prompt, now) : (now.criteria ?? '{}')
  if (!chat.stream) return void response.writeHead(200, JSON_TYPE).end(JSON.stringify(completion(text)))
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const piece of text.match(/[\s\S]{1,9}/g) ?? []) {
    await new Promise((next) => setTimeout(next, now.pauseMs ?? 0))
    response.write(`data: ${JSON.stringify(chunk(piece))}\n\n`)
  }
  response.end(`data: ${JSON.stringify(chunk('', 'stop'))}\n\ndata: [DONE]\n\n`)
}

const JSON_TYPE = { 'content-type': 'application/json' }

function wordsFor(prompt: string, { words }: Behaviour): string {
  const said = JSON.parse(prompt) as string | { text: string }[]
  const text = typeof said === 'string' ? said : said.map((part) => part.text).join('')
  const facts = /<facts>([\s\S]*)<\/facts>/.exec(text)?.[1] ?? '{"spaces":[]}'
  return words ? words(JSON.parse(facts)) : ''
}

function completion(text: string) {
  const choice = { index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }
  const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 }
  return { id: 'x', object: 'chat.completion', created: 1, model: 'test', choices: [choice], usage }
}

function chunk(text: string, finishReason: string | null = null) {
  const choice = { index: 0, delta: { role: 'assistant', content: text }, finish_reason: finishReason }
  return { id: 'x', object: 'chat.completion.chunk', created: 1, model: 'test', choices: [choice] }
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const piece of request) text += piece
  return text
}
