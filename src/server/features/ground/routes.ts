import type { AppContext } from '../../context.ts'
import type { App } from '../../platform/http/env.ts'
import { mountCounts } from './counts/routes.ts'
import { mountLedger } from './ledger/routes.ts'
import { mountNotices } from './notices/routes.ts'

/** The routes of the wing, in precedence. */
export function mountGroundWing(app: App, context: AppContext): void {
  mountLedger(app, context)
  mountNotices(app, context)
  mountCounts(app, context)
}
