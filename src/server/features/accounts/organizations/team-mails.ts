import { formatLongDay } from '#domain/format-dates.ts'
import { accountPath, joinPath, teamPath } from '#domain/paths.ts'
import { type OrganizationRole, ROLE_LABELS } from '#domain/roles.ts'
import type { Config } from '../../../config.ts'
import type { Mail } from '../../../platform/mail/mail.ts'

type Site = Pick<Config, 'PUBLIC_URL'>

interface Invited {
  to: string
  organization: string
  invitedBy: string
  role: OrganizationRole
  token: string
  expiresAt: Date
}

export function invitationMail({ PUBLIC_URL }: Site, invited: Invited): Mail {
  const { to, organization, invitedBy, role, token, expiresAt } = invited
  const heading = `${invitedBy} invites you to ${organization}`
  return {
    to,
    fromName: `${invitedBy} via Placard`,
    subject: heading,
    letter: {
      heading,
      paragraphs: [
        `You are invited to work for ${organization} on Placard, as ${ROLE_LABELS[role]}.`,
        `The link is for this address alone. It works once, until ${formatLongDay(expiresAt)}. If you have no account yet, you make one with this address.`,
      ],
      action: { label: 'Look at the invitation', url: `${PUBLIC_URL}${joinPath(token)}` },
      footer: 'If you do not know who this is, ignore this message: nothing happens.',
    },
  }
}

export function removedMail(
  { PUBLIC_URL }: Site,
  { to, organization }: { to: string; organization: string },
): Mail {
  const heading = `You are no longer a member of ${organization}`
  return {
    to,
    subject: heading,
    letter: {
      heading,
      paragraphs: [
        `Somebody removed you from ${organization} on Placard. Your own account stays as it is, and what you did there stays with the company.`,
      ],
      action: { label: 'Open your account', url: `${PUBLIC_URL}${accountPath()}` },
      footer: 'Ask an owner of the company if you think that this is a mistake.',
    },
  }
}

export function ownershipMail(
  { PUBLIC_URL }: Site,
  { to, organization, by }: { to: string; organization: string; by: string },
): Mail {
  const heading = `${by} offers you ownership of ${organization}`
  return {
    to,
    subject: heading,
    letter: {
      heading,
      paragraphs: [
        'An owner decides about payouts, the name and the team. Nothing changes until you accept it on the page of your team.',
      ],
      action: { label: 'Answer on the page', url: `${PUBLIC_URL}${teamPath()}` },
      footer: 'If you do not want it, decline it there.',
    },
  }
}

/** To every owner: who came, so that an invitation that went astray is noticed. */
export function joinedMail(
  { PUBLIC_URL }: Site,
  {
    to,
    organization,
    name,
    role,
  }: { to: string; organization: string; name: string; role: OrganizationRole },
): Mail {
  const heading = `${name} joined ${organization}`
  return {
    to,
    subject: heading,
    letter: {
      heading,
      paragraphs: [`${name} accepted the invitation and works for ${organization} as ${ROLE_LABELS[role]}.`],
      action: { label: 'See your team', url: `${PUBLIC_URL}${teamPath()}` },
      footer: 'If this is not whom you invited, remove them there.',
    },
  }
}
