/** Lines of a calendar file (RFC 5545), folded and ended as it wants them. */
export function joinLines(lines: readonly string[]): string {
  return `${lines.map(fold).join('\r\n')}\r\n`
}

/** `20260505T210000Z` */
export function toUtc(instant: Date): string {
  return instant.toISOString().replace(/\.\d+|[-:]/g, '')
}

export function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ')
}

const MAX_BYTES = 75

/** Lines are at most 75 octets; what follows begins with a space. No character is cut in two. */
function fold(line: string): string {
  const pieces: string[] = []
  let [piece, bytes] = ['', 0]
  for (const sign of line) {
    const size = Buffer.byteLength(sign)
    if (bytes + size > MAX_BYTES) {
      pieces.push(piece)
      ;[piece, bytes] = [' ', 1]
    }
    piece += sign
    bytes += size
  }
  return [...pieces, piece].join('\r\n')
}
