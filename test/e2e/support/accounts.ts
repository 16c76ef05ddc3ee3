import { type APIRequestContext, type Locator, type Page, request } from '@playwright/test'
import { E2E_ADMIN_PASSWORD } from '../../../playwright.config.ts'
import { expect } from './test.ts'

export const PASSWORD = 'correct horse battery'
export const NEW_PASSWORD = 'a brand new pass phrase'
let count = 0

/** A unique user name in this run. */
export function buildName(): string {
  count += 1
  return `person-${process.pid}-${Date.now().toString(36)}-${count}`
}

export const dialog = (page: Page) => page.getByRole('dialog')
export const field = (page: Page, name: string) => dialog(page).locator(`[name=${name}]`)

export async function registerByApi(person: APIRequestContext, username = buildName()): Promise<string> {
  const answer = await person.post('/api/auth/register', {
    data: {
      username,
      email: `${username}@example.com`,
      password: PASSWORD,
      passwordConfirm: PASSWORD,
    },
  })
  expect(answer.status()).toBe(201)
  return username
}

/** Verifies the address of somebody who has just registered. */
export async function verifyByApi(
  person: APIRequestContext,
  admin: APIRequestContext,
  username: string,
): Promise<void> {
  let token: string | undefined
  await expect(async () => {
    const to = encodeURIComponent(`${username}@example.com`)
    const mails = (await (await admin.get(`/api/admin/outbox?to=${to}`)).json()) as { text: string }[]
    token = mails.flatMap(({ text }) => /\/verify-email\?token=(\S+)/.exec(text)?.[1] ?? [])[0]
    expect(token).toBeDefined()
  }).toPass({ timeout: 15_000 })
  expect((await person.post('/api/auth/verify-email', { data: { token } })).status()).toBe(200)
}

/** Approves a pending listing in its current version, as an admin. */
export async function approveByApi(admin: APIRequestContext, id: number): Promise<void> {
  const { listing } = await (await admin.get(`/api/admin/listings/${id}`)).json()
  const data = { status: 'active', updatedAt: listing.updatedAt }
  expect((await admin.patch(`/api/admin/listings/${id}`, { data })).status()).toBe(200)
}

/** `where` holds the button, for pages that have another in their header. */
export async function signIn(
  page: Page,
  username: string,
  password = PASSWORD,
  where: Locator | Page = page,
) {
  await where.getByRole('button', { name: 'Sign In', exact: true }).click()
  await field(page, 'username').fill(username)
  await field(page, 'password').fill(password)
  await dialog(page).getByRole('button', { name: 'Sign In' }).click()
}

let desk: Promise<APIRequestContext> | undefined

/** Reads at the desk, signed in once for all journeys of a worker. */
function openDesk(): Promise<APIRequestContext> {
  desk ??= (async () => {
    const admin = await request.newContext({ baseURL: `http://localhost:${process.env.E2E_PORT}` })
    const data = { username: 'admin', password: E2E_ADMIN_PASSWORD }
    expect((await admin.post('/api/auth/login', { data })).status()).toBe(200)
    return admin
  })()
  return desk
}

/** The link in the newest mail to an address, read as an admin. */
export async function readLink(to: string, path: string): Promise<string> {
  const admin = await openDesk()
  let link = ''
  await expect(async () => {
    const answer = await admin.get(`/api/admin/outbox?to=${encodeURIComponent(to)}`)
    const [mail] = (await answer.json()) as { text: string }[]
    link = new RegExp(`\\S+(${path}(?:\\?token=|(?<=/))\\S+)`).exec(mail?.text ?? '')?.[1] ?? ''
    expect(link).not.toBe('')
  }).toPass({ timeout: 15_000 })
  return link
}

/** On the page of a mailed link. */
export async function saveNewPassword(page: Page): Promise<void> {
  await page.locator('[name=password]').fill(NEW_PASSWORD)
  await page.locator('[name=passwordConfirm]').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Save password' }).click()
}

/** On the account page, with a device of its own that answers on its own. */
export async function addPasskey(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await dialog(page).locator('[name=password]').fill(PASSWORD)
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Your passkey is added.')).toBeVisible()
}
