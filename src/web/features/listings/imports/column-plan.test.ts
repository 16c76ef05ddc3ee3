import { describe, expect, it } from 'vitest'
import type { Import } from '#contract/listings/imports.ts'
import {
  findUse,
  listFields,
  listLeftOut,
  type Plan,
  summaryOf,
  withoutBlanks,
  withUse,
} from './column-plan.ts'

const PLAN: Plan = { fields: { title: 0, price: 2 }, specifications: [3], defaults: {} }

describe('a column', () => {
  it('is a field, a specification, or left out', () => {
    expect([0, 1, 2, 3].map((column) => findUse(PLAN, column))).toEqual([
      'title',
      '',
      'price',
      'specification',
    ])
  })

  it('that becomes a field takes it from the column that had it', () => {
    const next = withUse(PLAN, 1, 'price')
    expect(next.fields).toEqual({ title: 0, price: 1 })
    expect(findUse(next, 2)).toBe('')
  })

  it('has one use: a field is no longer a specification, nor the other way round', () => {
    expect(withUse(PLAN, 3, 'city')).toMatchObject({ fields: { city: 3 }, specifications: [] })
    expect(withUse(PLAN, 0, 'specification')).toMatchObject({ fields: { price: 2 }, specifications: [3, 0] })
  })

  it('that is left out has none', () => {
    expect(withUse(PLAN, 0, '')).toEqual({ ...PLAN, fields: { price: 2 } })
    expect(PLAN.fields).toEqual({ title: 0, price: 2 })
  })
})

it('sends no default that was emptied', () => {
  const defaults = { city: 'Tacoma', state: ' ', price: '' }
  expect(withoutBlanks({ ...PLAN, defaults }).defaults).toEqual({ city: 'Tacoma' })
})

it('names four of the fields that are read and counts the others', () => {
  const columns = ['a', 'b', 'c', 'd', 'e', 'f']
  const say = (fields: Plan['fields']) => summaryOf({ columns, plan: { ...PLAN, fields } } as Import)
  expect(say({ title: 0, price: 2 })).toMatch(/^2 of 6 read: \S.*, \S+$/)
  expect(say({ title: 0, price: 1, city: 2, state: 3, address: 4 })).toMatch(/^5 of 6 read: .* and 1 more$/)
})

it('H2: counts numbered columns of pictures as read, beside the first one', () => {
  const columns = ['Name', 'Photo 1', 'Photo 2', 'Remark']
  const plan = (fields: Plan['fields']): Plan => ({ fields, specifications: [], defaults: {} })
  expect(listLeftOut({ columns, plan: plan({ title: 0, photos: 1 }) })).toEqual(['Remark'])
  expect(listLeftOut({ columns, plan: plan({ title: 0 }) })).toEqual(['Photo 1', 'Photo 2', 'Remark'])
  expect(summaryOf({ columns, plan: plan({ title: 0, photos: 1 }) } as Import)).toBe(
    '3 of 4 read: title, photos',
  )
})

it('of a file of contracts is one of their fields, and never a specification', () => {
  expect(listFields('contracts')).toContain('client')
  expect(listFields('contracts')).not.toContain('price')
  expect(findUse({ fields: { client: 1 }, specifications: [], defaults: {} }, 1)).toBe('client')
})
