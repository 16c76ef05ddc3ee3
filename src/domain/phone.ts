const MIN_DIGITS = 7
/** The longest number there is (E.164), and an extension. */
const MAX_DIGITS = 21

/** Digits as people write them: `(206) 555-0101`, `+1 206.555.0101 ext. 12`. Whether it rings, nobody knows. */
export function isPhoneNumber(text: string): boolean {
  if (!/^\+?[\d\s().\-/]+(?:(?:ext\.?|x|#)\s*\d{1,6})?$/i.test(text.trim())) return false
  const digits = text.replace(/\D/g, '').length
  return digits >= MIN_DIGITS && digits <= MAX_DIGITS
}
