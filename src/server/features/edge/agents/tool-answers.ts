import { AppError } from '../../../platform/http/app-error.ts'
import type { Log } from '../../../platform/log/log.ts'

export const READ_ONLY = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
}

/** It adds a draft under a link of its own, once a call; it changes nothing that is there. */
export const ADDS_A_DRAFT = { ...READ_ONLY, readOnlyHint: false, idempotentHint: false }

const MAX_ANSWER_BYTES = 200_000
const FAULT = 'Something went wrong on our side. Nothing was booked; please try again.'

/**
 * What a tool reads, as structured content that fits its output schema, and as the same text for clients that know no structure.
 * A refusal says what is wrong, and where there is one the nearest range that fits; of a fault only the log says more.
 */
export async function answerTool<T extends Record<string, unknown>>(log: Log, read: () => Promise<T> | T) {
  try {
    return toResult(await read())
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return toRefusal(error.message)
    log.error({ err: error }, 'a tool of agents failed')
    return toRefusal(FAULT)
  }
}

function toResult<T extends Record<string, unknown>>(value: T) {
  const text = JSON.stringify(value)
  if (Buffer.byteLength(text) > MAX_ANSWER_BYTES)
    return toRefusal('The answer is too long. Ask for fewer spaces, or fewer days.')
  // as it is read: without the keys that are undefined
  return { content: [{ type: 'text' as const, text }], structuredContent: JSON.parse(text) as T }
}

function toRefusal(text: string) {
  return { isError: true, content: [{ type: 'text' as const, text }] }
}
