import type { WireAuthorization, WireCapture, WireOrder, WireRefund } from './wire.ts'

/** What is remembered of an order, as PayPal shows it: pages that a buyer comes back to are not. */
export function showOrder({ payment_source: _, purchase_units: [unit], ...order }: WireOrder) {
  const { authorizations, captures, refunds } = unit.payments ?? {}
  const payments = unit.payments && {
    ...(authorizations && { authorizations: authorizations.map(withoutMore) }),
    ...(captures && { captures: captures.map(withoutMore) }),
    ...(refunds && { refunds: refunds.map(withoutMore) }),
  }
  return clone({ ...order, payment_source: { paypal: {} }, purchase_units: [{ ...unit, payments }] })
}

/** On its own, with more than within an order. */
export function showPart<Part extends WireAuthorization | WireCapture | WireRefund>(part: Part) {
  return clone(part)
}

function withoutMore(part: WireAuthorization | WireCapture | WireRefund) {
  const {
    supplementary_data: _data,
    payee: _payee,
    payer: _payer,
    ...rest
  } = part as Partial<WireCapture & WireRefund>
  return rest
}

/** As it is now, without what is undefined. */
function clone<Shown>(shown: Shown): Shown {
  return JSON.parse(JSON.stringify(shown)) as Shown
}
