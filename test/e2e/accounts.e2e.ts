import { E2E_ADMIN_PASSWORD } from '../../playwright.config.ts'
import { buildName, dialog, field, PASSWORD, registerByApi, signIn } from './support/accounts.ts'
import { expect, test } from './support/test.ts'

test('the page asks who is signed in as it loads', async ({ page, open }) => {
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/auth/me'))
  await open('/about')
  await asked
})

test('the dialog opens on the matching tab, says what is wrong, and closes', async ({ page, open }) => {
  await open('/about')
  await page.getByRole('banner').getByRole('button', { name: 'Sign Up' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Sign Up' })).toBeVisible()
  await expect(dialog(page)).toContainText(
    'Join our local marketing platform to connect with advertisers and audiences',
  )
  await dialog(page).getByRole('button', { name: 'Sign Up' }).click()
  for (const text of [
    'Username must be at least 3 characters',
    'Please enter a valid email address',
    'Password must be at least 8 characters',
  ]) {
    await expect(dialog(page).getByText(text)).toBeVisible()
  }
  await field(page, 'password').fill(PASSWORD)
  await expect(dialog(page).getByText('Password must be at least 8 characters')).toBeHidden()
  await field(page, 'passwordConfirm').fill('other')
  await expect(dialog(page).getByText('Passwords do not match')).toBeVisible()
  await dialog(page).getByText('Already have an account?').click()
  await expect(dialog(page).getByRole('heading', { name: 'Sign In' })).toBeVisible()
  await expect(dialog(page)).toContainText('Access your account to manage listings and find local ads')
  await dialog(page).getByRole('button', { name: 'Sign In' }).click()
  await expect(dialog(page).getByText('Username is required')).toBeVisible()
  await expect(dialog(page).getByText('Password is required')).toBeVisible()
  const box = await dialog(page).boundingBox()
  expect(box!.width).toBeLessThanOrEqual(425)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
})

test('each password has its own toggle', async ({ page, open }) => {
  await open('/about')
  await page.getByRole('banner').getByRole('button', { name: 'Sign Up' }).click()
  await field(page, 'password').fill('one')
  await field(page, 'passwordConfirm').fill('two')
  await dialog(page).getByRole('button', { name: 'Show password' }).first().click()
  await expect(field(page, 'password')).toHaveAttribute('type', 'text')
  await expect(field(page, 'passwordConfirm')).toHaveAttribute('type', 'password')
})

test('signing up, out and in again', async ({ page, open, reload }) => {
  const username = buildName()
  await open('/about')
  await page.getByRole('banner').getByRole('button', { name: 'Sign Up' }).click()
  await field(page, 'username').fill(username)
  await field(page, 'email').fill(`${username}@example.com`)
  await field(page, 'password').fill(PASSWORD)
  await field(page, 'passwordConfirm').fill(PASSWORD)
  await dialog(page).getByRole('button', { name: 'Sign Up' }).click()
  await expect(dialog(page)).toBeHidden()
  await reload()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Up' })).toBeVisible()
  await signIn(page, `${username}@example.com`)
  await expect(page.getByText('You have been logged in successfully.')).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL('/about')
  expect(await (await page.request.get('/about')).text()).toContain('Logout')
})

test('the button says what it is doing, and a refusal stays in the dialog', async ({ page, open }) => {
  await open('/about')
  const seen = Promise.withResolvers<void>()
  await page.route('**/api/auth/login', async (route) => {
    await seen.promise
    await route.fulfill({ status: 401, json: { success: false, message: 'No such luck' } })
  })
  await signIn(page, 'somebody')
  await expect(dialog(page).getByRole('button', { name: 'Signing in...' })).toBeDisabled()
  seen.resolve()
  await expect(dialog(page).getByRole('alert')).toHaveText('No such luck')
})

const FAILURES: [string, { status: number; body: string; contentType: string } | null, string, string][] = [
  [
    'a reply without a user',
    { status: 200, body: '{"success":true}', contentType: 'application/json' },
    'Login failed. Please check your credentials.',
    'Registration failed',
  ],
  [
    'a refusal without words',
    { status: 401, body: '{"success":false}', contentType: 'application/json' },
    'Login failed. Please check your credentials.',
    'Registration failed',
  ],
  [
    'an answer that is no JSON',
    { status: 502, body: 'Bad gateway', contentType: 'text/plain' },
    'API request failed with status: 502',
    'An unexpected error occurred',
  ],
  ['no answer', null, 'Failed to fetch', 'An unexpected error occurred'],
]
for (const [what, answer, login, register] of FAILURES) {
  test(`${what} shows the words specified`, async ({ page, open }) => {
    await open('/about')
    await page.route(/api\/auth\/(login|register)/, (route) =>
      answer ? route.fulfill(answer) : route.abort(),
    )
    await signIn(page, 'somebody')
    await expect(dialog(page).getByRole('alert')).toHaveText(login)
    await dialog(page).getByText("Don't have an account?").click()
    await field(page, 'username').fill('somebody')
    await field(page, 'email').fill('somebody@example.com')
    await field(page, 'password').fill(PASSWORD)
    await field(page, 'passwordConfirm').fill(PASSWORD)
    await dialog(page).getByRole('button', { name: 'Sign Up' }).click()
    await expect(dialog(page).getByRole('alert')).toHaveText(register)
  })
}

test('a name that is taken is said in the dialog', async ({ page, open, playwright, baseURL }) => {
  const other = await playwright.request.newContext({ baseURL: baseURL! })
  const username = await registerByApi(other)
  await open('/about')
  await page.getByRole('banner').getByRole('button', { name: 'Sign Up' }).click()
  await field(page, 'username').fill(username)
  await field(page, 'email').fill(`other-${username}@example.com`)
  await field(page, 'password').fill(PASSWORD)
  await field(page, 'passwordConfirm').fill(PASSWORD)
  await dialog(page).getByRole('button', { name: 'Sign Up' }).click()
  await expect(dialog(page).getByRole('alert')).toHaveText('This username is already taken')
})

test('logging out clears the user even when the call fails', async ({ page, open }) => {
  await registerByApi(page.request)
  await open('/about')
  await page.route('**/api/auth/logout', (route) => route.abort())
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
})

test('an admin is welcomed and led to the desk', async ({ page, open }) => {
  await open('/about')
  await signIn(page, 'admin', E2E_ADMIN_PASSWORD)
  await expect(page.getByText('Admin Login')).toBeVisible()
  await expect(page.getByText('Welcome to the admin dashboard')).toBeVisible()
  await expect(page).toHaveURL('/admin/users')
})
