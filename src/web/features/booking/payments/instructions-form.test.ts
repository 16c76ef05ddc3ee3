import { describe, expect, it, test } from 'vitest'
import { checkInstructions, type InstructionsForm, toForm } from './instructions-form.ts'

const FILLED = {
  bank: { holder: 'Elm & Co', bankName: 'Cascade Bank', routing: '125000024', account: '000123' },
  check: { payee: 'Elm & Co', address: '1 Elm St\nSeattle' },
  paypalUrl: 'https://paypal.me/elm',
  invoiceUrl: null,
  note: 'Name the booking, please.',
}

describe('how buyers pay', () => {
  it('comes back from the form as it was stored', () => {
    expect(checkInstructions(toForm(FILLED))).toEqual({ instructions: FILLED })
  })

  it('is without what is not offered', () => {
    const form = { ...toForm(FILLED), hasBank: false, paypalUrl: ' ' }
    expect(checkInstructions(form)).toEqual({ instructions: { ...FILLED, bank: null, paypalUrl: null } })
  })

  test.each([
    [{ hasBank: false }, { bank: 'Give at least one way to pay' }],
    [{ holder: 'Elm', bankName: 'Cascade', routing: ' ', account: '1' }, { routing: 'Please fill this in' }],
    [{ hasBank: false, paypalUrl: 'http://paypal.me/elm' }, { paypalUrl: 'Must be an https address' }],
  ] satisfies [Partial<InstructionsForm>, unknown][])('%j is not enough', (part, problems) =>
    expect(checkInstructions({ ...toForm(null), ...part })).toEqual({ problems }),
  )
})
