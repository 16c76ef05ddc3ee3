import { PermanentJobError } from '../../../platform/jobs/guard-tasks.ts'
import { ProviderKeyRefused } from '../../../platform/payments/provider.ts'
import type { SettlementContext } from './settlement-context.ts'

/** Each quarter of an hour, and when a job process starts. */
export const CHECK_KEYS_TASK = 'check-payment-keys'

type KeysContext = Pick<SettlementContext, 'providers' | 'log'>

/**
 * Asks every provider whether it takes our keys: a wrong one is known before a buyer meets it. One that is away is nothing new
 * here. @throws PermanentJobError naming each that does not: it stands in the error log and on the desk
 */
export async function checkKeys({ providers, log }: KeysContext): Promise<void> {
  const problems: string[] = []
  for (const provider of providers.values())
    await provider.checkKeys().catch((error) => {
      if (error instanceof ProviderKeyRefused) problems.push(error.message)
      else log.warn({ err: error, provider: provider.id }, 'a provider did not say whether it takes our keys')
    })
  if (problems.length > 0) throw new PermanentJobError(problems.join(' '))
}
