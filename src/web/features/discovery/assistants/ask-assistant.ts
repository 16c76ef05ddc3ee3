import type { AssistantAnswer, Criteria } from '#contract/discovery/assistants.ts'
import { ApiError } from '#web/platform/api.ts'
import { send } from '#web/platform/send.ts'

export interface Question {
  query: string
  userType: 'buyer' | 'seller'
  previous?: {
    criteria: Criteria
    listingIds: number[]
    words?: string
    formats?: NonNullable<AssistantAnswer['formats']>
    focus?: number
    language?: NonNullable<AssistantAnswer['language']>
    plan?: NonNullable<AssistantAnswer['plan']>['brief']
  }
  page?: QuestionPage
}

/** What the page shows that a question is asked on. */
export interface QuestionPage {
  listingId?: number
  bookingId?: number
  search?: string
}

interface StreamEvent {
  name: string
  data: Record<string, unknown>
}

/**
 * Streams the answer: facts first, then sentence by sentence. The last text is the final one.
 * @throws ApiError when it is refused or the stream ends early
 */
export async function askAssistant(
  question: Question,
  onProgress: (answer: AssistantAnswer) => void,
): Promise<AssistantAnswer> {
  const headers = { 'content-type': 'application/json', accept: 'text/event-stream' }
  const body = JSON.stringify(question)
  const response = await send('/api/ai/suggest', { method: 'POST', headers, body })
  const isStream = response.headers.get('content-type')?.includes('event-stream')
  if (!response.ok) throw await toRefusal(response)
  if (!isStream || !response.body) return (await response.json()) as AssistantAnswer
  let answer: AssistantAnswer | null = null
  for await (const { name, data } of readEvents(response.body)) {
    if (name === 'answer') answer = data as unknown as AssistantAnswer
    if (!answer) continue
    if (name === 'sentence') answer = { ...answer, suggestion: `${answer.suggestion} ${data.text}`.trim() }
    if (name === 'done') return { ...answer, ...data }
    onProgress(answer)
  }
  throw new ApiError('The answer broke off', 0)
}

/** With what the server says, where it says something. */
async function toRefusal(response: Response): Promise<ApiError> {
  const reply = await response.json().catch(() => null)
  return new ApiError('The assistant did not answer', response.status, reply)
}

async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    rest += decoder.decode(value, { stream: true })
    const blocks = rest.split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) yield parseEvent(block)
  }
}

function parseEvent(block: string): StreamEvent {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? ''
  return { name: field('event'), data: JSON.parse(field('data') || '{}') }
}
