import { withActingFor } from '#domain/acting-for.ts'
import { formatZonedTime } from '#domain/format-dates.ts'
import { teamPath } from '#domain/paths.ts'
import type { Config } from '../../../config.ts'
import type { Mail } from '../../../platform/mail/mail.ts'

type Site = Pick<Config, 'PUBLIC_URL'>

interface Owner {
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
  { email, name }: Owner,
  { id, company, by, dueAt }: DeletionRequest,
): Mail {
  return {
    to: email,
    subject: `${company} will be deleted on Placard`,
    letter: {
      heading: `${company} will be deleted`,
      paragraphs: [
        `Hello ${name},`,
        `${by} asked that ${company} be deleted. That happens on ${formatZonedTime(dueAt.toISOString())}, and cannot be undone then. Until then it works as before, and every owner can stop it.`,
        'Its spaces, calendars, contracts, proposals, plans, files and keys go. Bookings, conversations and papers that others have a part in stay with them.',
      ],
      action: { label: 'Look at it, or stop it', url: pageOf(site, id) },
      footer: FOOTER,
    },
  }
}

export function deletionStoppedMail(
  { email, name }: Owner,
  { company, by }: { company: string; by: string },
): Mail {
  return {
    to: email,
    subject: `${company} is not deleted`,
    letter: {
      heading: `${company} is not deleted`,
      paragraphs: [`Hello ${name},`, `${by} stopped the deletion of ${company}. Nothing has changed.`],
      footer: FOOTER,
    },
  }
}

export function deletionRefusedMail(
  site: Site,
  { email, name }: Owner,
  { id, company, why }: { id: number; company: string; why: string },
): Mail {
  return {
    to: email,
    subject: `${company} could not be deleted`,
    letter: {
      heading: `${company} could not be deleted`,
      paragraphs: [
        `Hello ${name},`,
        `${company} was to be deleted today, and is kept. ${why}`,
        'Nothing has changed. Ask for it again once they are settled.',
      ],
      action: { label: 'Open the team page', url: pageOf(site, id) },
      footer: FOOTER,
    },
  }
}

export function companyDeletedMail({ email, name }: Owner, company: string): Mail {
  return {
    to: email,
    subject: `${company} was deleted on Placard`,
    letter: {
      heading: `${company} was deleted`,
      paragraphs: [
        `Hello ${name},`,
        `${company} is no longer on Placard, as its owners asked seven days ago. Your own account stays as it is.`,
      ],
      footer: 'You get this mail because you were an owner of this company on Placard.',
    },
  }
}
