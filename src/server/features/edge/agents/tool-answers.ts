export const READ_ONLY = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
}

const MAX_ANSWER_BYTES = 200_000

/** Text content only: structured content in addition would send everything twice. */
export function toResult(value: Record<string, unknown>) {
  const text = JSON.stringify(value)
  if (Buffer.byteLength(text) > MAX_ANSWER_BYTES)
    return toRefusal('The answer is too long. Ask for fewer spaces, or fewer days.')
  return { content: [{ type: 'text' as const, text }] }
}

export function toRefusal(text: string) {
  return { isError: true, content: [{ type: 'text' as const, text }] }
}
