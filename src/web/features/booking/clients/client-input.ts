import type { Client } from '#contract/booking/clients.ts'

/** As it stands in the form: brands are lines. */
export type TypedClient = Pick<Client, 'name' | 'class' | 'contact' | 'email' | 'phone' | 'note'> & {
  brands: string
}

export const NOTHING_TYPED: TypedClient = {
  name: '',
  class: 'local',
  contact: '',
  email: '',
  phone: '',
  note: '',
  brands: '',
}

export function toTyped({ name, class: kind, contact, email, phone, note, brands }: Client): TypedClient {
  return { name, class: kind, contact, email, phone, note, brands: brands.join('\n') }
}

export function toClientInput({ brands, email, ...typed }: TypedClient) {
  const lines = brands.split('\n').map((line) => line.trim())
  return { ...typed, email: email.trim(), brands: lines.filter((line) => line !== '') }
}
