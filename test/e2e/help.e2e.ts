import { expect, test } from './support/test.ts'

test('help is found by search, with typing errors too', async ({ page, open }) => {
  await open('/help')
  await page.getByRole('searchbox', { name: 'Search help' }).fill('artwrok')
  await expect(page.getByRole('link', { name: /Artwork that works/ })).toBeVisible()
  await expect(page).toHaveURL('/help?q=artwrok')
  await page.getByRole('searchbox', { name: 'Search help' }).fill('xqzzvw')
  await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible()
  await expect(page.getByText('Try adjusting your search terms.')).toBeVisible()
  await page.getByRole('link', { name: 'Clear Search' }).click()
  await expect(page).toHaveURL('/help')
  await expect(page.getByRole('searchbox', { name: 'Search help' })).toHaveValue('')
})

test('the tabs show popular and recent articles', async ({ page, open }) => {
  await open('/help')
  await expect(page.getByText(/^1,8\d\d views$/)).toBeVisible()
  await page.getByRole('tab', { name: 'Recent' }).click()
  await expect(page.getByText('Mar 25, 2025')).toBeVisible()
  await page.getByRole('link', { name: 'Using the AI Seller Agent' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Using the AI Seller Agent' })).toBeVisible()
})

test('an article counts its readers and their votes', async ({ page, open }) => {
  await open('/help/articles/pricing-models')
  const counted = page.waitForResponse(/\/votes$/)
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  expect((await counted).status()).toBe(200)
  await expect(page.getByText('Thank you. Your answer is counted.')).toBeVisible()
  await page.reload()
  await expect(page.getByText(/\d+ of \d+ found this helpful/)).toBeVisible()
})

test('links inside an article lead on without a reload', async ({ page, open }) => {
  await open('/help/articles/ai-buyer-agent')
  await page.evaluate(() => {
    document.body.dataset.marked = 'yes'
  })
  await page.getByRole('article').getByRole('link', { name: 'contacting sellers' }).click()
  await expect(page).toHaveURL('/help/articles/contacting-sellers')
  await expect(page.locator('body')).toHaveAttribute('data-marked', 'yes')
})

test('an unknown article and category answer 404 with something useful', async ({ page }) => {
  const article = await page.goto('/help/articles/no-such-thing')
  expect(article?.status()).toBe(404)
  await expect(page.getByText('There is no such help article')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Using the AI Buyer Agent' })).toBeVisible()
  const category = await page.goto('/help/no-such-thing')
  expect(category?.status()).toBe(404)
  await expect(page.getByText('There is no such help category')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'For Advertisers' })).toBeVisible()
})

test('a category is narrowed by title or description', async ({ page, open }) => {
  await open('/help/for-advertisers')
  for (const name of [
    'Finding Ad Opportunities',
    'Evaluating Opportunities',
    'Contacting Sellers',
    'Booking and Payment',
  ])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await page.getByRole('searchbox').fill('VIEWING')
  await expect(page.getByRole('heading', { name: 'Booking and Payment' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Asking for a viewing' })).toBeVisible()
  await page.getByRole('searchbox').fill('zzz')
  await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear Search' }).click()
  await expect(page.getByRole('link', { name: 'Asking for a viewing' })).toBeVisible()
})

test('one question is open at a time, and an address opens its own', async ({ page, open }) => {
  await open('/help/privacy-faq#are-children-allowed')
  await expect(page.getByText('Accounts are for people of 18 or older')).toBeVisible()
  await page.locator('summary').first().click()
  await expect(page.getByText('If you only read: next to nothing.')).toBeVisible()
  await expect(page.getByText('Accounts are for people of 18 or older')).toBeHidden()
  await page.locator('summary').first().click()
  await expect(page.locator('details[open]')).toHaveCount(0)
})

test('the contact form says what is missing, sends, and empties itself', async ({ page, open }) => {
  await open('/help/contact')
  await page.getByRole('button', { name: 'Send Message' }).click()
  for (const text of [
    'Name must be at least 2 characters',
    'Please enter a valid email address',
    'Subject must be at least 5 characters',
    'Please select a category',
    'Message must be at least 10 characters',
  ])
    await expect(page.getByText(text)).toBeVisible()
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Send Message' }) })
  await form.getByLabel('Name').fill('Rosa Diaz')
  await form.getByLabel('Email').fill('rosa@example.com')
  await form.getByLabel('Subject').fill('A wall in Tacoma')
  await form.getByLabel('Category').selectOption('listing')
  await form.getByLabel('Message').fill('My wall shows the wrong street.')
  await form.locator('input[type=file]').setInputFiles({
    name: 'note.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('It stands on 6th Avenue.'),
  })
  await expect(page.getByText('note.txt')).toBeVisible()
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Message sent')).toBeVisible()
  await expect(page.getByText("We've received your message and will respond soon.")).toBeVisible()
  await expect(page.getByText(/has the number PL-\d+/)).toBeInViewport()
  await expect(form.getByLabel('Message')).toHaveValue('')
})

test('the newsletter box asks for an address and sends', async ({ page, open }) => {
  await open('/blog')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('button', { name: 'Sign Up' }).click()
  await expect(footer.getByText('Please enter a valid email address')).toBeVisible()
  await footer.getByLabel('Email address').fill('reader@example.com')
  await footer.getByRole('button', { name: 'Sign Up' }).click()
  await expect(footer.getByText('Almost done.')).toBeVisible()
})

test('articles and legal texts are read without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! })
  const page = await context.newPage()
  await page.goto('/help?q=permits')
  await expect(page.getByRole('link', { name: /Signs, permits/ })).toBeVisible()
  await page.goto('/help/terms-faq')
  await page.locator('summary').first().click()
  await expect(page.getByText('Reading needs no account')).toBeVisible()
  await page.goto('/terms')
  for (let section = 1; section <= 11; section += 1)
    await expect(page.getByRole('heading', { level: 2, name: new RegExp(`^${section}\\. `) })).toBeVisible()
  await context.close()
})
