import { describe, expect, it } from 'vitest'
import type { AdType } from '../../vocabulary.ts'
import { defaultDemand } from './default-demand.ts'

const read = (medium: AdType, value: string, label = 'Size') =>
  defaultDemand(medium, { facts: [{ label, value }] }).spec
const inches = (height: number, width: number) => ({
  kind: 'print',
  height: height * 1000,
  width: width * 1000,
})

describe('B2: artwork is asked for in the size that the space states', () => {
  it.each([
    ['14 ft × 48 ft (4.3 × 14.6 m)', inches(168, 576)],
    ['10 × 36 ft', inches(120, 432)],
    ["12' x 24'", inches(144, 288)],
    ['10 ft 5 in × 22 ft 8 in (3.2 × 6.9 m)', inches(125, 272)],
    [`10'5" x 22'8"`, inches(125, 272)],
    ['67 in × 46 in (170 × 117 cm)', inches(67, 46)],
    ['60 ft high × 34 ft across (18.3 × 10.4 m)', inches(720, 408)],
    [`48'W x 14'H`, inches(168, 576)],
    ['14 x 48', inches(168, 576)],
    ['30 x 144', inches(30, 144)],
    ['14 × 48 (height × width)', inches(168, 576)],
    ['14 x 48 ft (H x W)', inches(168, 576)],
  ])('of a face: %s', (text, spec) => {
    expect(read('billboard', text)).toMatchObject(spec)
  })

  it.each([
    ['Quarter page, 4.9 × 6.25 in', inches(6.25, 4.9)],
    ['3.5 in × 2 in', inches(2, 3.5)],
    ['8.5 in × 11 in, full bleed', inches(11, 8.5)],
    ['11 in high × 8.5 in wide', inches(11, 8.5)],
  ])('of a page: %s', (text, spec) => {
    expect(read('print', text)).toMatchObject({ ...spec, scale: 1 })
  })

  it.each([
    [':20', 20],
    [':20 live read', 20],
    [':30, opening and closing', 30],
    ['90 seconds, mid-roll', 90],
    ['2 minutes', 120],
    ['30-second', 30],
  ])('of a spot: %s', (text, seconds) => {
    expect(read('radio', text, 'Spot length')).toMatchObject({ kind: 'sound', seconds })
  })

  it('of a screen and of a post', () => {
    expect(read('digital', '1280 × 720')).toMatchObject({ kind: 'screen', width: 1280, height: 720 })
    expect(read('digital', '1080 × 1920 portrait', 'Pixels')).toMatchObject({ width: 1080, height: 1920 })
    expect(read('digital', '1080 × 1920 (height × width)')).toMatchObject({ width: 1920, height: 1080 })
    expect(read('social', '1080x1350 px')).toEqual({ kind: 'picture', width: 1080, height: 1350 })
  })

  it('drawn as the listing says', () => {
    const drawn = (value: string) =>
      defaultDemand('billboard', {
        facts: [
          { label: 'Size', value: '5 ft × 11 ft' },
          { label: 'Print specs', value },
        ],
      }).spec
    expect(drawn('PDF at 1/4 scale, 150 dpi, CMYK')).toMatchObject({ scale: 4, dpi: 150 })
    expect(drawn('Scale 1:20, 1/8 in bleed')).toMatchObject({ scale: 20, bleed: 125 })
    expect(drawn('PDF at full size, 100 dpi')).toMatchObject({ scale: 1, dpi: 100 })
    expect(drawn('Artwork drawn at 1:12')).toMatchObject({ scale: 12 })
    expect(drawn('Photo taken at 1:15 pm, 1 1/2 in bleed')).toMatchObject({ scale: 10, bleed: 500 })
    expect(drawn('Vector artwork')).toMatchObject({ scale: 10, dpi: 300, bleed: 500 })
  })

  it('of what is booked, before what the listing says', () => {
    const facts = [{ label: 'Size', value: '3.5 in × 2 in' }]
    expect(defaultDemand('print', { unitName: '2 × 3.5"', facts }).spec).toMatchObject({ width: 2000 })
    expect(defaultDemand('print', { unitName: 'Back cover', facts }).spec).toMatchObject({ width: 3500 })
  })
})

it('takes no length of a show in a unit’s name for a spot', () => {
  for (const unitName of ['80s Lunch Hour', '60s hits weekend', 'Drive time, 3 min news'])
    expect(defaultDemand('radio', { unitName }).spec).toEqual({ kind: 'any' })
  expect(defaultDemand('radio', { unitName: 'Morning :30' }).spec).toMatchObject({ seconds: 30 })
})

it('reads the face of a board, not its surface', () => {
  const facts = [
    { label: 'Surface', value: '2 x 4 ft panels' },
    { label: 'Face', value: '14 x 48 ft' },
  ]
  expect(defaultDemand('billboard', { facts }).spec).toMatchObject({ height: 168_000, width: 576_000 })
})

it.each<[AdType, string, string?]>([
  ['billboard', 'large'],
  ['billboard', '9 × 21'],
  ['billboard', '14 × 48 ft or 20 × 60 ft'],
  ['billboard', '4 × 900 ft'],
  ['digital', '8 seconds'],
  ['digital', '100 × 200 ft'],
  ['digital', '1920 × 1080 or 1080 × 1920'],
  ['print', '12,000 × 3 copies'],
  ['print', 'Up to 30 words'],
  ['radio', ':30 or :60', 'Spot length'],
  ['radio', 'Weekly episode, 40 minutes', 'Format'],
  ['radio', 'Mon–Fri 6:30', 'Hours'],
  ['event', '3 ft × 6 ft'],
  ['social', 'One post'],
])('guesses nothing for %s of "%s": as the two sides agree', (medium, text, label) => {
  expect(read(medium, text, label)).toEqual({ kind: 'any' })
})

it('says nothing of a space whose listing says nothing', () => {
  expect(defaultDemand('billboard')).toEqual({ spec: { kind: 'any' }, workingDays: 10 })
})
