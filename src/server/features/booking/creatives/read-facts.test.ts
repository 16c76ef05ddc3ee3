import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { buildPdfBomb, buildWav, drawPdf, paintPng } from '#test/support/booking/artwork-files.ts'
import { readFacts } from './read-facts.ts'
import { sniffArtwork, toArtworkName } from './sniff-artwork.ts'

const folder = await mkdtemp(join(tmpdir(), 'placard-artwork-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

async function read(bytes: Uint8Array | string) {
  const path = join(folder, crypto.randomUUID())
  await writeFile(path, bytes)
  const sniffed = await sniffArtwork(path)
  if (!sniffed) return { refusal: 'unknown' }
  const found = await readFacts(1, { family: sniffed.family, path, preview: `${path}.webp` })
  return 'facts' in found ? found.facts : found
}

describe('a picture', () => {
  it('tells its pixels as they are shown, its colors and whether it moves', async () => {
    expect(await read(await paintPng(1920, 1000))).toEqual({
      kind: 'picture',
      format: 'PNG',
      width: 1920,
      height: 1000,
      colour: 'rgb',
      isMoving: false,
    })
    const turned = await sharp(await paintPng(60, 40))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(await read(turned)).toMatchObject({ format: 'JPEG', width: 40, height: 60 })
    const print = await sharp(await paintPng(60, 40))
      .toColourspace('cmyk')
      .tiff()
      .toBuffer()
    expect(await read(print)).toMatchObject({ format: 'TIFF', colour: 'cmyk' })
    const raw = { width: 10, height: 20, channels: 3, pageHeight: 10 } as const
    const frames = Buffer.concat([Buffer.alloc(300, 10), Buffer.alloc(300, 200)])
    expect(
      await read(
        await sharp(frames, { raw })
          .gif({ delay: [100, 100] })
          .toBuffer(),
      ),
    ).toMatchObject({
      format: 'GIF',
      width: 10,
      height: 10,
      isMoving: true,
    })
  })

  it('is refused when it is damaged, or larger than can be', async () => {
    const png = await paintPng(600, 400)
    expect(await read(png.subarray(0, png.length / 2))).toEqual({
      refusal: 'The picture is damaged and cannot be read',
    })
    const huge = { width: 16_000, height: 16_000, channels: 3, background: '#000' } as const
    const bomb = await sharp({ create: huge }).png().toBuffer()
    expect(await read(bomb)).toEqual({
      refusal: 'The picture has more than 250 megapixels. Please make it smaller first',
    })
  })
})

describe('a PDF', () => {
  it('tells its page, colors, fonts and pages', async () => {
    expect(await read(await drawPdf({ size: [58.6, 17.8] }))).toEqual({
      kind: 'pdf',
      pages: 1,
      media: { width: 58_600, height: 17_800 },
      trim: null,
      bleed: null,
      colours: ['cmyk'],
      missingFonts: [],
      picture: null,
    })
    expect(
      await read(await drawPdf({ size: [8.5, 11], colour: 'rgb', text: 'Hello', pages: 2 })),
    ).toMatchObject({
      pages: 2,
      media: { width: 8500, height: 11_000 },
      colours: expect.arrayContaining(['rgb']),
      missingFonts: ['Helvetica'],
    })
  })

  it('is refused when it is damaged or unpacks without end', async () => {
    expect(await read('%PDF-1.7 hello')).toEqual({ refusal: 'The PDF is damaged and cannot be read' })
    expect(await read(buildPdfBomb(500))).toMatchObject({
      refusal: expect.stringMatching(/memory|damaged|long/),
    })
  })
})

describe('sound', () => {
  it('tells how long it is', async () => {
    expect(await read(buildWav(29_900))).toMatchObject({ kind: 'sound', ms: 29_900 })
  })

  it('is refused when it is damaged', async () => {
    expect(await read(`RIFF\0\0\0\0WAVE${'x'.repeat(100)}`)).toMatchObject({
      refusal: expect.stringContaining('recording'),
    })
  })
})

it('knows files by their own bytes, whatever their name', async () => {
  expect(await read('MZ\0\0program')).toEqual({ refusal: 'unknown' })
  expect(await read('<svg xmlns="x"/>')).toEqual({ refusal: 'unknown' })
  expect(await read('PK\x03\x04archive')).toEqual({ refusal: 'unknown' })
  expect(await read('')).toEqual({ refusal: 'unknown' })
  expect(toArtworkName('../setup.exe', 'image/png')).toBe('setup.exe.png')
  expect(toArtworkName('Wall.JPEG', 'image/jpeg')).toBe('Wall.JPEG')
  expect(toArtworkName('page\u202Egpj.html', 'image/jpeg')).toBe('pagegpj.html.jpg')
  expect(toArtworkName('', 'application/pdf')).toBe('artwork.pdf')
})
