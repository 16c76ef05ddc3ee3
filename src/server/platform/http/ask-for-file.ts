import { type Outgoing, type OutgoingAnswer, RefusedAddressError } from './outgoing.ts'

interface FileRequest {
  /** How its owner knows it: "The server". */
  server: string
  url: string
  headers: Record<string, string>
  /** Of the version at hand. */
  etag: string | null
  timeoutMs: number
  maxBytes: number
}

/** `status` is 200, or 304 where the version at hand is still the one. */
export type FileAnswer = { answer: OutgoingAnswer } | { problem: string }

/**
 * Asks a machine of others for a file.
 * @returns its answer, or why there is none, in words; what is a fault of ours is thrown on
 */
export async function askForFile(
  outgoing: Outgoing,
  { server, url, headers, etag, timeoutMs, maxBytes }: FileRequest,
): Promise<FileAnswer> {
  try {
    const answer = await outgoing({
      url,
      method: 'GET',
      headers: { ...headers, ...(etag && { 'if-none-match': etag }) },
      timeoutMs,
      maxBytes,
    })
    const { status } = answer
    if (status >= 300 && status < 400 && !(status === 304 && etag !== null))
      return { problem: 'This address leads on to another one. Give that one instead.' }
    if (status !== 200 && status !== 304) return { problem: `${server} answered ${status}.` }
    return { answer: { ...answer, etag: answer.etag?.slice(0, 200) ?? null } }
  } catch (error) {
    if (error instanceof RefusedAddressError) return { problem: `${error.message}.` }
    if (isOfNetwork(error)) return { problem: `${server} could not be reached.` }
    throw error
  }
}

/** The operating system, the name service, TLS and the parser of HTTP name a code; so does what ended by the clock. */
function isOfNetwork(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return true
  const { code } = error as NodeJS.ErrnoException
  return typeof code === 'string' && !code.startsWith('ERR_INVALID_')
}
