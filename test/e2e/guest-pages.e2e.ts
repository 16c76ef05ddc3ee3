import { registerByApi } from './support/accounts.ts'
import { GUEST_PAGES } from './support/guest-pages.ts'
import { expect, test } from './support/test.ts'

/** Pages that ask a guest to sign in are the same for all of them too. */
const GUEST_ROUTES = [...GUEST_PAGES, '/saved', '/sell', '/account']

for (const path of GUEST_ROUTES) {
  test(`kept for all guests, and live in the browser: ${path}`, async ({ page, open, request }) => {
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
        // the forms' library probes whether it may use eval, and works without
        if (blockedURI === 'eval') return
        // biome-ignore lint/suspicious/noConsole: an error in the console fails the journey
        console.error('refused by policy', violatedDirective, blockedURI, sample)
      })
    })
    await request.get(path)
    const kept = await request.get(path)
    expect(kept.headers()['cache-control']).toBe('public, no-cache')
    expect(await kept.text()).not.toContain('nonce="')
    const [answer] = await Promise.all([page.waitForResponse((one) => one.url().endsWith(path)), open(path)])
    expect(answer.headers()['content-security-policy']).toContain("'sha256-")
    // lazy-loaded chunks still load too
    await page.waitForLoadState('networkidle')
  })
}

test('one person’s pages are never another’s, however requests mix', async ({
  request,
  playwright,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const me = await playwright.request.newContext({ baseURL: baseURL! })
  const canary = await registerByApi(me)
  const calls = GUEST_ROUTES.flatMap((path) =>
    Array.from({ length: 4 }, (_, i) => ({ path, mine: i % 2 === 0 })),
  )
  for (const call of calls.sort(() => Math.random() - 0.5)) {
    const answer = await (call.mine ? me : request).get(call.path)
    if (call.mine) expect(answer.headers()['cache-control']).toBe('private, no-cache')
    expect((await answer.text()).includes(canary), `${call.path} ${call.mine}`).toBe(call.mine)
  }
  await me.dispose()
})
