import { buffer } from 'node:stream/consumers'
import { readSheet } from 'read-excel-file/node'

/** More than this at once is a bomb, or a file that should be CSV. */
const MOST_BYTES = 1024 * 1024 * 1024
const WATCH_MS = 50

/** Reads a workbook from standard input and writes its first sheet as CSV; ends with 1 when it is no workbook. */
async function main(): Promise<void> {
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() > MOST_BYTES) process.exit(1)
  }, WATCH_MS)
  const rows = await readSheet(await buffer(process.stdin))
  clearInterval(watch)
  for (let from = 0; from < rows.length; from += 1000) {
    const lines = rows.slice(from, from + 1000).map((row) => `${row.map(toCell).join(',')}\n`)
    await new Promise((written) => process.stdout.write(lines.join(''), written))
  }
}

function toCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  // a row of the sheet stays one line of the file, so that lines count as rows do
  const text = String(value).replace(/\r\n|\r|\n/g, '\u2028')
  return /[",\u2028]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

main().then(
  () => process.exit(0),
  () => process.exit(1),
)
