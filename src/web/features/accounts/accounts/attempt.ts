import type { SessionAnswer } from '#contract/accounts/accounts.ts'
import { ApiError } from '#web/platform/api.ts'
import type { AuthResult } from '#web/platform/auth/auth-context.ts'
import { addBreadcrumb } from '#web/platform/breadcrumbs.ts'

export interface AttemptWords {
  /** `Login` or `Registration`, for the breadcrumbs. */
  name: string
  failed: string
  exception: string
}

export const LOGIN_WORDS: AttemptWords = {
  name: 'Login',
  failed: 'Login failed',
  exception: 'An error occurred during login',
}
export const REGISTER_WORDS: AttemptWords = {
  name: 'Registration',
  failed: 'Registration failed',
  exception: 'An error occurred during registration',
}

/** One sign-in attempt. `onError` gets the session's own message; the result carries only the server's. */
export async function attempt(
  call: () => Promise<SessionAnswer>,
  words: AttemptWords,
  onError: (message: string) => void,
): Promise<AuthResult> {
  addBreadcrumb({ category: 'auth', message: `${words.name} attempt` })
  try {
    const result = await toResult(call)
    if (!result.success) fail(words, result.message || words.failed, onError)
    return result
  } catch (error) {
    fail(words, (error as Error)?.message || words.exception, onError)
    throw error
  }
}

/** A response counts as signed in only with success true and a user present; a JSON refusal is a response too. */
async function toResult(call: () => Promise<SessionAnswer>): Promise<AuthResult> {
  try {
    const answer: SessionAnswer | null = await call()
    const user = (answer?.success === true && answer.user) || null
    return { success: user !== null, user, message: answer?.message }
  } catch (error) {
    if (!(error instanceof ApiError && error.reply)) throw error
    const { message, code } = error.reply
    return { success: false, user: null, message, code, fields: error.fields }
  }
}

function fail(words: AttemptWords, message: string, onError: (message: string) => void): void {
  addBreadcrumb({ category: 'auth', message: `${words.name} failure`, level: 'error', data: { message } })
  onError(message)
}
