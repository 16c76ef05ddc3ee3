const PAIRS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** Small letters, two a byte. */
export function toHex(bytes: Uint8Array): string {
  let hex = ''
  for (const byte of bytes) hex += PAIRS[byte]
  return hex
}

/** Of a small hexadecimal letter. */
const digitOf = (code: number): number => (code < 58 ? code - 48 : code - 87)

export function fromHex(hex: string): Uint8Array {
  const bytes = new Uint8Array(hex.length / 2)
  for (let at = 0; at < bytes.length; at++)
    bytes[at] = 16 * digitOf(hex.charCodeAt(2 * at)) + digitOf(hex.charCodeAt(2 * at + 1))
  return bytes
}
