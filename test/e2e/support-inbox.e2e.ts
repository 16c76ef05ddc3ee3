import { E2E_ADMIN_PASSWORD } from '../../playwright.config.ts'
import { expect, test } from './support/test.ts'

test('a message is assigned, answered from a canned reply and closed', async ({ page, open }) => {
  const subject = `Map stays grey ${Date.now()}`
  const data = {
    name: 'Rosa Diaz',
    email: 'rosa@example.com',
    subject,
    category: 'bug',
    message: 'On my phone the map stays grey.',
  }
  const sent = await page.request.post('/api/support/messages', { data })
  const { number } = (await sent.json()) as { number: string }
  await page.request.post('/api/auth/login', { data: { username: 'admin', password: E2E_ADMIN_PASSWORD } })
  await open('/admin/support')
  await page.getByRole('link', { name: subject }).click()
  await expect(page.getByText('On my phone the map stays grey.').last()).toBeVisible()
  await expect(page.getByText('due in 2 days').first()).toBeVisible()
  // the filter's, and that of the ticket once it is there
  await expect(page.getByLabel('Assigned to')).toHaveCount(2)
  await page.getByLabel('Assigned to').last().selectOption({ label: 'admin (you)' })
  await page.getByLabel('Canned reply').selectOption('More details, please')
  await expect(page.getByLabel('Answer to Rosa Diaz')).toHaveValue(/^Hello Rosa,/)
  await page.getByRole('button', { name: 'Send and close' }).click()
  await expect(page.getByText('Answer sent')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible()
  await page.getByLabel('Search tickets').fill(number)
  await page.getByRole('radio', { name: /^Closed/ }).check()
  await expect(page.getByRole('link', { name: subject })).toBeVisible()
})
