import { expect, it } from 'vitest'
import { understand } from '#assistant/understand/understand.ts'
import { OPTIONS } from '#test/evaluation/evaluate.ts'
import { WRITTEN_BLIND } from '#training/requests/own-requests.ts'
import { measureUnderstanding } from '#training/train/measure-understanding.ts'
import { loadGazetteer } from '../../../platform/geocoding/load-gazetteer.ts'

/** Accuracy floors for texts written before the rules knew them, with the real gazetteer; no change may fall below them. */
const FLOORS = { exact: 0.905, slotF1: 0.976 }

it('understands what was written without knowing the rules', () => {
  const findPlaces = loadGazetteer().findPlacesInText
  const figures = measureUnderstanding(WRITTEN_BLIND, (text) => understand(text, { ...OPTIONS, findPlaces }))
  expect(WRITTEN_BLIND.length).toBeGreaterThanOrEqual(590)
  expect(figures.exact).toBeGreaterThanOrEqual(FLOORS.exact)
  expect(figures.slotF1).toBeGreaterThanOrEqual(FLOORS.slotF1)
})
