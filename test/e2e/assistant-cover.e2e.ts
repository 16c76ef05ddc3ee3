import { expectNothingCovered, listCovered } from './support/assistant-cover.ts'
import { expect, test } from './support/test.ts'

/** Pages of guests and of the workspace are looked at where axe looks at them. */
test.describe('the assistant’s button covers no control and no text', () => {
  for (const path of ['/saved', '/find-ads?query=families in Tacoma'])
    test(`of ${path}`, async ({ page, open }) => {
      await open(path)
      await expectNothingCovered(page, path)
    })
})

test('a button at the window’s lower edge is found to cover what stands there', async ({ page, open }) => {
  await open('/about')
  await page.getByRole('button', { name: 'Open AI assistant' }).evaluate((button) => {
    Object.assign(button.style, { position: 'fixed', inset: 'auto 0 0 0', width: '100%', height: '50%' })
  })
  expect(await listCovered(page)).not.toEqual([])
  await expect(expectNothingCovered(page, '/about')).rejects.toThrow('by how far it was scrolled')
})
