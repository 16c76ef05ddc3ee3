import { expect, it } from 'vitest'
import { parseCompareState } from './compare-state.ts'

it.each([
  [{ ids: '3,1,3,x,-2,0,1.5' }, { ids: '3,1' }],
  [{ ids: ['1', '2'] }, { ids: '1,2' }],
  [{ ids: '1,2,3,4,5,6' }, { ids: '1,2,3,4,5' }],
  [
    { ids: '1', from: '2027-02-30', to: '2027-03-01' },
    { ids: '1', to: '2027-03-01' },
  ],
  [{ from: '2027-03-02', to: '2027-03-01' }, {}],
  [{}, {}],
])('an address %j compares %j', (raw, state) => expect(parseCompareState(raw)).toEqual(state))
