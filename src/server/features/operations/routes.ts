import type { AppContext } from '../../context.ts'
import type { App } from '../../platform/http/env.ts'
import { mountApiDocument } from './api-document/routes.ts'
import { mountAudit } from './audit/routes.ts'
import { mountBackups } from './backups/routes.ts'
import { mountDesk } from './desk/routes.ts'
import { logServerError } from './error-log/log-server-error.ts'
import { mountErrorLog } from './error-log/routes.ts'
import { mountJobs } from './jobs/routes.ts'
import { mountOutbox } from './outbox/routes.ts'

/** The routes of the wing, in precedence. */
export function mountOperationsWing(app: App, context: AppContext): void {
  mountOutbox(app, context, (refusal, c) => logServerError(context, refusal, c))
  mountErrorLog(app, context)
  mountJobs(app, context)
  mountBackups(app, context)
  mountDesk(app, context)
  mountAudit(app, context)
  mountApiDocument(app, context)
}
