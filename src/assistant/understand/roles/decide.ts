import { readNetwork, readWeights } from '../../model/read-model.ts'
import { mentionKey, type Reading } from '../reading.ts'
import { classifyMentions, type Decision, type RoleModel } from './classify.ts'
import { follows, isRefusedDirectly } from './direct-refusal.ts'
import { listAllMentions, type Mention, ROLES } from './mentions.ts'
import { toReader } from './network/network.ts'
import { loadNetwork } from './network/stored.ts'

let loaded: RoleModel | undefined

/** What was learned; read at the first request. */
function loadModel(): RoleModel {
  loaded ??= {
    weights: new Map(readWeights('role-weights')),
    scoreMentions: toReader(loadNetwork(readNetwork())),
  }
  return loaded
}

/** The reading with what has been learned of its mentions. */
export function decideRoles(reading: Reading, model = loadModel()): Reading {
  const decisions = keepRefusals(reading, classifyMentions(reading, listAllMentions(reading), model))
  return {
    ...withTowns(reading, decisions),
    roles: new Map(decisions.map(({ mention, role }) => [mentionKey(mention.kind, mention), role])),
  }
}

/** The reading in which the unsure names that are asked for are places like any other. */
export function withTowns(
  reading: Reading,
  decisions: readonly Pick<Decision, 'mention' | 'role'>[],
): Reading {
  const isTown = ({ first }: { first: number }) =>
    decisions.some(
      ({ mention, role }) =>
        mention.kind === 'place' && mention.unsure && mention.start === first && role === 'wanted',
    )
  const towns = reading.unsurePlaces.filter(isTown)
  if (towns.length === 0) return reading
  const placeAt = [...reading.placeAt]
  for (const [n, { first, next }] of towns.entries()) placeAt.fill(reading.places.length + n, first, next)
  return { ...reading, places: [...reading.places, ...towns], placeAt }
}

/** Venues and audiences refused in so many words stay refused: to offer them would turn the request round. */
function keepRefusals(
  reading: Reading,
  decisions: readonly Decision[],
): Pick<Decision, 'mention' | 'role'>[] {
  let last: Mention | undefined
  return decisions.map(({ mention, role }) => {
    const isOfPeople = mention.kind === 'venue' || mention.kind === 'audience'
    if (!isOfPeople) return { mention, role }
    if (!isRefusedDirectly(reading, mention) && !(last && follows(reading, last, mention)))
      return { mention, role }
    last = mention
    return { mention, role: 'refused' }
  })
}

export interface ExplainedRole extends Decision {
  /** The features that spoke for the role, strongest first. */
  because: { feature: string; weight: number }[]
}

/** As {@link decideRoles}, with what spoke for each role. */
export function explainRoles(reading: Reading, model = loadModel()): ExplainedRole[] {
  return classifyMentions(reading, listAllMentions(reading), model).map((decision) => {
    const at = ROLES.indexOf(decision.role)
    const because = decision.features
      .map((feature) => ({ feature, weight: model.weights.get(feature)?.[at] ?? 0 }))
      .concat({ feature: 'the whole text', weight: decision.network[at] as number })
      .filter(({ weight }) => weight > 0)
      .sort((a, b) => b.weight - a.weight)
    return { ...decision, because }
  })
}
