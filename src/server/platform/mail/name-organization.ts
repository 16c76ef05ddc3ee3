import { withActingFor } from '#domain/acting-for.ts'
import type { Mail } from './mail.ts'

/** The button of a mail names the organization that it is about, where its reader belongs to several. */
export function nameOrganization<T extends Pick<Mail, 'letter'>>(mail: T, organizationId: number | null): T {
  const { action } = mail.letter
  if (!action || organizationId === null) return mail
  const url = withActingFor(action.url, organizationId)
  return { ...mail, letter: { ...mail.letter, action: { ...action, url } } }
}
