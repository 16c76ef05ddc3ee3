import { withActingFor } from '#domain/acting-for.ts'
import { formatZonedTime } from '#domain/format-dates.ts'
import { teamPath } from '#domain/paths.ts'
import type { Config } from '../../../config.ts'
import type { Mail } from '../../../platform/mail/mail.ts'

type Site = Pick<Config, 'PUBLIC_URL'>

interface Member {
  email: string
  name: string
}

const FOOTER = 'You get this mail because you are an owner of this company on Placard.'

const pageOf = ({ PUBLIC_URL }: Site, id: number) =>
  `${PUBLIC_URL}${withActingFor(`${teamPath()}#delete-company`, id)}`

interface DeletionRequest {
  id: number
  company: string
  by: string
  dueAt: Date
}

export function deletionRequestedMail(
  site: Site,
  { email, name }: Member,
  { id, company, by, dueAt }: DeletionRequest,
): Mail {
  return {
    to: email,
    subject: `${company} will be deleted on Placard`,
    letter: {
      heading: `${company} will be deleted`,
      paragraphs: [
        `Hello ${name},`,
        `${by} asked us to delete ${company}. It will be deleted on ${formatZonedTime(dueAt.toISOString())}, and that cannot be undone. Until then everything works as before, and any owner can stop it.`,
        'Its spaces, calendars, contracts, proposals, plans, files and keys will be deleted. The people and companies it did business with keep their bookings, conversations and documents.',
      ],
      action: { label: 'Review or stop the deletion', url: pageOf(site, id) },
      footer: FOOTER,
    },
  }
}

export function deletionStoppedMail(
  { email, name }: Member,
  { company, by }: { company: string; by: string },
): Mail {
  return {
    to: email,
    subject: `${company} will not be deleted`,
    letter: {
      heading: `${company} will not be deleted`,
      paragraphs: [`Hello ${name},`, `${by} stopped the deletion of ${company}. Everything stays as it is.`],
      footer: FOOTER,
    },
  }
}

export function deletionRefusedMail(
  site: Site,
  { email, name }: Member,
  { id, company, why }: { id: number; company: string; why: string },
): Mail {
  return {
    to: email,
    subject: `${company} was not deleted`,
    letter: {
      heading: `${company} was not deleted`,
      paragraphs: [
        `Hello ${name},`,
        `${company} was due to be deleted today, but it was not. Nothing has changed. ${why}`,
      ],
      action: { label: 'Open the team page', url: pageOf(site, id) },
      footer: FOOTER,
    },
  }
}

/** To everybody who worked there. */
export function companyDeletedMail({ email, name }: Member, company: string): Mail {
  return {
    to: email,
    subject: `${company} was deleted on Placard`,
    letter: {
      heading: `${company} was deleted`,
      paragraphs: [
        `Hello ${name},`,
        `${company} was deleted from Placard: an owner asked for it seven days ago, and nobody stopped it. Your own account stays as it is.`,
      ],
      footer: 'You get this mail because you were a member of this company on Placard.',
    },
  }
}
