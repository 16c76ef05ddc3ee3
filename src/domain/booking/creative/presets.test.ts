import { expect, it } from 'vitest'
import { AD_TYPES } from '../../vocabulary.ts'
import { listPresets } from './presets.ts'
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
