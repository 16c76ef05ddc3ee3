import { type Capability, capabilitiesOf } from '#domain/roles.ts'
import { useAuth } from './auth-context.ts'

/** Whether the role in the organization that somebody acts for includes something: without it there is no button for it. */
export function useMay(capability: Capability): boolean {
  const { user } = useAuth()
  const acting = user?.organizations.find(({ id }) => id === user.actingFor)
  return acting === undefined || capabilitiesOf(acting.role).has(capability)
}
