import { readFileSync } from 'node:fs'
import { TOTP } from 'otpauth'
import {
  addPasskey,
  dialog,
  field,
  NEW_PASSWORD,
  PASSWORD,
  readLink,
  registerByApi,
  saveNewPassword,
  signIn,
} from './support/accounts.ts'
import { expect, test } from './support/test.ts'

test('the link in the mail proves the address', async ({ page, open }) => {
  const username = await registerByApi(page.request)
  await open('/account')
  await expect(page.getByText('Confirm your email address')).toBeVisible()
  await open(await readLink(`${username}@example.com`, '/verify-email'))
  await page.getByRole('button', { name: 'Confirm email address' }).click()
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible()
  await open('/account')
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible()
  await expect(page.getByText('Confirm your email address')).toBeHidden()
})

test('a forgotten password is set anew by mail', async ({ page, open }) => {
  const username = await registerByApi(page.request)
  await page.context().clearCookies()
  await open('/about')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await dialog(page).getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL('/forgot-password')
  await page.locator('[name=email]').fill(`${username}@example.com`)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('Look into your mailbox')).toBeVisible()
  await open(await readLink(`${username}@example.com`, '/reset-password'))
  await saveNewPassword(page)
  await expect(page.getByText('Your password is changed. Please sign in with it.')).toBeVisible()
  await signIn(page, username, NEW_PASSWORD, page.getByRole('main'))
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
})

test('the profile is changed and kept', async ({ page, open }) => {
  await registerByApi(page.request)
  await open('/account')
  await page.locator('[name=name]').fill('Zoë مها 🌲')
  await page.locator('[name=company]').fill('Pub on the Corner')
  await page.locator('[name=phone]').fill('abc')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('Enter a phone number with its area code')).toBeVisible()
  await page.locator('[name=phone]').fill('(206) 555-0101')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('Your profile is saved.')).toBeVisible()
  await page.reload()
  await expect(page.locator('[name=name]')).toHaveValue('Zoë مها 🌲')
})

test('the password is changed where one asks to', async ({ page, open }) => {
  const username = await registerByApi(page.request)
  await open('/account')
  await expect(page.locator('[name=currentPassword]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.locator('[name=currentPassword]')).toBeFocused()
  await page.locator('[name=currentPassword]').fill(PASSWORD)
  await page.locator('[name=password]').fill(NEW_PASSWORD)
  await page.locator('[name=passwordConfirm]').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.locator('[name=currentPassword]')).toHaveCount(0)
  const data = { username, password: NEW_PASSWORD }
  expect((await page.request.post('/api/auth/login', { data })).status()).toBe(200)
})

test('an authenticator app: set up, asked for, recovery code', async ({ page, open }) => {
  const username = await registerByApi(page.request)
  await open('/account')
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  await dialog(page).locator('[name=password]').fill('wrong')
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
  await expect(dialog(page).getByText('That password is not right.')).toBeVisible()
  await dialog(page).locator('[name=password]').fill(PASSWORD)
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
  const secret = (await page.locator('code').textContent())!.replaceAll(' ', '')
  const totp = new TOTP({ secret })
  await page.locator('[name=code]').fill(totp.generate())
  await page.getByRole('button', { name: 'Turn on' }).click()
  const recoveryCode = await page
    .getByRole('listitem')
    .filter({ hasText: /^\w{4}-\w{4}-\w{4}$/ })
    .first()
    .textContent()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  // the next one is taken already, also where half a minute ends in between; the same never twice
  for (const code of [totp.generate({ timestamp: Date.now() + 30_000 }), recoveryCode!]) {
    await page.getByRole('button', { name: 'Logout' }).click()
    await signIn(page, username, PASSWORD, page.getByRole('banner'))
    await field(page, 'code').fill(code)
    await dialog(page).getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  }
})

test('a passkey is added and signs in', async ({ page, open }) => {
  await registerByApi(page.request)
  await open('/account')
  await addPasskey(page)
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
  await dialog(page).getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await page.getByRole('button', { name: /^Remove passkey/ }).click()
  await dialog(page).locator('[name=password]').fill(PASSWORD)
  await dialog(page).getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('That passkey is removed.')).toBeVisible()
})

test('sessions elsewhere are seen and ended', async ({ page, open, playwright, baseURL }) => {
  const username = await registerByApi(page.request)
  const other = await playwright.request.newContext({ baseURL: baseURL! })
  await other.post('/api/auth/login', { data: { username, password: PASSWORD } })
  await open('/account')
  await expect(page.getByText('This one')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(page.getByText('Every other session has ended.')).toBeVisible()
  expect((await (await other.get('/api/auth/me')).json()).user).toBeNull()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
})

test('data is exported and the account deleted', async ({ page, open }) => {
  const username = await registerByApi(page.request)
  await open('/account')
  await page.getByRole('button', { name: 'Export my data' }).click()
  await dialog(page).locator('[name=password]').fill('wrong')
  await dialog(page).getByRole('button', { name: 'Download' }).click()
  await expect(dialog(page).getByText('That password is not right.')).toBeVisible()
  await dialog(page).locator('[name=password]').fill(PASSWORD)
  const downloading = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: 'Download' }).click()
  const file = await (await downloading).path()
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ account: [{ username }] })
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await dialog(page).locator('[name=password]').fill(PASSWORD)
  await dialog(page).getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByText('Your account is deleted.')).toBeVisible()
  await signIn(page, username)
  await expect(dialog(page).getByRole('alert')).toHaveText('Login failed. Please check your credentials.')
})

test('a guest at the account page is asked to sign in', async ({ page, open }) => {
  await open('/account')
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(dialog(page)).toBeVisible()
})
