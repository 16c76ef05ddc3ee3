import { expect, it } from 'vitest'
import { buildAgreedTerms } from '#test/support/booking/build-agreed-terms.ts'
import { type CreativeStatus, listStands, standOf } from './stand.ts'

const [unit] = buildAgreedTerms().units
const issue = (materialDate: string) => ({ ...unit!, materialDate })
const terms = {
  units: [issue('2027-02-01'), issue('2027-03-01'), issue('2027-04-01')],
  artwork: { spec: { kind: 'any' }, workingDays: 5 },
} as const

const given = (item: number, version: number, status: CreativeStatus) => ({ item, version, status })
const statesOf = (...creatives: ReturnType<typeof given>[]) =>
  listStands({ ...terms, units: [...terms.units] }, creatives).map(({ state, like }) =>
    like === null ? state : `${state} like ${like}`,
  )

it('waits for each placement until the first file, which the later ones run too', () => {
  expect(statesOf()).toEqual(['missing', 'missing', 'missing'])
  expect(statesOf(given(0, 1, 'uploaded'))).toEqual(['waiting', 'waiting like 0', 'waiting like 0'])
  expect(statesOf(given(1, 1, 'approved'))).toEqual(['missing', 'approved', 'approved like 1'])
  expect(statesOf(given(0, 1, 'approved'), given(2, 1, 'rejected'))).toEqual([
    'approved',
    'approved like 0',
    'rejected',
  ])
})

it('keeps an approved file until another is approved', () => {
  expect(statesOf(given(0, 1, 'approved'), given(0, 2, 'uploaded'))[0]).toBe('approved')
  expect(statesOf(given(0, 1, 'rejected'), given(0, 2, 'uploaded'))[0]).toBe('waiting')
  expect(statesOf(given(0, 1, 'uploaded'), given(0, 2, 'rejected'))[0]).toBe('rejected')
  expect(statesOf(given(0, 1, 'replaced'))[0]).toBe('missing')
})

it('says what a booking waits for first', () => {
  const stand = (...creatives: ReturnType<typeof given>[]) =>
    standOf(listStands({ ...terms, units: [...terms.units] }, creatives))
  expect(stand()).toEqual({ state: 'missing', dueOn: '2027-02-01' })
  expect(stand(given(0, 1, 'uploaded'))).toEqual({ state: 'waiting', dueOn: '2027-02-01' })
  expect(stand(given(0, 1, 'approved'), given(1, 1, 'rejected'))).toEqual({
    state: 'rejected',
    dueOn: '2027-03-01',
  })
  expect(stand(given(0, 1, 'approved'))).toEqual({ state: 'approved', dueOn: '2027-02-01' })
  expect(
    standOf(
      listStands({ units: [...terms.units], artwork: { ...terms.artwork, spec: { kind: 'none' } } }, []),
    ),
  ).toBeNull()
})
