import { inflateSync } from 'node:zlib'

/** The text of a PDF by pdfkit, a line a run of text, in the order it was written. */
export function readPdf(pdf: Buffer): string[] {
  const objects = listPdfObjects(pdf)
  const fonts = new Map<string, Map<string, string> | null>()
  for (const [, body] of objects)
    for (const [, name, ref] of body.matchAll(/\/(F\d+) (\d+) 0 R/g))
      fonts.set(name!, toCharacters(objects.get(ref!)!, objects))
  return readPageContents(objects).flatMap((content) => readRuns(content, fonts))
}

/** What draws each page. */
export function readPageContents(objects: Map<string, string>): string[] {
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\s/.test(body))
  return pages.map((page) => {
    const [, ref] = /\/Contents (\d+) 0 R/.exec(page)!
    return streamOf(objects.get(ref!)!)
  })
}

/** By number: dictionary and stream, which is Latin-1. */
export function listPdfObjects(pdf: Buffer): Map<string, string> {
  const found = pdf.toString('latin1').matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj$/gm)
  return new Map(Array.from(found, ([, number, body]) => [number!, body!]))
}

function streamOf(body: string): string {
  const bytes = Buffer.from(/stream\n([\s\S]*)\nendstream/.exec(body)![1]!, 'latin1')
  return (body.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
}

/** Glyph → characters of an embedded font; null: a built-in one. */
function toCharacters(font: string, objects: Map<string, string>): Map<string, string> | null {
  const map = /\/ToUnicode (\d+) 0 R/.exec(font)
  if (!map) return null
  const list = /beginbfrange\n[^[]*\[([^\]]*)\]/.exec(streamOf(objects.get(map[1]!)!))!
  return new Map(
    Array.from(list[1]!.matchAll(/<([\da-f ]*)>/g), ([, codes], glyph) => [
      glyph.toString(16).padStart(4, '0'),
      fromHex(codes!.replaceAll(' ', ''), 'utf-16be'),
    ]),
  )
}

function readRuns(content: string, fonts: Map<string, Map<string, string> | null>): string[] {
  const runs: string[] = []
  let font: Map<string, string> | null = null
  for (const [, name, run] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*)\] TJ/g)) {
    if (name) font = fonts.get(name) ?? null
    else runs.push(readRun(run!, font))
  }
  return runs
}

function readRun(run: string, font: Map<string, string> | null): string {
  const hex = Array.from(run.matchAll(/<([\da-f]*)>/g), ([, part]) => part).join('')
  return font ? hex.replace(/.{4}/g, (glyph) => font.get(glyph) ?? '\ufffd') : fromHex(hex, 'windows-1252')
}

const fromHex = (hex: string, encoding: string) => new TextDecoder(encoding).decode(Buffer.from(hex, 'hex'))
