import { sql } from 'kysely'
import { teamPath } from '#domain/paths.ts'
import type { Config } from '../../../config.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { namedOf } from '../../../platform/db/membership.ts'
import { sendMails } from '../../../platform/mail/mail.ts'
import { nameOrganization } from '../../../platform/mail/name-organization.ts'

export type TransferNews = 'offered' | 'accepted' | 'declined' | 'withdrawn' | 'moved'

interface TransferNames {
  title: string
  from: string
  to: string
}

const NEWS: Record<TransferNews, (told: TransferNames) => { heading: string; more: string; button: string }> =
  {
    offered: ({ title, from }) => ({
      heading: `${from} offers you “${title}”`,
      more: 'Nothing changes until an owner accepts it. With it come its page, pictures, calendar and the days that are still free; bookings, conversations and payments of before stay where they are.',
      button: 'Answer on the page',
    }),
    accepted: ({ title, to }) => ({
      heading: `“${title}” belongs to ${to} now`,
      more: 'Bookings, conversations and payments of before stay with you.',
      button: 'See your transfers',
    }),
    declined: ({ title, to }) => ({
      heading: `${to} declined “${title}”`,
      more: 'It stays with you.',
      button: 'See your transfers',
    }),
    withdrawn: ({ title, from }) => ({
      heading: `${from} no longer offers you “${title}”`,
      more: 'There is nothing to do.',
      button: 'See your transfers',
    }),
    moved: ({ title, from }) => ({
      heading: `“${title}” came from ${from}`,
      more: 'An owner of both moved it. Bookings, conversations and payments of before stay with the other organization.',
      button: 'See your transfers',
    }),
  }

/** Tells the owners of one side by mail, but for who did it. */
export async function mailTransfer(
  { config }: { config: Config },
  trx: Tx,
  { to: organizationId, news, told, by }: { to: number; news: TransferNews; told: TransferNames; by: number },
): Promise<void> {
  const owners = await trx
    .selectFrom('organization_members as member')
    .innerJoin('users', 'users.id', 'member.user_id')
    .select(['users.email', 'users.name', 'users.username'])
    .select(namedOf(sql.ref('member.user_id'), sql.ref('member.organization_id')).as('acting_for'))
    .where('member.organization_id', '=', organizationId)
    .where('member.role', '=', 'owner')
    .where('users.deleted_at', 'is', null)
    .where('users.id', '<>', by)
    .execute()
  const { heading, more, button } = NEWS[news](told)
  await sendMails(
    trx,
    owners.map(({ email, name, username, acting_for }) =>
      nameOrganization(
        {
          to: email,
          subject: heading,
          letter: {
            heading,
            paragraphs: [`Hello ${name ?? username},`, more],
            action: { label: button, url: `${config.PUBLIC_URL}${teamPath()}` },
            footer: 'You get this mail because you are an owner of this organization on Placard.',
          },
        },
        acting_for,
      ),
    ),
  )
}
