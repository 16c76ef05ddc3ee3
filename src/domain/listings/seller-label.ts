/** Who offers a space, in one name: the company where there is one. */
export function sellerLabel({ name, company }: { name: string; company: string | null }): string {
  return company ?? name
}
