import { expect, it } from 'vitest'
import type { Account } from '#contract/accounts/accounts.ts'
import { openAuthDialog, promptSignIn, settleAuthDialog } from './auth-dialog-store.ts'

const ROSA = { id: 7, username: 'rosa' } as Account

it('whoever asks gets the person who signs in', async () => {
  const asked = promptSignIn()
  expect(settleAuthDialog(ROSA)).toBe(true)
  expect(await asked).toBe(ROSA)
})

it('and nobody when the dialog is closed', async () => {
  const asked = promptSignIn({ tab: 'register', reason: 'Create an account' })
  settleAuthDialog(null)
  expect(await asked).toBeNull()
})

it('a second question ends the first: one dialog, one action', async () => {
  const first = promptSignIn()
  const second = promptSignIn()
  expect(await first).toBeNull()
  settleAuthDialog(ROSA)
  expect(await second).toBe(ROSA)
})

it('opening the dialog by hand ends the action that waited', async () => {
  const asked = promptSignIn()
  openAuthDialog('register')
  expect(await asked).toBeNull()
  expect(settleAuthDialog(ROSA)).toBe(false)
})

it('signing in without a dialog answers nobody', () => {
  expect(settleAuthDialog(ROSA)).toBe(false)
})
