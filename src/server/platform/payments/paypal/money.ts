import { z } from 'zod'

/** $10 million less a cent: PayPal's own bound of an amount has seven digits before the point. */
export const MAX_CENTS = 999_999_999

/** As PayPal writes US dollars; cents are integers here, so no amount is ever a floating-point number. */
export interface PaypalMoney {
  currency_code: 'USD'
  value: string
}

/** @throws RangeError for what is no amount of money */
export function toPaypalMoney(cents: number): PaypalMoney {
  if (!Number.isSafeInteger(cents) || cents < 0 || cents > MAX_CENTS)
    throw new RangeError(`Not an amount that PayPal takes: ${cents} cents`)
  const digits = String(cents).padStart(3, '0')
  return { currency_code: 'USD', value: `${digits.slice(0, -2)}.${digits.slice(-2)}` }
}

const decimal = z
  .string()
  .regex(/^-?\d{1,7}(\.\d{1,2})?$/)
  .transform((value) => {
    const [whole = '', fraction = ''] = value.replace('-', '').split('.')
    const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
    return value.startsWith('-') && cents > 0 ? -cents : cents
  })

/** US dollars as cents, below zero too; another currency or fractions of a cent are refused. */
export const SignedCents = z
  .object({ currency_code: z.literal('USD'), value: decimal })
  .transform(({ value }) => value)

export const Cents = SignedCents.pipe(z.number().int().min(0).max(MAX_CENTS))
