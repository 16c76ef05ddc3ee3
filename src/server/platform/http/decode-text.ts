/** Text of another machine: by its byte order mark, then by the charset that it names, else UTF-8. Without the mark. */
export function decodeText(bytes: Buffer, contentType = ''): string {
  const label = /charset="?([\w.:-]{1,40})/i.exec(contentType)?.[1] ?? 'utf-8'
  return decoderOf(markOf(bytes) ?? label).decode(bytes)
}

function markOf(bytes: Buffer): string | null {
  const start = bytes.subarray(0, 3).toString('hex')
  if (start === 'efbbbf') return 'utf-8'
  if (start.startsWith('fffe')) return 'utf-16le'
  return start.startsWith('feff') ? 'utf-16be' : null
}

function decoderOf(label: string): TextDecoder {
  try {
    return new TextDecoder(label)
  } catch {
    // a charset that nobody knows
    return new TextDecoder()
  }
}
