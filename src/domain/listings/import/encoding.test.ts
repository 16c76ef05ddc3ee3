import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeText, detectEncoding, type Encoding } from './encoding.ts'
import { IMPORT_LIMITS } from './limits.ts'

const source = (bytes: Uint8Array, size = 5) =>
  function* () {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }

async function read(bytes: Uint8Array): Promise<{ encoding: Encoding; text: string }> {
  const encoding = await detectEncoding(source(bytes))
  return { encoding, text: (await Array.fromAsync(decodeText(source(bytes), encoding))).join('') }
}

const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16()

test.each([
  ['UTF-8', Buffer.from('Café – 東京,1'), 'utf-8', 'Café – 東京,1'],
  ['UTF-8 with a byte order mark', Buffer.from('\ufeffid,name'), 'utf-8', 'id,name'],
  ['UTF-16LE with a byte order mark', Buffer.from('\ufeffid,Café', 'utf16le'), 'utf-16le', 'id,Café'],
  ['UTF-16BE with a byte order mark', utf16be('\ufeffid,Café'), 'utf-16be', 'id,Café'],
  ['UTF-16LE without one', Buffer.from('id,name,price', 'utf16le'), 'utf-16le', 'id,name,price'],
  ['UTF-16BE without one', utf16be('id,name,price'), 'utf-16be', 'id,name,price'],
  ['Latin-1', Buffer.from('Café,Olé', 'latin1'), 'windows-1252', 'Café,Olé'],
  ['Windows-1252', Buffer.from([0x80, 0x31, 0x93, 0x41, 0x94]), 'windows-1252', '€1“A”'],
  ['UTF-8 cut in the middle of a letter', Buffer.from('Café').subarray(0, 4), 'windows-1252', 'CafÃ'],
])('%s', async (_, bytes, encoding, text) => {
  expect(await read(bytes)).toEqual({ encoding, text })
})

test.each([
  ['nothing', [], /empty/],
  ['a workbook', [0x50, 0x4b, 3, 4, 20, 0], /Excel workbook/],
  ['a PDF', [0x25, 0x50, 0x44, 0x46, 0x2d], /PDF/],
  ['a program', [0x7f, 0x45, 0x4c, 0x46, 0, 1, 2, 3, 4, 5, 6, 7], /not a text file/],
])('refuses %s', async (_, bytes, message) => {
  await expect(detectEncoding(source(Uint8Array.from(bytes)))).rejects.toThrow(message)
})

test('refuses files above the limit without reading them to the end', async () => {
  let chunks = 0
  function* endless() {
    for (;;) {
      chunks += 1
      yield new Uint8Array(1024 * 1024).fill(65)
    }
  }
  await expect(detectEncoding(endless)).rejects.toThrow(/larger than 50 MB/)
  expect(chunks).toBe(IMPORT_LIMITS.fileBytes / 1024 / 1024 + 1)
})

/** Blanks alone, and what other kinds of files begin with, are refused before they are read. */
const NO_INVENTORY = /^(\s*$|\s*[<[]|%PDF)/

test('text round-trips through UTF-8 and UTF-16 with a byte order mark', async () => {
  const text = fc
    .string({ unit: 'grapheme', minLength: 1 })
    .filter((s) => !s.includes('\ufeff') && !s.includes('\0') && !NO_INVENTORY.test(s))
  await fc.assert(
    fc.asyncProperty(text, async (text) => {
      for (const bytes of [
        Buffer.from(`\ufeff${text}`),
        Buffer.from(`\ufeff${text}`, 'utf16le'),
        utf16be(`\ufeff${text}`),
      ])
        expect((await read(bytes)).text).toBe(text)
    }),
  )
})
