import type { Context } from 'hono'
import { accountDataRoutes } from '#contract/account-data/account-data.ts'
import { companyDataRoutes } from '#contract/account-data/account-data-companies.ts'
import type { Route } from '#contract/route.ts'
import { withActingFor } from '#domain/acting-for.ts'
import { teamPath } from '#domain/paths.ts'
import type { AppContext } from '../../../context.ts'
import { recordAudit } from '../../../platform/db/audit.ts'
import { answerPrivateFile } from '../../../platform/http/answer-private-file.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { App, RequestEnv } from '../../../platform/http/env.ts'
import { isForm, mount } from '../../../platform/http/mount.ts'
import { originOf } from '../../../platform/http/origin.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { clearSessionCookie } from '../../../platform/http/session-cookie.ts'
import type { PersonalData } from '../../../platform/personal-data/personal-data.ts'
import { confirmPassword } from '../../accounts/accounts/sensitive-change.ts'
import { askDeletion, readDeletion, stopDeletion } from './company-deletion.ts'
import { askCompanyExport, getExportPath, readCompanyExport } from './company-export.ts'
import { deleteAccount } from './delete-account.ts'
import { exportAccount } from './export-account.ts'
import { readAccount, toPerson } from './person.ts'

/** One's own data: every route works on the signed-in user, so nobody else's can be addressed. */
export function mountAccountData(
  app: App,
  { context, personalData }: { context: AppContext; personalData: PersonalData },
): void {
  const { db, config } = context
  const me = (c: Context<RequestEnv>) => readAccount(db, requireActor(c).personId)

  mount(app, accountDataRoutes, {
    async deleteAccount({ body, c }) {
      const user = await me(c)
      await confirmPassword(context, user, body.password)
      await deleteAccount(context, { user, origin: originOf(c), personalData })
      clearSessionCookie(c, config)
      return { success: true, message: 'Your account is deleted.' }
    },

    async exportAccount({ body, c }) {
      const user = await me(c)
      await confirmPassword(context, user, body.password)
      const subject = { type: 'user', id: user.id }
      const exported = { actorId: user.id, action: 'user.exported', subject, origin: originOf(c) }
      await db.transaction().execute((trx) => recordAudit(trx, exported))
      c.header('content-disposition', `attachment; filename="placard-account-${user.id}.json"`)
      return c.body(
        await exportAccount(context, {
          person: await toPerson(context.db, user),
          tables: personalData.tables,
        }),
        200,
        { 'content-type': 'application/json' },
      )
    },
  })

  /** A form without scripts leads back to the page. */
  const showDeletion = (c: Context<RequestEnv>, route: Route) => {
    const { organizationId } = requireActor(c)
    if (!isForm(c, route)) return readDeletion(db, organizationId)
    return c.redirect(withActingFor(`${teamPath()}#delete-company`, organizationId), 303)
  }

  mount(app, companyDataRoutes, {
    getCompanyExport: ({ c }) => readCompanyExport(context, requireActor(c).organizationId),

    async exportCompany({ body, c }) {
      const actor = requireActor(c)
      await confirmPassword(context, await me(c), body.password)
      await askCompanyExport(context, { actor, origin: originOf(c), tables: personalData.tables })
      if (!isForm(c, companyDataRoutes.exportCompany)) return readCompanyExport(context, actor.organizationId)
      return c.redirect(withActingFor(`${teamPath()}#company-data`, actor.organizationId), 303)
    },

    async getCompanyExportFile({ params: { id }, c }) {
      const { organizationId } = requireActor(c)
      const path = await getExportPath(context, { id, organizationId })
      const file = { path, mediaType: 'application/json', name: `placard-company-${organizationId}.json` }
      const answer = await answerPrivateFile(c, context.files, file)
      if (!answer) throw new AppError('not-found')
      return answer
    },

    getCompanyDeletion: ({ c }) => readDeletion(db, requireActor(c).organizationId),

    async deleteCompany({ body, c }) {
      const actor = requireActor(c)
      await confirmPassword(context, await me(c), body.password)
      await askDeletion(context, body, { actor, origin: originOf(c) })
      return showDeletion(c, companyDataRoutes.deleteCompany)
    },

    async keepCompany({ c }) {
      await stopDeletion(context, { actor: requireActor(c), origin: originOf(c) })
      return showDeletion(c, companyDataRoutes.keepCompany)
    },
  })
}
