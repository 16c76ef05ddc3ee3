import type { TaskList } from 'graphile-worker'
import type { AppContext } from '../../../context.ts'
import { extendContracts } from './extend-contracts.ts'

/** At night, before the day begins on the market's coast. */
export const CONTRACT_CRON = '20 9 * * * extend-contracts'

export function contractTasks(context: Pick<AppContext, 'db' | 'now' | 'metrics'>): TaskList {
  return {
    'extend-contracts': async (_payload, { logger }) => {
      const count = await extendContracts(context)
      if (count > 0) logger.info(`${count} contracts moved on`)
    },
  }
}
