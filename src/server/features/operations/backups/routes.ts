import { backupRoutes } from '#contract/operations/backups.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { originOf } from '../../../platform/http/origin.ts'
import { requireAdmin } from '../../../platform/http/require-actor.ts'
import { startBackup } from './start-backup.ts'

export function mountBackups(app: App, context: AppContext): void {
  mount(app, backupRoutes, {
    async startBackup({ c }) {
      await startBackup(context, { actorId: requireAdmin(c).personId, origin: originOf(c) })
      return { success: true }
    },
  })
}
