import { checkServices } from '../../../platform/keys/check-services.ts'
import type { SettlementContext } from './settlement-context.ts'

/** Each quarter of an hour, and when a job process starts. */
export const CHECK_KEYS_TASK = 'check-payment-keys'

type KeysContext = Pick<SettlementContext, 'providers' | 'log'>

/** Asks every provider whether it takes our keys. @throws PermanentJobError naming each that does not */
export function checkKeys({ providers, log }: KeysContext): Promise<void> {
  const checks = [...providers.values()].map(
    (provider) => [provider.id as string, () => provider.checkKeys()] as const,
  )
  return checkServices(new Map(checks), log)
}
