import { expect, it } from 'vitest'
import { FILES, read } from './support/sources.ts'

/** The logic of pages is tested beside it: rules that need no browser, as tables. Journeys hold the rest. */
const WEB = FILES.filter((path) => /^src\/web\/.*\.tsx?$/.test(path) && !path.includes('.gen.'))
const isTest = (path: string) => /\.test\.tsx?$/.test(path)
const featureOf = (path: string) => /^src\/web\/features\/[^/]+\/[^/]+/.exec(path)?.[0]

/** Features of pages without a test beside them; the list only shrinks. */
const UNTESTED: string[] = []

it('every feature of pages has a test of its logic beside it', () => {
  const features = new Set(WEB.flatMap((path) => featureOf(path) ?? []))
  const tested = new Set(WEB.filter(isTest).flatMap((path) => featureOf(path) ?? []))
  expect(features.size).toBeGreaterThan(35)
  expect([...features].filter((feature) => !tested.has(feature)).sort()).toEqual(UNTESTED)
})

it('a line of tests stands beside five of code', () => {
  const count = (paths: string[]) =>
    paths.reduce((sum, path) => sum + read(path).trimEnd().split('\n').length, 0)
  const ratio = count(WEB.filter(isTest)) / count(WEB.filter((path) => !isTest(path)))
  expect(ratio).toBeGreaterThanOrEqual(0.2)
})

it('no test compares with a snapshot', () => {
  expect(WEB.filter((path) => isTest(path) && /toMatch(Inline)?Snapshot/.test(read(path)))).toEqual([])
})
