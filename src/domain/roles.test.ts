import { expect, it } from 'vitest'
import { capabilitiesOf, ROLES } from './roles.ts'

it('says what each role may', () => {
  const table = Object.fromEntries(ROLES.map((role) => [role, [...capabilitiesOf(role)].join(' ')]))
  expect(table).toEqual({
    owner:
      'spaces prices calendar sell undo talk produce plan buy approve money books private keys team organization',
    manager: 'spaces prices calendar sell undo talk produce plan buy approve books private keys team',
    sales: 'calendar sell talk plan buy approve',
    operations: 'spaces calendar talk produce',
    accounts: 'talk money books private',
    viewer: '',
  })
})
