import { expect, it } from 'vitest'
import { usualProof } from '#domain/booking/proof/presets.ts'
import {
  describeProofChoice,
  listProofOptions,
  proofChoiceOf,
  toChosenProof,
  toProofForm,
  toProofInput,
} from './proof-choice.ts'

const USUAL = usualProof({ medium: 'billboard', unitName: 'North face', delivery: null })

it('offers what is usual, and what the medium knows', () => {
  expect(listProofOptions('radio').map(({ value }) => value)).toEqual(['usual', 'spots', 'post', 'any'])
})

it('keeps its days when it is shown again, and comes back as it was', () => {
  const form = toProofForm(USUAL).map((rule) => ({ ...rule, workingDays: '7' }))
  expect(proofChoiceOf(form, 'billboard')).toBe('faces')
  expect(toProofInput(toProofForm(USUAL))).toEqual(USUAL)
  expect(proofChoiceOf(null, 'billboard')).toBe('usual')
  expect(proofChoiceOf(form, 'social')).toBe('post')
})

it('begins with the days of the trade', () => {
  expect(toChosenProof('posted', 'billboard')).toEqual([
    { about: 'posting', kind: 'photo', workingDays: '10' },
  ])
  expect(toChosenProof('usual', 'billboard')).toBeNull()
})

it('shows the sentence that is signed, and none of a number that is not one', () => {
  expect(describeProofChoice(null, USUAL)).toContain('within 5 working days after the first day')
  const typed = (workingDays: string) => [{ about: 'posting', kind: 'any', workingDays }] as const
  expect(describeProofChoice([...typed('3')], USUAL)).toContain('within 3 working days')
  expect(describeProofChoice([...typed('')], USUAL)).toBe('')
})
