import { describe, expect, it } from 'vitest'
import type { ArtworkCheck } from './check.ts'
import { checkCreative, worstOf } from './check-creative.ts'
import type { ArtworkFacts, PdfFacts, PictureFacts } from './facts.ts'
import { listPresets } from './presets.ts'
import type { ArtworkSpec, PrintSpec, ScreenSpec } from './spec.ts'

const specOf = (medium: Parameters<typeof listPresets>[0], id: string): ArtworkSpec =>
  listPresets(medium).find((one) => one.id === id)!.spec

const SCREEN = specOf('digital', 'screen-1920x1080')
const FILM_SCREEN = specOf('digital', 'screen-1920x10808000')
const BULLETIN = specOf('billboard', 'bulletin') as PrintSpec
const QUARTER = specOf('print', 'quarter') as PrintSpec
const SPOT = specOf('radio', 'spot-30')
const SQUARE = specOf('social', 'square')

const picture = (given: Partial<PictureFacts> = {}): PictureFacts => ({
  kind: 'picture',
  format: 'PNG',
  width: 1920,
  height: 1080,
  colour: 'rgb',
  isMoving: false,
  ...given,
})

/** The bulletin's page at 1/10 with its bleed. */
const pdf = (given: Partial<PdfFacts> = {}): PdfFacts => ({
  kind: 'pdf',
  pages: 1,
  media: { width: 58_600, height: 17_800 },
  trim: null,
  bleed: null,
  colours: ['cmyk'],
  missingFonts: [],
  picture: null,
  ...given,
})

const texts = (checks: ArtworkCheck[], result: ArtworkCheck['result']) =>
  checks.filter((one) => one.result === result).map(({ text }) => text)
const failures = (spec: ArtworkSpec, facts: ArtworkFacts) => texts(checkCreative(spec, facts), 'fail')
const warnings = (spec: ArtworkSpec, facts: ArtworkFacts) => texts(checkCreative(spec, facts), 'warn')

describe('a screen', () => {
  it('shows exactly its pixels', () => {
    expect(worstOf(checkCreative(SCREEN, picture()))).toBe('pass')
    expect(failures(SCREEN, picture({ height: 1000 }))).toEqual([
      '1920 × 1000 pixels; this screen shows exactly 1920 × 1080.',
    ])
    expect(failures(SCREEN, picture({ width: 1080, height: 1920 }))).toHaveLength(1)
  })

  it('shows RGB, and stands still unless it takes films', () => {
    expect(failures(SCREEN, picture({ colour: 'cmyk' }))).toEqual([
      'Its colors are CMYK, for print; a screen shows RGB.',
    ])
    expect(worstOf(checkCreative(SCREEN, picture({ colour: 'grey' })))).toBe('pass')
    expect(failures(SCREEN, picture({ isMoving: true }))).toEqual([
      'This file is animated; this screen only shows still images.',
    ])
    expect(failures(FILM_SCREEN, picture({ isMoving: true }))).toEqual([])
  })

  it('takes films of its length alone, where it takes any', () => {
    const film = { kind: 'film', format: 'MP4', width: 1920, height: 1080, ms: 8000 } as const
    expect(worstOf(checkCreative(FILM_SCREEN, film))).toBe('pass')
    expect(worstOf(checkCreative(FILM_SCREEN, { ...film, ms: 8200 }))).toBe('pass')
    expect(failures(FILM_SCREEN, { ...film, ms: 8201 })).toEqual([
      '8.2 seconds; this screen shows films of 8 seconds.',
    ])
    expect(failures(SCREEN, film)).toEqual(['This is a film; this screen shows still pictures.'])
    expect(failures(SCREEN, pdf())).toEqual(['This is a PDF; this screen shows still pictures.'])
    expect(failures(FILM_SCREEN, { kind: 'script', words: 3 })).toEqual([
      'This is a script; this screen shows pictures and films.',
    ])
  })
})

describe('print', () => {
  it('passes a page with its bleed, marked or not', () => {
    expect(worstOf(checkCreative(BULLETIN, pdf()))).toBe('pass')
    const trim = { width: 57_600, height: 16_800 }
    const marked = {
      media: { width: 60_000, height: 20_000 },
      bleed: { width: 58_600, height: 17_800 },
      trim,
    }
    expect(worstOf(checkCreative(BULLETIN, pdf(marked)))).toBe('pass')
    expect(failures(BULLETIN, pdf({ ...marked, bleed: trim }))).toEqual([
      'It has no bleed; 0.5 in on each side is wanted.',
    ])
  })

  it('wants bleed', () => {
    expect(failures(BULLETIN, pdf({ media: { width: 57_600, height: 16_800 } }))).toEqual([
      'It has no bleed; 0.5 in on each side is wanted.',
    ])
    const some = { media: { width: 58_000, height: 17_200 }, trim: { width: 57_600, height: 16_800 } }
    expect(failures(BULLETIN, pdf(some))).toEqual(['It has 0.2 in of bleed; 0.5 in on each side is wanted.'])
    expect(failures({ ...BULLETIN, bleed: 0 }, pdf({ media: some.trim }))).toEqual([])
  })

  it('tells another scale from another shape', () => {
    const half = pdf({ media: { width: 28_800, height: 8400 } })
    expect(warnings(BULLETIN, half)).toEqual([
      '28.8 × 8.4 in; 57.6 × 16.8 in (1/10 of its size) is wanted. The shape is right, so it can be scaled.',
    ])
    const letter = pdf({ media: { width: 8500, height: 11_000 } })
    expect(failures(BULLETIN, letter)).toEqual([
      '8.5 × 11 in; 57.6 × 16.8 in (1/10 of its size) is wanted, which is another shape.',
    ])
    expect(failures(QUARTER, pdf({ media: { width: 5150, height: 6350 } }))).toEqual([])
  })

  it('wants CMYK, embedded fonts and one page', () => {
    expect(failures(BULLETIN, pdf({ colours: ['cmyk', 'rgb'] }))).toEqual([
      'It uses RGB colors; print wants CMYK.',
    ])
    expect(failures(BULLETIN, pdf({ missingFonts: ['A', 'B', 'C', 'D'] }))).toEqual([
      'These fonts are not in the file: A, B, C and 1 more; all must be embedded.',
    ])
    expect(warnings(BULLETIN, pdf({ pages: 3 }))).toEqual(['It has 3 pages; the first one is printed.'])
  })

  it('says how sharp its largest picture can be', () => {
    expect(warnings(BULLETIN, pdf({ picture: { width: 5860, height: 1780 } }))).toEqual([
      'Its largest picture has 5860 × 1780 pixels: 100 dpi if it fills the page; 300 are wanted.',
    ])
    expect(warnings(BULLETIN, pdf({ picture: { width: 17_580, height: 5340 } }))).toEqual([])
  })

  it('takes a picture with a warning, by shape, sharpness and color', () => {
    const flat = picture({ format: 'TIFF', width: 17_580, height: 5340, colour: 'cmyk' })
    expect(worstOf(checkCreative(BULLETIN, flat))).toBe('pass')
    expect(warnings(BULLETIN, { ...flat, format: 'JPEG' })).toEqual([
      'This is a JPEG picture; a PDF is wanted.',
    ])
    expect(warnings(BULLETIN, { ...flat, width: 11_720, height: 3560 })).toEqual(['200 dpi; 300 are wanted.'])
    expect(failures(BULLETIN, { ...flat, width: 5860, height: 1780 })).toEqual(['100 dpi; 300 are wanted.'])
    expect(failures(BULLETIN, { ...flat, colour: 'rgb' })).toEqual(['Its colors are RGB; print wants CMYK.'])
    expect(failures(BULLETIN, { ...flat, width: 17_280, height: 5040 })[0]).toBe(
      '17280 × 5040 pixels is another shape than 58.6 × 17.8 in, the page with its bleed; it has no bleed.',
    )
    expect(failures(BULLETIN, { kind: 'sound', format: 'MP3', ms: 1 })).toEqual([
      'This is a sound recording; a PDF is wanted.',
    ])
  })
})

describe('radio', () => {
  it('lasts what the spot lasts, give or take 0.2 seconds', () => {
    const sound = (ms: number) => ({ kind: 'sound', format: 'WAV', ms }) as const
    for (const ms of [29_800, 30_000, 30_200]) expect(failures(SPOT, sound(ms))).toEqual([])
    for (const ms of [29_799, 30_201]) expect(failures(SPOT, sound(ms))).toHaveLength(1)
    expect(failures(SPOT, sound(34_200))).toEqual(['34.2 seconds; this spot lasts 30, give or take 0.2.'])
  })

  it('may be a script, whose reading is estimated', () => {
    expect(worstOf(checkCreative(SPOT, { kind: 'script', words: 75 }))).toBe('pass')
    expect(warnings(SPOT, { kind: 'script', words: 96 })).toEqual([
      '96 words take about 39 seconds to read; this spot lasts 30, which is about 75 words.',
    ])
    const recorded = { ...SPOT, takesScript: false } as ArtworkSpec
    expect(failures(recorded, { kind: 'script', words: 10 })).toEqual([
      'This is a script; a recording is wanted.',
    ])
    expect(failures(SPOT, picture())).toEqual(['This is a picture; a recording or a script is wanted.'])
  })
})

describe('a post', () => {
  it('has its shape, and pixels enough', () => {
    expect(worstOf(checkCreative(SQUARE, picture({ width: 1080, height: 1080 })))).toBe('pass')
    expect(failures(SQUARE, picture())).toEqual([
      '1920 × 1080 pixels is another shape than 1080 × 1080; it would be cropped.',
    ])
    expect(warnings(SQUARE, picture({ width: 900, height: 900 }))).toEqual([
      '900 × 900 pixels; 1080 × 1080 or more are wanted.',
    ])
    expect(failures(SQUARE, picture({ width: 400, height: 400 }))).toHaveLength(1)
    expect(warnings(SQUARE, picture({ width: 1080, height: 1080, colour: 'cmyk' }))).toHaveLength(1)
    expect(failures(SQUARE, pdf())).toEqual(['This is a PDF; a picture is wanted.'])
  })
})

it('puts the worst first, and takes any file where nothing is asked', () => {
  const checks = checkCreative(BULLETIN, pdf({ pages: 2, colours: ['rgb'] }))
  expect(checks.map(({ result }) => result).slice(0, 3)).toEqual(['fail', 'warn', 'pass'])
  expect(worstOf(checkCreative({ kind: 'any' }, pdf()))).toBe('pass')
  expect((SCREEN as ScreenSpec).filmMs).toBeNull()
})
