import type { Browser, Page } from '@playwright/test'
import { dialog, field, PASSWORD, readLink } from './accounts.ts'
import { registerVerified } from './bookings.ts'
import { expect, isLive } from './test.ts'

interface Size {
  width: number
  height: number
}

/** An owner, on the page of the team. */
export async function invite(page: Page, email: string, role: string): Promise<void> {
  await page.getByLabel('Their email address').fill(email)
  await page.getByLabel('Role', { exact: true }).selectOption({ label: role })
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText(`The invitation is on its way to ${email}.`)).toBeVisible()
}

/** In the dialog of a page that asks for an account. */
export async function signUp(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Make an account' }).click()
  await field(page, 'username').fill(email.replace('@example.com', ''))
  await field(page, 'email').fill(email)
  await field(page, 'password').fill(PASSWORD)
  await field(page, 'passwordConfirm').fill(PASSWORD)
  await dialog(page).getByRole('button', { name: 'Sign Up' }).click()
}

/** Opens the mailed link in a browser of their own, and makes an account with the address. */
export async function joinByLink(
  browser: Browser,
  { email, company, size }: { email: string; company: string; size: Size },
): Promise<Page> {
  const page = await (await browser.newContext({ viewport: size })).newPage()
  await page.goto(await readLink(email, '/join/'))
  await isLive(page)
  await expect(page.getByRole('heading', { name: `invites you to ${company}` })).toBeVisible()
  await signUp(page, email)
  await page.getByRole('button', { name: `Join ${company}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: company, exact: true })).toBeVisible()
  return page
}

interface NewColleague {
  role: string
  company: string
  size: Size
}

/** Invited by an owner and joined, without a look at the pages of it. @returns their page and username */
export async function joinByApi(
  browser: Browser,
  owner: Page,
  { role, company, size }: NewColleague,
): Promise<[Page, string]> {
  const page = await (await browser.newContext({ viewport: size })).newPage()
  const name = await registerVerified(page)
  const email = `${name}@example.com`
  const invited = await owner.request.post('/api/team/invitations', { data: { email, role, company } })
  expect(invited.status()).toBe(201)
  const token = (await readLink(email, '/join/')).split('/join/')[1]
  expect((await page.request.post('/api/account/memberships', { data: { token } })).ok()).toBe(true)
  return [page, name]
}
