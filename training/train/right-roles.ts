import { mentionKey, type Reading, type Role } from '#assistant/understand/reading.ts'
import { withTowns } from '#assistant/understand/roles/decide.ts'
import { listAllMentions, type Mention } from '#assistant/understand/roles/mentions.ts'
import type { Criteria } from '#domain/discovery/criteria.ts'
import { type Answer, answersOf } from './allowed-roles.ts'

/**
 * The reading with the role that its labels give every mention. What is read of it and differs from the labels is no fault
 * of roles: a word, place, amount or date is not found, or found where none is.
 */
export function giveRightRoles(reading: Reading, expected: Criteria): Reading {
  const mentions = listAllMentions(reading)
  const explained = new Set<string>()
  const decisions = answersOf(mentions, expected, reading).map((answer, index) => {
    const mention = mentions[index] as Mention
    return { mention, role: rightRole(answer, mention, explained) }
  })
  const roles = new Map(decisions.map(({ mention, role }) => [mentionKey(mention.kind, mention), role]))
  return { ...withTowns(reading, decisions), roles }
}

/** One mention explains a label; of a medium all do, for what is said of it last holds. */
function rightRole({ allowed, group }: Answer, { kind }: Mention, explained: Set<string>): Role {
  if (group && (kind === 'medium' || !explained.has(group.key))) {
    explained.add(group.key)
    return group.role
  }
  return allowed.includes('aside') ? 'aside' : (allowed[0] as Role)
}
