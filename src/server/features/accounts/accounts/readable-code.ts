import { randomInt } from 'node:crypto'
import { required } from '#domain/required.ts'

/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/** `x7kd-…`: 12 letters of 31, about 59 bits, infeasible to guess under the rate limit. */
export function createReadableCode(): string {
  const letters = Array.from({ length: 12 }, () => required(ALPHABET[randomInt(ALPHABET.length)]))
  return [0, 4, 8].map((start) => letters.slice(start, start + 4).join('')).join('-')
}

/** Normalizes what people type: any case, spaces anywhere. */
export function normalizeCode(code: string): string {
  return code.toLowerCase().replaceAll(' ', '')
}
