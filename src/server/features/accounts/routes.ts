import type { AppContext } from '../../context.ts'
import type { App } from '../../platform/http/env.ts'
import { mountAccounts } from './accounts/routes.ts'
import { mountAccountSecurity } from './accounts/security-routes.ts'
import { mountAccountSettings } from './accounts/settings-routes.ts'
import { mountApiKeys } from './api-keys/routes.ts'
import { mountOrganizations } from './organizations/routes.ts'
import { mountUsers } from './users/routes.ts'
import { mountWebhooks } from './webhooks/routes.ts'

/** The routes of the wing, in precedence. */
export function mountAccountsWing(app: App, context: AppContext): void {
  mountAccounts(app, context)
  mountAccountSettings(app, context)
  mountAccountSecurity(app, context)
  mountApiKeys(app, context)
  mountOrganizations(app, context)
  mountWebhooks(app, context)
  mountUsers(app, context)
}
