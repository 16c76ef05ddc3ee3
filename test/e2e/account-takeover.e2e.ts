import { E2E_ADMIN_PASSWORD } from '../../playwright.config.ts'
import {
  addPasskey,
  dialog,
  NEW_PASSWORD,
  PASSWORD,
  readLink,
  registerByApi,
  saveNewPassword,
  signIn,
} from './support/accounts.ts'
import { expect, test } from './support/test.ts'

/** Account takeover: an intruder with the password requests another address; the owner still has the mailbox. */
async function askForAddress(page: import('@playwright/test').Page, email: string) {
  const answer = await page.request.post('/api/account/email', { data: { email, password: PASSWORD } })
  expect(answer.status()).toBe(202)
}

test('a reset of the password ends a change of address that waits', async ({ page, open }) => {
  const username = await registerByApi(page.request)
  const thief = `thief-${username}@example.com`
  await open('/about')
  await askForAddress(page, thief)
  const change = await readLink(thief, '/verify-email')
  await page.request.post('/api/auth/forgot-password', { data: { email: `${username}@example.com` } })
  await open(await readLink(`${username}@example.com`, '/reset-password'))
  await saveNewPassword(page)
  await expect(page.getByText('Your password is changed. Please sign in with it.')).toBeVisible()
  await open(change)
  await expect(page.getByText('This link has expired or was already used')).toBeVisible()
})

test('the old address takes a change back and sets a new password', async ({ page, open }) => {
  const username = await registerByApi(page.request)
  const [old, thief] = [`${username}@example.com`, `thief-${username}@example.com`]
  await open('/about')
  await askForAddress(page, thief)
  await open(await readLink(thief, '/verify-email'))
  await page.getByRole('button', { name: 'Confirm email address' }).click()
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible()
  await open(await readLink(old, '/undo-email-change'))
  await page.getByRole('button', { name: 'Undo the change' }).click()
  await expect(page.getByText(`Your account has the address ${old} again`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden()
  await open(await readLink(old, '/reset-password'))
  await saveNewPassword(page)
  await signIn(page, old, NEW_PASSWORD, page.getByRole('main'))
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
})

test('an intruder’s passkey is named when a password is set anew, and goes with it', async ({
  page,
  open,
}) => {
  const username = await registerByApi(page.request)
  await open('/account')
  await addPasskey(page)
  await page.request.post('/api/auth/forgot-password', { data: { email: `${username}@example.com` } })
  await open(await readLink(`${username}@example.com`, '/reset-password'))
  await page.getByRole('checkbox', { name: /^Remove my passkey/ }).check()
  await saveNewPassword(page)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await dialog(page).getByRole('button', { name: 'Use a passkey' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('This passkey could not be used')
})

test('an admin is asked for a second factor at the desk, and led to where it is set up', async ({
  page,
  open,
}) => {
  await open('/about')
  await signIn(page, 'admin', E2E_ADMIN_PASSWORD)
  await expect(page).toHaveURL('/admin/users')
  await page.getByRole('link', { name: 'Set up two-step sign-in' }).click()
  await expect(page).toHaveURL('/account#two-step')
  await expect(page.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible()
})

test('an admin who needs one lands at its set-up, not at the desk', async ({ page, open }) => {
  await open('/about')
  // mocks the server's response where a second factor is required
  await page.route(/\/api\/(auth\/(login|me)|account)$/, async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    if (json.user) json.user.needsSecondFactor = true
    await route.fulfill({ response, json })
  })
  await signIn(page, 'admin', E2E_ADMIN_PASSWORD)
  await expect(page).toHaveURL('/account#two-step')
  await expect(page.getByText('The admin desk asks for more than a password')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible()
})
