/** How long a submitted space waits; the help says the same. */
export const REVIEW_PROMISE = 'Usually within one working day.'
