import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Account } from '#contract/accounts/accounts.ts'
import { CAPABILITY_NAMES, capabilitiesOf, type OrganizationRole, ROLES } from '#domain/roles.ts'
import { type Auth, AuthContext } from './auth-context.ts'
import { IfMay, RoleNote } from './if-may.tsx'

const asRole = (role: OrganizationRole | null) =>
  ({
    user: role && {
      id: 1,
      actingFor: 7,
      organizations: [{ id: 7, name: 'Alder Outdoor', role, isPersonal: false, isSuspended: false }],
    },
  }) as Auth & { user: Account | null }

const show = (role: OrganizationRole | null, needs: (typeof CAPABILITY_NAMES)[number]) =>
  renderToStaticMarkup(
    <AuthContext value={asRole(role)}>
      <IfMay needs={needs} otherwise={<RoleNote needs={needs} />}>
        <button type="button">Press</button>
      </IfMay>
    </AuthContext>,
  )

it('draws a button for whose role includes what it does, and says to others which role it takes', () => {
  for (const role of ROLES)
    for (const needs of CAPABILITY_NAMES)
      expect(show(role, needs).includes('Press'), `${role}: ${needs}`).toBe(capabilitiesOf(role).has(needs))
  expect(show('viewer', 'sell')).toContain(
    'Your role at Alder Outdoor is Viewer. Owner, Manager or Sales can do this.',
  )
  expect(show('sales', 'organization')).toContain('Your role at Alder Outdoor is Sales. Owner can do this.')
})

it('leaves guests their buttons: they sign in first', () => {
  expect(show(null, 'buy')).toContain('Press')
})

it('names one role alone, two with "or", and several in the order of the table', () => {
  const sentences = (['organization', 'keys', 'books', 'calendar'] as const).map((needs) => {
    const [, words = ''] = show('viewer', needs).split('is Viewer. ')
    return words.split('<')[0]
  })
  expect(sentences).toEqual([
    'Owner can do this.',
    'Owner or Manager can do this.',
    'Owner, Manager or Accounts can do this.',
    'Owner, Manager, Sales or Operations can do this.',
  ])
})
