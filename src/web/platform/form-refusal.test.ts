import { expect, it } from 'vitest'
import { ApiError } from './api.ts'
import { setFieldErrors, showRefusal } from './form-refusal.ts'

/** A form of these fields, and what it was told. */
function buildForm() {
  const told: unknown[][] = []
  const form = {
    getValues: () => ({ email: '', password: '' }),
    setError: (...args: unknown[]) => told.push(args),
  }
  return { told, form: form as unknown as Parameters<typeof showRefusal>[1] }
}
const refusal = (fields: Record<string, string>) => new ApiError('Not like that', 400, { fields })

it('says at each field what is wrong with it, and goes to the first', () => {
  const { told, form } = buildForm()
  expect(showRefusal(refusal({ password: 'Too short', email: 'Taken' }), form)).toBeNull()
  expect(told).toEqual([
    ['password', { type: 'server', message: 'Too short' }, { shouldFocus: true }],
    ['email', { type: 'server', message: 'Taken' }, { shouldFocus: false }],
  ])
})

it('says for the form as a whole what no field of it shows', () => {
  const { told, form } = buildForm()
  expect(showRefusal(refusal({ token: 'Expired' }), form)).toBe('Not like that')
  expect(showRefusal(refusal({}), form)).toBe('Not like that')
  expect(told).toEqual([])
})

it('leaves the focus to a form that sets it itself', () => {
  const { told, form } = buildForm()
  expect(setFieldErrors({ email: 'Taken', token: 'Expired' }, form, { shouldFocus: false })).toBe(1)
  expect(told).toEqual([['email', { type: 'server', message: 'Taken' }, { shouldFocus: false }]])
})

it('tells a lost connection from a refusal', () => {
  const { told, form } = buildForm()
  expect(showRefusal(new TypeError('Failed to fetch'), form)).toMatch(/^No answer came/)
  expect(told).toEqual([])
})
