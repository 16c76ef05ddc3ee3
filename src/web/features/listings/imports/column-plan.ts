import type { Import } from '#contract/listings/imports.ts'
import { CONTRACT_FIELD_NAMES } from '#domain/listings/import/contract-fields.ts'
import { type AnyField, FIELD_NAMES, labelOf, OWN_HEADER } from '#domain/listings/import/fields.ts'
import { pictureColumns } from '#domain/listings/import/picture-addresses.ts'

export type Plan = Import['plan']
/** What a column is read as; empty when it is left out. */
export type Use = AnyField | 'specification' | ''

/** The fields that columns of a file can be, in the order of its rows. */
export function listFields(kind: Import['kind']): AnyField[] {
  return kind === 'contracts' ? ['sellerUnitId', 'listingNumber', ...CONTRACT_FIELD_NAMES] : FIELD_NAMES
}

export function findUse({ fields, specifications }: Plan, column: number): Use {
  if (specifications.includes(column)) return 'specification'
  const names = Object.keys(fields) as AnyField[]
  return names.find((field) => fields[field] === column) ?? ''
}

/** A field has one column: choosing it here takes it away there. */
export function withUse(plan: Plan, column: number, use: Use): Plan {
  const fields = Object.fromEntries(Object.entries(plan.fields).filter(([, at]) => at !== column))
  const specifications = plan.specifications.filter((at) => at !== column)
  if (use === 'specification') specifications.push(column)
  else if (use) fields[use] = column
  return { ...plan, fields, specifications }
}

/** `3 of 5 read: title, city, price` */
export function summaryOf({ columns, plan, kind }: Import): string {
  const used = listFields(kind).filter((field) => plan.fields[field] !== undefined)
  const names = used.slice(0, 4).map((field) => labelOf(field).toLowerCase())
  const more = used.length > 4 ? ` and ${used.length - 4} more` : ''
  // numbered columns of pictures beside the first one
  const beside = Math.max(0, pictureColumns({ columns, mapping: plan }).length - 1)
  return `${used.length + beside} of ${columns.length} read: ${names.join(', ')}${more}`
}

/** Columns that nothing is read from, in the order of the file. */
export function listLeftOut({ columns, plan }: Pick<Import, 'columns' | 'plan'>): string[] {
  const isOwn = (name: string) => OWN_HEADER.test(name.toLowerCase())
  const pictures = pictureColumns({ columns, mapping: plan })
  const isUsed = (column: number) => findUse(plan, column) !== '' || pictures.includes(column)
  return columns.filter((name, column) => !isUsed(column) && !isOwn(name))
}

/** `Remark, Zoning and 3 more` */
export function nameColumns(columns: readonly string[], most = 12): string {
  const more = columns.length > most ? ` and ${columns.length - most} more` : ''
  return `${columns.slice(0, most).join(', ')}${more}`
}

/** As it is sent: a default that was emptied is none. */
export function withoutBlanks(plan: Plan): Plan {
  const filled = Object.entries(plan.defaults).filter(([, value]) => value?.trim())
  return { ...plan, defaults: Object.fromEntries(filled) }
}
