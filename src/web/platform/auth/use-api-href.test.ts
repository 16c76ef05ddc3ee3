import { describe, expect, it } from 'vitest'
import type { Account } from '#contract/accounts/accounts.ts'
import { findNamedOrganization, toApiHref } from './use-api-href.ts'

const organization = (id: number, isPersonal: boolean) =>
  ({ id, isPersonal, name: `Organization ${id}`, role: 'owner', isSuspended: false }) as const

const account = (organizations: Account['organizations']) =>
  ({ id: 1, organizations, actingFor: organizations.at(-1)!.id }) as Account

describe('the organization that a page names', () => {
  it.each([
    ['a guest', null, null],
    ['a person alone', account([organization(1, true)]), null],
    ['a member of one company', account([organization(7, false)]), 7],
    ['a member of two', account([organization(1, true), organization(7, false)]), 7],
  ])('of %s', (_, user, named) => {
    expect(findNamedOrganization(user)).toBe(named)
  })
})

describe('an address that a browser opens by itself', () => {
  it.each([
    ['/api/my/numbers.csv', 7, '/api/my/numbers.csv?as=7'],
    ['/api/my/numbers.csv?days=30', 7, '/api/my/numbers.csv?days=30&as=7'],
    ['/api/my/numbers.csv', null, '/api/my/numbers.csv'],
    ['https://other.example/a.png', 7, 'https://other.example/a.png'],
    ['/pictures/billboard.svg', 7, '/pictures/billboard.svg'],
  ])('%s for %s is %s', (path, id, address) => {
    expect(toApiHref(path, id)).toBe(address)
  })
})
