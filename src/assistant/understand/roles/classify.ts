import { type Reading, type Role, ruledRole } from '../reading.ts'
import { featuresOf, openScene } from './features.ts'
import { agreeInLists } from './grammar/agree.ts'
import { certainRoles } from './grammar/certain-roles.ts'
import { findLists } from './grammar/lists.ts'
import { otherAmounts } from './grammar/other-amounts.ts'
import { datesOfPlans } from './grammar/plans.ts'
import { type Mention, ROLES } from './mentions.ts'
import type { ScoreMentions } from './network/network.ts'
import { isPlain } from './plain.ts'

/** One weight a role for every feature, in the order of `ROLES`. */
export type RoleWeights = ReadonlyMap<string, readonly number[]>

/** What was learned of roles: weights of features, and a network that reads the whole text. Both speak in log-odds, and are added. */
export interface RoleModel {
  weights: RoleWeights
  scoreMentions?: ScoreMentions
}

export interface Decision {
  mention: Mention
  role: Role
  /** How much better the role is than the next best; 0 is a coin toss. */
  margin: number
  /** Everything that was looked at. */
  features: string[]
  /** What the network said of each role. */
  network: readonly number[]
}

/** An amount or a date that leads by less is as good as not learned: its rules know more than most. */
const UNSURE_FIGURE = 1

/** The roles of all mentions, from left to right: each knows what those before it are for. */
export function classifyMentions(
  reading: Reading,
  mentions: readonly Mention[],
  { weights, scoreMentions }: RoleModel,
): Decision[] {
  const scene = openScene(reading, mentions)
  const read = scoreMentions?.(scene) ?? []
  const roles: Role[] = []
  const lists = findLists(reading, mentions)
  const certain = new Map([
    ...certainRoles(reading, lists),
    ...datesOfPlans(reading, mentions),
    ...otherAmounts(reading, mentions),
  ])
  const decisions = mentions.map((mention, index): Decision => {
    const features = featuresOf(scene, index, roles)
    const said = read[index] ?? ROLES.map(() => 0)
    const scores = scoresOf(features, weights).map((score, role) => score + (said[role] as number))
    const sorted = [...scores].sort((a, b) => b - a)
    const learned = ROLES[scores.indexOf(sorted[0] as number)] as Role
    const margin = (sorted[0] as number) - (sorted[1] as number)
    const isUnsure = margin < UNSURE_FIGURE && (mention.kind === 'amount' || mention.kind === 'date')
    const role =
      certain.get(mention) ??
      (isUnsure || isTradeWord(mention, learned) || isPlain(reading, mentions, mention)
        ? ruledRole(reading, mention.kind, mention)
        : learned)
    roles.push(role)
    return { mention, role, margin, features, network: said }
  })
  const learned = new Map(decisions.map(({ mention, role }) => [mention, role]))
  const mended = agreeInLists(reading, lists, { roles: learned, certain })
  return decisions.map((decision) => ({ ...decision, role: mended.get(decision.mention) ?? decision.role }))
}

/** "Out of home" is a word of the trade: whoever says it speaks of space, and only the rules tell theirs from others'. */
function isTradeWord({ value }: Mention, learned: Role): boolean {
  return value === 'out-of-home' && learned === 'aside'
}

export function scoresOf(features: readonly string[], weights: RoleWeights): number[] {
  const scores = ROLES.map(() => 0)
  for (const feature of features) {
    const weight = weights.get(feature)
    if (weight)
      for (let n = 0; n < scores.length; n++) scores[n] = (scores[n] as number) + (weight[n] as number)
  }
  return scores
}
