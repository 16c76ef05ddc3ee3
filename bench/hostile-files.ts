import { crc32, deflateSync } from 'node:zlib'
import { buildWorkbook } from '#test/support/listings/build-workbook.ts'

const MB = 1024 * 1024

/** A guest's multipart forms with this many megabytes of files, all at once. */
export function bigForm(megabytes: number): FormData {
  const form = new FormData()
  for (const field of ['name', 'email', 'subject', 'category', 'message']) form.set(field, 'x')
  form.append('attachments', new File([new Uint8Array(megabytes * MB).fill(97)], 'a.txt'))
  return form
}

/**
 * Decompression bomb: a PNG of 7,070² in 16 bits with alpha, interlaced: 400 MB to decode, a few hundred kilobytes on
 * disk.
 */
export function interlacedPng(): Buffer {
  const side = 7070
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([16, 6, 0, 0, 1], 8)
  const passes = [
    [8, 8],
    [8, 8],
    [4, 8],
    [4, 4],
    [2, 4],
    [2, 2],
    [1, 2],
  ] as const
  const bytes = passes.reduce(
    (sum, [columns, rows]) => sum + Math.ceil(side / rows) * (1 + Math.ceil(side / columns) * 8),
    0,
  )
  const data = deflateSync(Buffer.alloc(bytes), { level: 9 })
  const chunks = [chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...chunks])
}

function chunk(type: string, data: Buffer): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(data.length)
  const body = Buffer.concat([Buffer.from(type), data])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([size, body, sum])
}

/** One long text in ten thousand cells. */
export function workbookBomb(): Buffer {
  const text = 'x'.repeat(30_000)
  return buildWorkbook([['Name', 'City'], ...Array.from({ length: 5_000 }, () => [text, text])])
}

/** An ordinary file of the maximum size. */
export function largeCsv(): Buffer {
  const row = `,Wall by the pier,Seattle,900,2027-01-01,${'words about it '.repeat(30)}\n`
  const count = Math.floor((19 * MB) / (row.length + 6))
  const rows = Array.from({ length: count }, (_, i) => `U${i}${row}`)
  return Buffer.from(`Unit ID,Name,City,Price,Available from,Description\n${rows.join('')}`)
}

/** A cell that took parsers half an hour, in a two-line file. */
export function spacedDate(): Buffer {
  const cell = `2026-01-01${' '.repeat(9_000)}0:00${' '.repeat(9_000)}x`
  return Buffer.from(`Title,Price,Available from\nA wall on Pike,100,${cell}\n`)
}

export function htmlMail(to: string): Buffer {
  const head = `From: a@example.com\r\nTo: ${to}\r\nSubject: Hello\r\nMessage-ID: <${crypto.randomUUID()}@example.com>`
  return Buffer.from(`${head}\r\nContent-Type: text/html\r\n\r\n${'<style'.repeat(170_000)}`)
}
