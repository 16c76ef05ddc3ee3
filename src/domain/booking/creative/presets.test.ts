import { expect, it } from 'vitest'
import { AD_TYPES } from '../../vocabulary.ts'
import { defaultDemand, listPresets } from './presets.ts'
import { describeSpec } from './spec-words.ts'

it('has formats for every medium, each once, each in words', () => {
  for (const medium of AD_TYPES) {
    const presets = listPresets(medium)
    expect(new Set(presets.map(({ id }) => id)).size).toBe(presets.length)
    for (const { spec } of presets) expect(describeSpec(spec)).toMatch(/\.$/)
  }
})

it('says in words what a bulletin and a quarter page need', () => {
  expect(describeSpec(listPresets('billboard')[0]!.spec)).toBe(
    'A PDF in CMYK with its fonts embedded, for 14 × 48 ft, drawn at 1/10 (57.6 × 16.8 in), 0.5 in bleed on each side, pictures at 300 dpi.',
  )
  expect(describeSpec(listPresets('print')[0]!.spec)).toBe(
    'A PDF in CMYK with its fonts embedded, for 4.9 × 6.1 in, 0.125 in bleed on each side, pictures at 300 dpi.',
  )
})

it('begins with the size that the listing states', () => {
  const read = (medium: 'digital' | 'billboard' | 'print', value: string) =>
    defaultDemand(medium, { facts: [{ label: 'Anything', value }] }).spec
  expect(read('digital', '1280 × 720')).toMatchObject({ width: 1280, height: 720 })
  expect(read('digital', '1400x400 px')).toMatchObject({ width: 1400, height: 400 })
  expect(read('digital', '8 seconds')).toMatchObject({ width: 1920, height: 1080 })
  expect(read('digital', '100 × 200 ft')).toMatchObject({ width: 1920, height: 1080 })
  expect(read('billboard', '10 × 36 ft')).toMatchObject({ height: 120_000, width: 432_000 })
  expect(read('billboard', "12' x 24'")).toMatchObject({ height: 144_000, width: 288_000 })
  expect(read('print', '3.5 in × 2 in')).toMatchObject({ width: 3500, height: 2000 })
  expect(read('print', 'Quarter page, 4.9 × 6.25 in')).toMatchObject({ width: 4900, height: 6250 })
  expect(read('print', '12,000 × 3 copies')).toMatchObject({ width: 4900, height: 6100 })
  expect(defaultDemand('print', { unitName: '2 × 3.5"' }).spec).toMatchObject({ width: 2000, height: 3500 })
  expect(read('billboard', 'large')).toMatchObject({ height: 168_000, width: 576_000 })
})
