import { ApiError } from '#web/platform/api.ts'

/**
 * Sends a choice; where its seller has removed some of the extras since it was made, once more without those.
 * @returns the answer, and ids of what was left out
 */
export async function withoutGone<Input extends { extras?: string[] | undefined }, Answer>(
  input: Input,
  send: (input: Input) => Promise<Answer>,
): Promise<{ answer: Answer; gone: string[] }> {
  try {
    return { answer: await send(input), gone: [] }
  } catch (error) {
    const gone = readGone(error)
    if (gone.length === 0) throw error
    return { answer: await send({ ...input, extras: withoutGoneExtras(input.extras ?? [], gone) }), gone }
  }
}

export function withoutGoneExtras(extras: readonly string[], gone: readonly string[]): string[] {
  return extras.filter((id) => !gone.includes(id))
}

function readGone(error: unknown): string[] {
  const reply = error instanceof ApiError ? (error.reply as { goneExtras?: string[] } | null) : null
  return reply?.goneExtras ?? []
}

/** For people, where something was left out. */
export function describeGoneExtras(count: number): string {
  return count === 1
    ? 'An extra that was chosen is not offered any more. The price is without it.'
    : `${count} extras that were chosen are not offered any more. The price is without them.`
}
