import { describe, expect, it } from 'vitest'
import type { ResponseCode } from '#contract/booking/response-codes.ts'
import { findHost, findProblems, toChange, toForm } from './code-form.ts'

const CODE: ResponseCode = {
  code: 'BCDFGH',
  item: 0,
  line: 'North face',
  address: 'https://placard.example/r/BCDFGH',
  target: 'https://thirdrise.example/',
  promo: 'LOAF10',
  phone: null,
  suspension: null,
  visits: 0,
  days: [],
  history: [],
}

describe('the form of a code', () => {
  it('says where it leads as browsers read it', () => {
    expect(findHost('https://THIRDRISE.example/x')).toBe('thirdrise.example')
    expect(findHost('https://paypal.com@evil.example')).toBeNull()
    expect(findHost('thirdrise.example')).toBeNull()
  })

  it('wants an address that is confirmed, unless it stays as it is', () => {
    const form = { ...toForm(CODE), phone: ' (206) 555-0134 ' }
    expect(findProblems(form, CODE)).toEqual({})
    expect(toChange(form, CODE)).toEqual({ promo: 'LOAF10', phone: '(206) 555-0134' })
    const other = { ...form, target: 'https://thirdrise.example/pies' }
    expect(findProblems(other, CODE)).toEqual({ isOurs: 'Confirm that it is your own site' })
    expect(findProblems({ ...other, target: 'http://x' }, CODE)).toHaveProperty('target')
    expect(toChange({ ...other, isOurs: true, promo: ' ' }, undefined)).toMatchObject({
      target: 'https://thirdrise.example/pies',
      promo: null,
      isOurs: true,
    })
  })
})
