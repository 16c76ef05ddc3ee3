import type { PreparedLine } from '#contract/booking/orders-prepared.ts'
import { required } from '#domain/required.ts'
import { ApiError } from '#web/platform/api.ts'

/** A line that could not go into the order, and why. */
export interface LeftOut {
  title: string
  says: string
}

/** Known again by what it asks for when others leave the market meanwhile; the same line twice is two. */
export function nameLines(lines: readonly PreparedLine[]): string[] {
  const seen = new Map<string, number>()
  return lines.map(({ request }) => {
    const text = JSON.stringify(request)
    const times = (seen.get(text) ?? 0) + 1
    seen.set(text, times)
    return `${times}:${text}`
  })
}

interface SendLinesInput<Answer> {
  /** Names of lines that were sent before; those that are sent now are added to it. */
  added: Set<string>
  send: (name: string, line: PreparedLine) => Promise<Answer>
}

/**
 * Sends lines that are not there yet, one after another: they stand in the order as they stand here. One that is refused stays
 * behind, and the rest goes on.
 * @throws what would refuse the next one too; and where nothing has gone, the first refusal
 */
export async function sendLines<Answer>(
  lines: readonly PreparedLine[],
  { added, send }: SendLinesInput<Answer>,
): Promise<{ last: Answer | null; leftOut: LeftOut[] }> {
  const names = nameLines(lines)
  const refused: { title: string; error: ApiError }[] = []
  let last: Answer | null = null
  for (const [index, line] of lines.entries()) {
    const name = required(names[index])
    if (added.has(name)) continue
    try {
      last = await send(name, line)
      added.add(name)
    } catch (error) {
      if (!isOfLine(error)) throw error
      refused.push({ title: line.listing.title, error })
    }
  }
  const [first] = refused
  if (first && added.size === 0) throw first.error
  return { last, leftOut: refused.map(({ title, error }) => ({ title, says: error.message })) }
}

/** Not of the session, the connection or the server: the next line would end the same. */
function isOfLine(error: unknown): error is ApiError {
  return error instanceof ApiError && [400, 403, 404, 409, 422].includes(error.status)
}
