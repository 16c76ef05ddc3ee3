/** What advance-fee and account-takeover scams among buyers and sellers have in common (FTC consumer advice). */
export const SCAM_SIGNS = ['overpayment', 'untraceable-payment', 'code-from-phone', 'payment-link'] as const
export type ScamSign = (typeof SCAM_SIGNS)[number]

/** The note to the reader; nothing is blocked. */
export const SCAM_NOTES: Record<ScamSign, string> = {
  overpayment:
    'Somebody who sends more than the price and asks for the difference back often pays with a check that bounces.',
  'untraceable-payment': 'Money sent by wire, gift card or cryptocurrency cannot be called back.',
  'code-from-phone': 'A code sent to your phone is for you alone. Nobody needs it to pay or to book.',
  'payment-link': 'Do not enter bank or card details on a page that a message sends you to.',
}

const PATTERNS: Record<ScamSign, RegExp[]> = {
  overpayment: [
    /\b(cashier'?s?|certified|bank) che(ck|que)\b.{0,120}\b(more than|extra|excess|difference|remainder|balance)\b/is,
    /\b(refund|return|send back|wire|forward)\b.{0,60}\b(the )?(difference|excess|overpayment|remaining balance)\b/is,
    /\boverpa(y|id|yment)\b/i,
  ],
  'untraceable-payment': [
    /\b(western union|moneygram|gift ?cards?|bitcoin|btc|usdt|crypto(currency)?)\b/i,
    /\b(wire|wiring) (me|us|the|it|money|funds|\$)/i,
  ],
  'code-from-phone': [
    /\b(send|tell|give|forward|share|read|text)\b.{0,40}\b(code|pin|otp)\b.{0,60}\b(phone|text|sms|received|sent|get|got)\b/is,
    /\bverification code\b.{0,60}\b(send|tell|give|share|text)\b/is,
  ],
  'payment-link': [
    /\b(confirm|verify|enter|update|provide)\b.{0,40}\b(bank|card|account|payment) (details|number|information|info)\b/is,
  ],
}

const MAX_READ = 5000

/** Signs of a scam in a message (plain text, its first 5,000 characters); none for most. Shown to its reader, blocks nothing. */
export function findScamSigns(text: string): ScamSign[] {
  const read = text.slice(0, MAX_READ)
  return SCAM_SIGNS.filter((sign) => PATTERNS[sign].some((pattern) => pattern.test(read)))
}
