import { type PaymentSettings, PROVIDER_MODULES } from './platform/payments/provider-modules.ts'

/** Those that are only valid together. */
export function checkPaymentSettings(
  settings: PaymentSettings & { PAYMENT_TEST?: boolean | undefined },
  refuse: (setting: string, message: string) => void,
): void {
  for (const { setting, message } of PROVIDER_MODULES.flatMap((one) => one.listProblems(settings)))
    refuse(setting, message)
  if (!settings.PAYMENT_TEST) return
  for (const live of PROVIDER_MODULES.map((one) => one.findLive(settings)))
    if (live) refuse('PAYMENT_TEST', `test mode does not run beside ${live}`)
}

/** Whether real money may move, or a service's own test money. */
export function hasPaymentKeys(settings: PaymentSettings): boolean {
  return PROVIDER_MODULES.some((one) => one.hasKeys(settings))
}
