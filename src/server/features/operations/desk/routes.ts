import { deskRoutes } from '#contract/operations/desk.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { getBackupState, getFirstStart, toWaiting } from '../backups/backup-state.ts'
import { listWaiting } from './queries.ts'

/** The first page of the admin desk. */
export function mountDesk(app: App, { db, config, now }: AppContext): void {
  mount(app, deskRoutes, {
    async getDesk() {
      const [rows, backups, firstStart] = await Promise.all([
        listWaiting(db, now()),
        getBackupState(db, config.BACKUP_DIR),
        getFirstStart(db),
      ])
      const waiting = rows.map((row) => ({ ...row, since: row.since?.toISOString() ?? null }))
      return { waiting: [...waiting, toWaiting(backups, firstStart, now())], backups }
    },
  })
}
