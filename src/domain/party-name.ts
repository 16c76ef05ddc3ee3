/** A person, with the company where there is one: "Ana Lee, Fremont Signs". A company that acts in its own name is named once. */
export function toPartyName({ name, company }: { name: string; company: string | null }): string {
  return company && company !== name ? `${name}, ${company}` : name
}
