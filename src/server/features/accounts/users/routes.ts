import { userRoutes } from '#contract/accounts/users.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { setPageHeaders } from '../../../platform/http/id-cursor.ts'
import { mount } from '../../../platform/http/mount.ts'
import { originOf } from '../../../platform/http/origin.ts'
import { requireAdmin } from '../../../platform/http/require-actor.ts'
import { getUser as getAccount } from '../accounts/queries.ts'
import { confirmPassword } from '../accounts/sensitive-change.ts'
import { changeUser } from './change-user.ts'
import { presentUser } from './present.ts'
import { getUser, listUsers } from './queries.ts'

const PAGE_SIZE = 100

export function mountUsers(app: App, context: AppContext): void {
  const { db } = context
  mount(app, userRoutes, {
    async listUsers({ query, c }) {
      const page = await listUsers(db, query, query.limit ?? PAGE_SIZE)
      setPageHeaders(c, page)
      return page.rows.map(presentUser)
    },

    async changeUser({ params, body, c }) {
      const actor = requireAdmin(c)
      const { password, ...change } = body
      if (change.role) await confirmPassword(context, await getAccount(db, actor.personId), password ?? '')
      await changeUser(context, { id: params.id, change }, { actor, origin: originOf(c) })
      return presentUser(await getUser(db, params.id))
    },
  })
}
