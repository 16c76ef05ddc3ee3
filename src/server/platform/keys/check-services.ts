import { findKeyRefused } from '../http/find-key-refused.ts'
import { PermanentJobError } from '../jobs/guard-tasks.ts'
import type { Log } from '../log/log.ts'
import type { KeyCheck } from './keys-health.ts'

/**
 * Asks each service whether it takes our key: a wrong one is known before somebody meets it. One that is away is nothing new here.
 * @param services by name
 * @throws PermanentJobError naming each that does not: it stands in the error log and on the desk
 */
export async function checkServices(
  services: ReadonlyMap<string, KeyCheck>,
  log: Pick<Log, 'warn'>,
): Promise<void> {
  const problems: string[] = []
  for (const [service, check] of services)
    await check().catch((error) => {
      const refused = findKeyRefused(error)
      if (refused) problems.push(refused.message)
      else log.warn({ err: error, service }, 'a service did not say whether it takes our key')
    })
  if (problems.length > 0) throw new PermanentJobError(problems.join(' '))
}
