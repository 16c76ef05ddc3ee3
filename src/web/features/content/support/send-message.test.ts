import { describe, expect, it } from 'vitest'
import { SUPPORT_MESSAGE } from '#test/support/content/support-message.ts'
import { withPageApi } from '#test/support/page-api.ts'
import { checkMessage } from './check-message.ts'
import { sendSupportMessage } from './send-message.ts'

const MESSAGE = { ...SUPPORT_MESSAGE, category: 'listing' as const }
const send = (answer: unknown) =>
  withPageApi({ 'POST /api/support/messages': answer }, () => sendSupportMessage(MESSAGE, []))

describe('a message', () => {
  it('gets the number of its ticket', async () => {
    expect(await send({ success: true, number: 'PL-100001' })).toBe('PL-100001')
  })

  it('that is refused keeps the words and fields of the refusal', async () => {
    const refusal = { status: 413, message: 'Too large', fields: { attachments: 'At most 10 MB' } }
    await expect(send(refusal)).rejects.toMatchObject({ ...refusal, name: 'ApiError' })
  })

  it('is not sent when no number comes back', async () => {
    await expect(send({ success: true })).rejects.toMatchObject({
      status: 200,
      message: 'API request failed with status: 200',
    })
  })
})

describe('what was typed', () => {
  const check = async (values: object) => {
    const options = { fields: {}, shouldUseNativeValidation: false }
    const { errors } = await checkMessage({ ...MESSAGE, ...values }, undefined, options as never)
    return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.message]))
  }

  it('is checked by the contract before it is sent', async () => {
    expect(await check({})).toEqual({})
    expect(await check({ name: ' R ', email: 'rosa@', category: '', message: 'short' })).toEqual({
      name: 'Name must be at least 2 characters',
      email: 'Please enter a valid email address',
      category: 'Please select a category',
      message: 'Message must be at least 10 characters',
    })
  })
})
