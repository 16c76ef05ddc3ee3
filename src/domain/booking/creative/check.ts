export const CHECK_RESULTS = ['pass', 'warn', 'fail'] as const
export type CheckResult = (typeof CHECK_RESULTS)[number]

/** One rule: a sentence with what is and what is wanted. */
export interface ArtworkCheck {
  result: CheckResult
  text: string
}
