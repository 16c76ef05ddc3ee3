import { ApiError } from '#web/platform/api.ts'

// in the footer of every page, so kept small: the server validates the address
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export function findEmailProblem(email: string): string | undefined {
  return EMAIL.test(email.trim()) ? undefined : 'Please enter a valid email address'
}

/** A refusal says why; no answer is not the reader's fault. */
export function describeFailure(error: unknown): string {
  return error instanceof ApiError ? error.message : 'That could not be sent. Please try again.'
}
