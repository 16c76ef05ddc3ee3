import { deflateSync } from 'node:zlib'
import PdfDocument from 'pdfkit'
import sharp from 'sharp'

/** A picture of one color. */
export function paintPng(width: number, height: number): Promise<Buffer> {
  const background = '#0b4f3a'
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
}

interface PdfGiven {
  /** Of the page, in inches. */
  size: [width: number, height: number]
  colour?: 'cmyk' | 'rgb'
  text?: string
  pages?: number
}

/** A PDF with a filled page; text is set in a font that is not embedded. */
export async function drawPdf({ size, colour = 'cmyk', text, pages = 1 }: PdfGiven): Promise<Buffer> {
  const [width, height] = size.map((inches) => inches * 72) as [number, number]
  const document = new PdfDocument({ autoFirstPage: false })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => document.on('end', resolve))
  for (let page = 0; page < pages; page++) {
    document.addPage({ size: [width, height], margin: 0 })
    document.rect(0, 0, width, height).fill(colour === 'cmyk' ? [0, 100, 100, 0] : [10, 80, 60])
    if (text) document.fontSize(12).fill([0, 0, 0, 100]).text(text, 10, 10)
  }
  document.end()
  await ended
  return Buffer.concat(chunks)
}

const text = (value: string) => Buffer.from(value, 'latin1')

/** A PDF whose objects lie in a stream that unpacks to this many megabytes. */
export function buildPdfBomb(megabytes: number): Buffer {
  const packed = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, 32))
  return Buffer.concat([
    text(
      '%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[]/Count 0>>\nendobj\n',
    ),
    text(`3 0 obj\n<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`),
    packed,
    text('\nendstream\nendobj\ntrailer\n<</Root 1 0 R/Size 4>>\n%%EOF\n'),
  ])
}

/** Silence of a length: 8-bit mono at 8 kHz. */
export function buildWav(ms: number): Buffer {
  const samples = ms * 8
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + samples, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(8000, 24)
  head.writeUInt32LE(8000, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples, 40)
  return Buffer.concat([head, Buffer.alloc(samples, 128)])
}
