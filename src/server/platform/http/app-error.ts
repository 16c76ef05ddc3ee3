import { ERRORS, type ErrorCode } from '#contract/errors.ts'

export interface Refusal {
  message?: string | undefined
  /** Field name → what is wrong with it. */
  fields?: Record<string, string> | undefined
  headers?: Record<string, string> | undefined
  /** What failed, for logs and the error log alone. */
  cause?: unknown
  /** Further members of the answer, as the contract of the route describes it. */
  body?: Record<string, unknown> | undefined
}

/** An expected refusal with a code of the contract; anything else that is thrown is a bug and answers 500. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly refusal: Refusal

  constructor(code: ErrorCode, refusal: Refusal = {}) {
    super(refusal.message ?? ERRORS[code].message, { cause: refusal.cause })
    this.code = code
    this.refusal = refusal
  }

  get status() {
    return ERRORS[this.code].status
  }
}
