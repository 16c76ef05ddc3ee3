import { expect, it, vi } from 'vitest'
import { connectToasts, type QueuedToast } from '#web/ui/toast.ts'
import { type FieldsForm, putFields } from './put-fields.ts'

it('brings back what stood there, and leaves what was typed since', () => {
  const values: Record<string, string> = { title: '', description: 'Mine.', price: '200' }
  const setValue = vi.fn((field: string, value: string) => {
    values[field] = value
  })
  const form = { getValues: (field: string) => values[field], setValue } as unknown as FieldsForm
  const shown: QueuedToast[] = []
  connectToasts({ show: (toast) => shown.push(toast), close: () => undefined })
  putFields(form, { title: 'Wall in Kent', description: 'Wall.', price: '300' }, 'Draft filled in')
  expect(values).toEqual({ title: 'Wall in Kent', description: 'Wall.', price: '300' })
  values.description = 'Wall. It is lit until midnight.'
  shown[0]!.action!.onClick()
  expect(values).toEqual({ title: '', description: 'Wall. It is lit until midnight.', price: '200' })
  // what was empty before is not called a mistake
  expect(setValue).toHaveBeenCalledWith('title', '', expect.objectContaining({ shouldValidate: false }))
})
