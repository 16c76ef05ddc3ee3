import type { SupportMessage } from '#contract/content/support.ts'
import type { ErrorBody } from '#contract/errors.ts'
import { ApiError } from '#web/platform/api.ts'
import { send } from '#web/platform/send.ts'

/** Sends text and files as multipart form data. @returns the ticket's number @throws ApiError */
export async function sendSupportMessage(message: SupportMessage, files: readonly File[]): Promise<string> {
  const form = new FormData()
  for (const [key, value] of Object.entries(message)) if (value !== undefined) form.set(key, String(value))
  for (const file of files) form.append('attachments', file)
  const response = await send('/api/support/messages', { method: 'POST', body: form })
  const reply = (await response.json().catch(() => null)) as (Partial<ErrorBody> & { number?: string }) | null
  if (response.ok && reply?.number) return reply.number
  throw new ApiError(
    reply?.message ?? `API request failed with status: ${response.status}`,
    response.status,
    reply,
  )
}
