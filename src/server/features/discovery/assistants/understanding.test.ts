import { expect, it } from 'vitest'
import { understand } from '#assistant/understand/understand.ts'
import { OPTIONS } from '#test/evaluation/evaluate.ts'
import { measureUnderstanding } from '#test/evaluation/measure.ts'
import { BLIND_ROUNDS } from '#test/evaluation/queries/blind-rounds.ts'
import { loadGazetteer } from '../../../platform/geocoding/load-gazetteer.ts'

/** Accuracy floors for texts written before the rules knew them, with the real gazetteer; no change may fall below them. */
const FLOORS = { exact: 0.905, slotF1: 0.976 }

it('understands what was written without knowing the rules', () => {
  const findPlaces = loadGazetteer().findPlacesInText
  const cases = Object.values(BLIND_ROUNDS).flat()
  const figures = measureUnderstanding(cases, (text) => understand(text, { ...OPTIONS, findPlaces }))
  expect(cases.length).toBeGreaterThanOrEqual(590)
  expect(figures.exact).toBeGreaterThanOrEqual(FLOORS.exact)
  expect(figures.slotF1).toBeGreaterThanOrEqual(FLOORS.slotF1)
})
