const BYTES_PER_KB = 1024

/** "12 KB", "3.4 MB". */
export function toFileSize(bytes: number): string {
  const kilobytes = bytes / BYTES_PER_KB
  // what would be written as 1024 KB is a megabyte
  if (Math.round(kilobytes) < BYTES_PER_KB) return `${Math.max(1, Math.round(kilobytes))} KB`
  return `${(kilobytes / BYTES_PER_KB).toFixed(1)} MB`
}
