import { affidavitRoutes } from '#contract/booking/proofs-affidavits.ts'
import type { AppContext } from '../../../../context.ts'
import type { App } from '../../../../platform/http/env.ts'
import { mount } from '../../../../platform/http/mount.ts'
import { requireActor } from '../../../../platform/http/require-actor.ts'
import { getProofs } from '../get-proofs.ts'
import { PROOFS_PER_USER } from '../limits.ts'
import { signAffidavit } from './sign-affidavit.ts'

export function mountAffidavits(app: App, context: AppContext): void {
  mount(app, affidavitRoutes, {
    async signAffidavit({ params: { id: bookingId }, body: input, c }) {
      const actor = requireActor(c)
      await context.limiter.take(PROOFS_PER_USER, String(actor.personId))
      await signAffidavit(context, { bookingId, actor, input })
      return getProofs(context, bookingId, actor)
    },
  })
}
