import { PASSWORD, registerByApi } from './support/accounts.ts'
import { composer, listSpace, messages, openBrowsers, startByApi } from './support/talk.ts'
import { expect, isLive, test } from './support/test.ts'
import { inDays } from './support/time.ts'

// a viewing happens where the space is, whatever clock its buyer lives by
test.use({ timezoneId: 'UTC' })

const FIRST = 'Is it lit at night? <b>Ivy</b> asks 🌲'

test('a buyer asks and proposes times, the seller answers, both find one conversation', async ({
  page,
  open,
  browser,
  baseURL,
}) => {
  // several people and pages: needs a longer timeout on a busy machine
  test.setTimeout(120_000)
  const people = await openBrowsers(browser, baseURL, 'seller', 'admin', 'other')
  const { seller: sellerContext, admin, other } = people
  const sellerName = await registerByApi(sellerContext.request)
  const id = await listSpace(sellerContext.request, admin.request)
  const buyerName = await registerByApi(other.request)

  // a guest writes first and signs in on submit; all input is kept, even over a reload
  await open(`/listing/${id}`)
  await page.getByRole('button', { name: 'Ask for a call' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Call the advertiser')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Email' }).click()
  await expect(dialog).toContainText('The seller sees your name, not your e-mail address.')
  await expect(dialog.getByLabel('Message')).toHaveValue('Hello, is this free?')
  await dialog.getByLabel('First day').fill(inDays(40))
  await expect(dialog.getByLabel('Message')).toHaveValue(/^Hello, is this free \w+ \d+, \d{4}\?$/)
  await dialog.getByLabel('Message').fill('')
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(dialog).toContainText('Please write a message')
  await dialog.getByLabel('Message').fill(FIRST)
  await open(`/listing/${id}`)
  await page.getByRole('button', { name: 'Email' }).click()
  await expect(dialog.getByLabel('Message')).toHaveValue(FIRST)
  await dialog.getByLabel('Budget').fill('$800 a month')
  await dialog.getByLabel('Your name').fill('Ivy Bloom')
  await dialog.getByRole('button', { name: 'Send message' }).click()
  const signUp = page.getByRole('dialog', { name: 'Sign Up' })
  await expect(signUp).toContainText('Create an account to send your message')
  await signUp.getByRole('tab', { name: 'Sign In' }).click()
  const signIn = page.getByRole('dialog', { name: 'Sign In' })
  // while the tabs change, the panel of the other one is still there
  const login = signIn.getByRole('tabpanel', { name: 'Sign In' })
  await login.locator('[name=username]').fill(buyerName)
  await login.locator('[name=password]').fill(PASSWORD)
  await login.getByRole('button', { name: 'Sign In' }).click()
  await expect(dialog.getByText(`${sellerName} has it.`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()

  // files go with a first message as with any other
  await page.getByRole('button', { name: 'Email' }).click()
  const chosen = { name: 'sketch.txt', mimeType: 'text/plain', buffer: Buffer.from('A wall with a fox') }
  await dialog.locator('[name=attachments]').setInputFiles(chosen)
  await expect(dialog.getByRole('button', { name: 'Remove sketch.txt' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(dialog.getByText(`${sellerName} has it.`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()

  await page.getByRole('button', { name: 'Schedule Appointment' }).click()
  await dialog.getByRole('button', { name: 'Ask for a viewing' }).click()
  await expect(dialog).toContainText('Propose at least one time')
  await dialog.locator('[name=time1]').fill(`${inDays(6)}T10:30`)
  await dialog.getByRole('button', { name: 'Propose another time' }).click()
  await dialog.locator('[name=time2]').fill(`${inDays(7)}T15:00`)
  await dialog.getByRole('button', { name: 'Ask for a viewing' }).click()
  await dialog.getByRole('link', { name: 'See the conversation' }).click()
  await expect(messages(page)).toContainText(FIRST)
  await expect(messages(page)).toContainText('10:30 AM')
  await expect(messages(page).getByRole('link', { name: /sketch\.txt/ })).toBeVisible()

  const seller = await sellerContext.newPage()
  await seller.goto('/sell')
  await isLive(seller)
  await seller.getByRole('main').getByRole('link', { name: 'Inbox' }).click()
  await expect(seller.getByRole('link', { name: 'Selling' })).toHaveAttribute('aria-current', 'page')
  const threads = seller.getByRole('list', { name: 'Conversations' }).getByRole('listitem')
  await expect(threads).toHaveCount(1)
  await expect(threads).toContainText('unread')
  // M6: a name in an enquiry is of that message, not of the account
  await threads.getByRole('link', { name: buyerName }).click()
  await expect(seller.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(messages(seller)).toContainText(FIRST)
  await expect(messages(seller)).toContainText('Budget: $800 a month')
  await expect(messages(seller)).toContainText('Name: Ivy Bloom')
  await expect(seller.getByText('This person has not verified their email address yet.')).toBeVisible()
  await composer(seller).fill('Yes, until midnight.')
  await composer(seller).press('Control+Enter')
  await expect(messages(seller)).toContainText('Yes, until midnight.')
  await expect(composer(seller)).toBeFocused()
  await expect(composer(seller)).toHaveValue('')
  await expect(threads).not.toContainText('unread')

  await expect(messages(page)).toContainText('Yes, until midnight.')
  await Promise.all([sellerContext, admin, other].map((context) => context.close()))
})

test('two people talk without reloading, one of them with files', async ({
  page,
  open,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const { buyer, admin } = await openBrowsers(browser, baseURL, 'buyer', 'admin')
  const sellerName = await registerByApi(page.request)
  const listingId = await listSpace(page.request, admin.request)
  const buyerName = await registerByApi(buyer.request)
  const id = await startByApi(buyer.request, listingId, 'Is May free?')
  await open('/inbox')
  await expect(page.getByRole('list', { name: 'Conversations' })).toContainText('1 unread')
  const other = await buyer.newPage()
  await other.goto(`/inbox/${id}`)
  await isLive(other)

  // the list, the header and the reader of a screen hear of it
  await composer(other).fill('Or June?')
  await other.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('list', { name: 'Conversations' })).toContainText('2 unread')
  await expect(page.getByRole('status').filter({ hasText: '1 new message' })).toBeAttached()
  await expect(page.getByRole('button', { name: /1 unread conversation, Account of/ })).toBeVisible()

  // both have it open
  await page.getByRole('list', { name: 'Conversations' }).getByRole('link', { name: buyerName }).click()
  await expect(messages(page)).toContainText('New messages')
  await composer(page).fill('Yes, all of May.')
  await page
    .locator('[name=attachments]')
    .setInputFiles([{ name: 'measures.txt', mimeType: 'text/plain', buffer: Buffer.from('10 × 20 ft') }])
  await expect(page.getByRole('list', { name: 'Files' })).toContainText('measures.txt')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(messages(other)).toContainText('Yes, all of May.')
  await expect(messages(other).getByRole('link', { name: /measures.txt/ })).toBeVisible()
  await expect(
    other.getByRole('status').filter({ hasText: `${sellerName}: Yes, all of May.` }),
  ).toBeAttached()
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
  await Promise.all([buyer, admin].map((context) => context.close()))
})

test('a message that is not sent is kept with its id, and a draft survives a reload', async ({
  page,
  open,
  browser,
  baseURL,
}) => {
  const { seller: sellerContext, admin } = await openBrowsers(browser, baseURL, 'seller', 'admin')
  await registerByApi(sellerContext.request)
  const listingId = await listSpace(sellerContext.request, admin.request)
  await registerByApi(page.request)
  const id = await startByApi(page.request, listingId, 'Is May free?')
  const ids: string[] = []
  await page.route('**/api/conversations/*/messages', async (route) => {
    ids.push((route.request().postDataJSON() as { clientId: string }).clientId)
    if (ids.length > 1) return route.continue()
    await route.abort()
  })
  await open(`/inbox/${id}`)
  await composer(page).fill('And June?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('alert')).toContainText('Not sent.')
  await composer(page).fill('What I was about to say')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(messages(page).getByText('And June?')).toHaveCount(1)
  expect(ids[0]).toBe(ids[1])
  await open(`/inbox/${id}`)
  await expect(messages(page).getByText('And June?')).toHaveCount(1)
  await expect(composer(page)).toHaveValue('What I was about to say')
  await composer(page).press('Escape')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await Promise.all([sellerContext, admin].map((context) => context.close()))
})

test('a conversation is archived, blocked and reported, and can be read without scripts', async ({
  page,
  open,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const { buyer, admin } = await openBrowsers(browser, baseURL, 'buyer', 'admin')
  await registerByApi(page.request)
  const listingId = await listSpace(page.request, admin.request)
  const buyerName = await registerByApi(buyer.request)
  const id = await startByApi(buyer.request, listingId, 'I overpaid, please wire back the difference.')

  await open(`/inbox/${id}`)
  await expect(messages(page)).toContainText('a check that bounces')
  const menu = page.getByRole('button', { name: 'Conversation menu' })
  await menu.click()
  await page.getByRole('button', { name: 'Report a message' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog).toContainText('Please choose a reason')
  await dialog.getByLabel('It is spam or a duplicate').check()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Report sent')).toBeVisible()

  await menu.click()
  await page.getByRole('button', { name: `Block ${buyerName}` }).click()
  await dialog.getByRole('button', { name: 'Block', exact: true }).click()
  await expect(page.getByText(`You have blocked ${buyerName}.`)).toBeVisible()
  await expect(composer(page)).toHaveCount(0)
  // on the space no contact is offered; the blocked side is not told by whom
  const blocked = await buyer.newPage()
  await blocked.goto(`/listing/${listingId}`)
  await isLive(blocked)
  await expect(blocked.getByText('This person cannot be reached.')).toBeVisible()
  await expect(
    blocked.getByRole('button', { name: /^(Email|Schedule Appointment|Ask for a call)$/ }),
  ).toHaveCount(0)
  await page.getByRole('button', { name: 'Unblock', exact: true }).click()
  await dialog.getByRole('button', { name: 'Unblock', exact: true }).click()
  await expect(composer(page)).toBeVisible()

  await menu.click()
  await page.getByRole('button', { name: 'Archive' }).click()
  await page.getByRole('link', { name: 'Archived' }).click()
  await expect(page.getByRole('list', { name: 'Conversations' })).toContainText(buyerName)

  const state = await page.context().storageState()
  const plain = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false, storageState: state })
  const reader = await plain.newPage()
  await reader.goto('/enquiries')
  await expect(reader).toHaveURL(/\/inbox$/)
  await expect(reader.getByText('No conversations yet')).toBeVisible()
  await reader.getByRole('link', { name: 'Archived' }).click()
  await reader.getByRole('list', { name: 'Conversations' }).getByRole('link', { name: buyerName }).click()
  await expect(messages(reader)).toContainText('I overpaid')
  await Promise.all([buyer, admin, plain].map((context) => context.close()))
})
