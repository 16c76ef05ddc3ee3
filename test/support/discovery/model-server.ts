import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a model does in one step. */
export interface Move {
  /** Its text, from all that it was told. */
  say?: string | ((told: ModelInput) => string)
  /** Tools that it calls: with an input, or with what is no JSON. */
  calls?: { name: string; input?: object | ((told: ModelInput) => object); raw?: string }[]
  /** The text ends at the limit of its length. */
  isCut?: true
  /** A refusal instead of an answer. */
  status?: number
  /** The connection breaks off in the middle. */
  breaks?: true
  /** So many bytes instead of an answer. */
  bytes?: number
  /** Before it answers. */
  pauseMs?: number
}

/** All that a model was told: spaces in their order, and what tools returned, as text. */
export interface ModelInput {
  spaces: { id: string; price: string; place: string; says?: string }[]
  results: string[]
  text: string
}

interface Message {
  role: string
  content: string | { text?: string }[] | null
}
interface Chat {
  messages: Message[]
  tools?: unknown[]
}

export interface ModelServer {
  url: string
  /** Bodies of all requests received. */
  requests: string[]
  /** Its moves, by the number of the step; the last one again and again. */
  behave(script: Script): void
  close(): Promise<void>
}

export type Script = Move[] | ((request: string) => Move[])

/** A server of OpenAI's chat protocol with tools, whose model follows a script. It keeps no state: the conversation says which step it is. */
export async function startModelServer(first: Script = []): Promise<ModelServer> {
  const requests: string[] = []
  let script = first
  const server = createServer(async (request, response) => {
    const text = await readBody(request)
    requests.push(text)
    const chat = JSON.parse(text) as Chat
    const moves = typeof script === 'function' ? script(partOf(textOf(chat), 'request')) : script
    const step = chat.messages.filter(({ role }) => role === 'assistant').length
    const move = moves[Math.min(step, moves.length - 1)] ?? { say: '' }
    await answer(response, chat, move).catch(() => response.destroy())
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    behave(next) {
      script = next
      requests.length = 0
    },
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections()
        server.close(() => closed())
      }),
  }
}

const JSON_TYPE = { 'content-type': 'application/json' }

async function answer(response: ServerResponse, chat: Chat, move: Move): Promise<void> {
  if (move.pauseMs) await new Promise((next) => setTimeout(next, move.pauseMs))
  if (move.status)
    return void response.writeHead(move.status, JSON_TYPE).end('{"error":{"message":"no: sk-of-the-model"}}')
  if (move.breaks) {
    response.writeHead(200, { ...JSON_TYPE, 'content-length': '5000' })
    response.write('{"id":"x","choices":[')
    return void setTimeout(() => response.destroy(), 5)
  }
  const told = readInput(chat)
  const say = typeof move.say === 'function' ? move.say(told) : (move.say ?? '')
  const content = move.bytes ? 'x'.repeat(move.bytes) : say
  const calls = move.calls?.map(({ name, input = {}, raw }, index) => ({
    id: `call-${index}`,
    type: 'function',
    function: { name, arguments: raw ?? JSON.stringify(typeof input === 'function' ? input(told) : input) },
  }))
  const finish = calls ? 'tool_calls' : move.isCut ? 'length' : 'stop'
  const message = { role: 'assistant', content, ...(calls && { tool_calls: calls }) }
  const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 }
  const body = { id: 'x', object: 'chat.completion', created: 1, model: 'test', usage }
  const choices = [{ index: 0, message, finish_reason: finish }]
  response.writeHead(200, JSON_TYPE).end(JSON.stringify({ ...body, choices }))
}

function textOf({ messages }: Chat): string {
  return messages
    .filter(({ role }) => role === 'user' || role === 'tool')
    .map(({ content }) =>
      typeof content === 'string' ? content : (content ?? []).map(({ text = '' }) => text).join(''),
    )
    .join('\n')
}

function partOf(text: string, name: string): string {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1] ?? ''
}

function readInput(chat: Chat): ModelInput {
  const text = textOf(chat)
  const parts = [...text.matchAll(/<(answer|result)>([^<]*)<\/\1>/g)]
  const facts = parts.map(
    ([, , json]) => JSON.parse(json ?? '{}') as { text: string; spaces: ModelInput['spaces'] },
  )
  return {
    spaces: facts.flatMap(({ spaces }) => spaces),
    results: facts.slice(1).map((one) => one.text),
    text,
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const piece of request) text += piece
  return text
}
