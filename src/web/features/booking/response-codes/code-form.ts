import type { ResponseCode } from '#contract/booking/response-codes.ts'
import { readResponseTarget } from '#domain/booking/response/response-target.ts'

export interface CodeForm {
  target: string
  promo: string
  phone: string
  isOurs: boolean
}

export type CodeProblems = Partial<Record<keyof CodeForm, string>>

/** What stands in the form at first. */
export function toForm(code: ResponseCode | undefined): CodeForm {
  return {
    target: code?.target ?? '',
    promo: code?.promo ?? '',
    phone: code?.phone ?? '',
    isOurs: false,
  }
}

/** Where it would lead, as browsers read it; null while that is no address. */
export function findHost(target: string): string | null {
  const read = readResponseTarget(target)
  return 'host' in read ? read.host : null
}

/** Another address than before is confirmed; other words beside it are not. */
export function needsConfirming(form: CodeForm, code: ResponseCode | undefined): boolean {
  return form.target.trim() !== code?.target
}

/** What is to be mended before it is sent. */
export function findProblems(form: CodeForm, code: ResponseCode | undefined): CodeProblems {
  if (!needsConfirming(form, code)) return {}
  const read = readResponseTarget(form.target)
  return {
    ...('problem' in read && { target: read.problem }),
    ...(!form.isOurs && { isOurs: 'Confirm that it is your own site' }),
  }
}

/** As it is sent: of a code that there is, what differs. */
export function toChange(form: CodeForm, code: ResponseCode | undefined) {
  const words = { promo: form.promo.trim() || null, phone: form.phone.trim() || null }
  return needsConfirming(form, code) ? { ...words, target: form.target, isOurs: true as const } : words
}
