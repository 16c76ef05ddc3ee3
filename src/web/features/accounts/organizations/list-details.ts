import type { Team } from '#contract/accounts/organizations.ts'

/** What is known of a company, for who may not change it. */
export function listDetails(name: string, { email, phone, address }: NonNullable<Team['details']>) {
  const facts = [
    { label: 'Name', text: name },
    { label: 'Email', text: email },
    { label: 'Phone', text: phone },
    { label: 'Address', text: address },
  ]
  return facts.flatMap(({ label, text }) => (text ? [{ label, text }] : []))
}
