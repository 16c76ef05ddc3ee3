import type { Client } from '#contract/booking/clients.ts'

/** As it stands in the form: brands are lines, and nobody is an empty choice. */
export type TypedClient = Pick<
  Client,
  'name' | 'class' | 'contact' | 'email' | 'phone' | 'note' | 'address' | 'taxExemption'
> & {
  brands: string
  repId: string
}

export const NOTHING_TYPED: TypedClient = {
  name: '',
  class: 'local',
  contact: '',
  email: '',
  phone: '',
  note: '',
  address: '',
  taxExemption: '',
  brands: '',
  repId: '',
}

export function toTyped(client: Client): TypedClient {
  const { name, class: kind, contact, email, phone, note, address, taxExemption, brands, rep } = client
  const lines = { brands: brands.join('\n'), repId: rep ? String(rep.id) : '' }
  return { name, class: kind, contact, email, phone, note, address, taxExemption, ...lines }
}

export function toClientInput({ brands, email, repId, ...typed }: TypedClient) {
  const lines = brands.split('\n').map((line) => line.trim())
  return {
    ...typed,
    email: email.trim(),
    brands: lines.filter((line) => line !== ''),
    repId: repId === '' ? null : Number(repId),
  }
}

/** Whom a client can be given to; who looks after it stays among them, whatever became of them. */
export function toRepChoices(
  members: readonly { id: number; name: string }[],
  rep: Client['rep'],
): { value: string; label: string }[] {
  const known = rep === null || members.some(({ id }) => id === rep.id) ? members : [...members, rep]
  return [
    { value: '', label: 'Nobody' },
    ...known.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
}
