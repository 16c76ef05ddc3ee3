import { expect, it } from 'vitest'
import { listPresets } from '#domain/booking/creative/presets.ts'
import { AD_TYPES } from '#domain/vocabulary.ts'
import { toArtworkForm, toArtworkInput } from './artwork-form.ts'

it('keeps every format as it is', () => {
  for (const medium of AD_TYPES)
    for (const { spec } of listPresets(medium)) {
      const demand = { spec, workingDays: 5 }
      expect(toArtworkInput(toArtworkForm(demand))).toEqual(demand)
    }
})

it('reads inches and seconds, and leaves what is no number to the check', () => {
  const print = {
    kind: 'print',
    width: '4.9',
    height: '1,000',
    scale: '1',
    bleed: '0.125',
    dpi: 'fine',
  } as const
  expect(toArtworkInput({ isOwn: true, spec: print, workingDays: '' })).toEqual({
    spec: { kind: 'print', width: 4900, height: 1_000_000, scale: 1, bleed: 125, dpi: Number.NaN },
    workingDays: Number.NaN,
  })
  const screen = { kind: 'screen', width: '1920', height: '1080', filmMs: '7.5' } as const
  expect(toArtworkInput({ isOwn: true, spec: screen, workingDays: '3' }).spec).toMatchObject({ filmMs: 7500 })
})
