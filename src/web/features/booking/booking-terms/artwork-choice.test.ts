import { describe, expect, it } from 'vitest'
import { defaultDemand } from '#domain/booking/creative/default-demand.ts'
import { listPresets } from '#domain/booking/creative/presets.ts'
import { AD_TYPES, type AdType } from '#domain/vocabulary.ts'
import { choiceOf, hintOf, listOptions, toChosen } from './artwork-choice.ts'
import { toArtworkForm } from './artwork-form.ts'

const usualOf = (medium: AdType) => defaultDemand(medium)
const choose = (next: string, medium: AdType, artwork: ReturnType<typeof toChosen> = null) =>
  toChosen(next, { artwork, usual: usualOf(medium), medium })

describe.each(AD_TYPES.map((medium) => [medium]))('artwork of %s', (medium) => {
  it('every choice is the one that was made', () => {
    for (const { value } of listOptions(medium)) {
      if (value === 'own') continue
      expect(choiceOf(choose(value, medium), medium)).toBe(value)
    }
  })

  it('keeps the days that were typed before', () => {
    const first = listPresets(medium)[0]!
    const before = { ...choose(first.id, medium)!, workingDays: '12' }
    for (const { value } of listOptions(medium))
      if (value !== 'usual') expect(choose(value, medium, before)!.workingDays).toBe('12')
  })

  it('says what is asked for', () => {
    for (const { value } of listOptions(medium))
      expect(hintOf(choose(value, medium), usualOf(medium))).toMatch(/\.$/)
  })
})

it('numbers of one’s own begin with those that stood there', () => {
  const { id } = listPresets('billboard').find(({ spec }) => spec.kind === 'print')!
  const preset = choose(id, 'billboard')
  const own = choose('own', 'billboard', preset)
  expect(own).toEqual({ ...preset, isOwn: true })
  expect(choiceOf(own, 'billboard')).toBe('own')
})

it('the usual is nothing of one’s own', () => {
  expect(choose('usual', 'billboard', toArtworkForm(usualOf('billboard'), true))).toBeNull()
  expect(hintOf(null, usualOf('billboard'))).toMatch(/ Due .+\.$/)
})
