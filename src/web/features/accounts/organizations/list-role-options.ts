import { listGivenRoles, type OrganizationRole, ROLE_LABELS } from '#domain/roles.ts'

/** What may be given to a member, and what they have: an owner stays one in the list until another role is chosen. */
export function listRoleOptions(reader: OrganizationRole, member: OrganizationRole) {
  const given = listGivenRoles(reader).map((value) => ({ value: value as string, label: ROLE_LABELS[value] }))
  if (given.some(({ value }) => value === member)) return given
  return [{ value: member as string, label: ROLE_LABELS[member] }, ...given]
}
