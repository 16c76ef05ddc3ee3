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
  expect(listProofOptions(null, 'radio').map(({ value }) => value)).toEqual(['usual', 'spots', 'post', 'any'])
})

it('keeps its days when it is shown again, and comes back as it was', () => {
  const form = toProofForm(USUAL).map((rule) => ({ ...rule, workingDays: '7' }))
  expect(proofChoiceOf(form, 'billboard')).toBe('faces')
  expect(toProofInput(toProofForm(USUAL))).toEqual(USUAL)
  expect(proofChoiceOf(null, 'billboard')).toBe('usual')
})

it('shows what no preset asks for as what it is, with its own days', () => {
  const form = toProofForm(USUAL)
  expect(proofChoiceOf(form, 'social')).toBe('as-set')
  expect(listProofOptions(form, 'social').map(({ label }) => label)).toEqual([
    'As set before',
    'As usual for this space',
    'The link, and a screenshot of its figures on day 7',
    'One photo, recording or copy',
  ])
  expect(listProofOptions(form, 'billboard').map(({ value }) => value)).not.toContain('as-set')
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
