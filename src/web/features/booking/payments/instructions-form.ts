import { PaymentInstructions } from '#contract/booking/payments.ts'

/** As it is typed; a way that is not offered keeps what was typed, and is not sent. */
export interface InstructionsForm {
  hasBank: boolean
  holder: string
  bankName: string
  routing: string
  account: string
  hasCheck: boolean
  payee: string
  address: string
  paypalUrl: string
  invoiceUrl: string
  note: string
}

export function toForm(stored: PaymentInstructions | null): InstructionsForm {
  const { bank, check } = stored ?? { bank: null, check: null }
  return {
    hasBank: stored === null || bank !== null,
    holder: bank?.holder ?? '',
    bankName: bank?.bankName ?? '',
    routing: bank?.routing ?? '',
    account: bank?.account ?? '',
    hasCheck: check !== null,
    payee: check?.payee ?? '',
    address: check?.address ?? '',
    paypalUrl: stored?.paypalUrl ?? '',
    invoiceUrl: stored?.invoiceUrl ?? '',
    note: stored?.note ?? '',
  }
}

type Checked = { instructions: PaymentInstructions } | { problems: Record<string, string> }

/** What would be sent, or what is wrong with it by field. */
export function checkInstructions(form: InstructionsForm): Checked {
  const { holder, bankName, routing, account, payee, address } = form
  const parsed = PaymentInstructions.safeParse({
    bank: form.hasBank ? { holder, bankName, routing, account } : null,
    check: form.hasCheck ? { payee, address } : null,
    paypalUrl: form.paypalUrl.trim() || null,
    invoiceUrl: form.invoiceUrl.trim() || null,
    note: form.note,
  })
  if (parsed.success) return { instructions: parsed.data }
  const problems: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) problems[String(path.at(-1))] ??= toSentence(message)
  return { problems }
}

/** "must be an https address" → "Must be an https address" */
function toSentence(message: string): string {
  return message.charAt(0).toUpperCase() + message.slice(1)
}
