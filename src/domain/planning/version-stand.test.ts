import { expect, it } from 'vitest'
import { describeVersionStand } from './version-stand.ts'

it.each([
  [null, [], 'No version of it was kept yet.'],
  [3, [], 'Version 3.'],
  [
    3,
    ['1 line added', '1 line dearer by $40'],
    'Changed since version 3: 1 line added, 1 line dearer by $40.',
  ],
])('of version %s, changed by %j: %s', (version, since, said) => {
  expect(describeVersionStand({ version, since })).toBe(said)
})
