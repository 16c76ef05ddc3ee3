import { expect, it } from 'vitest'
import { capabilitiesOf, ROLES } from '../roles.ts'
import { mayGoBelow } from './price-floor.ts'

it.each(ROLES)('lets %s go below a floor exactly where the role reads what the floor is', (role) => {
  const may = capabilitiesOf(role)
  expect(mayGoBelow({ may })).toBe(may.has('prices'))
})
