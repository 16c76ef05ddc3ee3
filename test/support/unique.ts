let count = 0
/** A unique text. */
export const unique = () => `unique-${++count}`
