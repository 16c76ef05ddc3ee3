import { toOrganizationName } from '../../../platform/db/organization-name.ts'
import type { Mail } from '../../../platform/mail/mail.ts'

type Asker = { email: string; person: string } & Parameters<typeof toOrganizationName>[0]

/** To who asked for the file. */
export function exportReadyMail({ email, person, ...company }: Asker, url: string): Mail {
  const name = toOrganizationName(company)
  return {
    to: email,
    subject: `The data of ${name} is ready`,
    letter: {
      heading: `The data of ${name} is ready`,
      paragraphs: [
        `Hello ${person},`,
        'The file that you asked for is written. Its owners can download it on the team page for a day; then it is deleted.',
      ],
      action: { label: 'Open the team page', url },
      footer: 'You get this mail because you asked for it.',
    },
  }
}
