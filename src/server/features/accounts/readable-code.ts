import { randomInt } from 'node:crypto'

/** Without letters and digits that are taken for one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/** `x7kd-…`: 12 letters of 31, about 59 bits, too many to try against the throttle. */
export function createReadableCode(): string {
  const letters = Array.from({ length: 12 }, () => ALPHABET[randomInt(ALPHABET.length)]!)
  return [0, 4, 8].map((start) => letters.slice(start, start + 4).join('')).join('-')
}

/** As people type it: any case, spaces anywhere. */
export function normalizeCode(code: string): string {
  return code.toLowerCase().replaceAll(' ', '')
}
