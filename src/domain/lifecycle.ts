/** One transition rule: which actors may take a step from which states, and where it leads. */
export interface LifecycleRule<Step extends string, State extends string, Actor extends string> {
  step: Step
  actors: readonly Actor[]
  /** `null` stands for a thing that does not exist yet. */
  from: readonly (State | null)[]
  to: State
  needsReason?: true
  /** Offered to people as an action of its own; other steps are part of something else they do. */
  isOffered?: true
}

/** State machine of a thing, as one table. A step with several ends has a row for each of them. */
export type Lifecycle<
  Step extends string,
  State extends string,
  Actor extends string,
> = readonly LifecycleRule<Step, State, Actor>[]

export interface Move<Step, State, Actor> {
  step: Step
  actor: Actor
  reason?: string | null | undefined
  /** The requested end of a step with several; the first that fits by default. */
  to?: State | undefined
}

export type TransitionRefusal = 'wrong-status' | 'wrong-actor' | 'reason-required'
export type Transition<State> = { ok: true; to: State } | { ok: false; refusal: TransitionRefusal }

/** Decides one transition; refusals are values, never exceptions. */
export function decide<Step extends string, State extends string, Actor extends string>(
  table: Lifecycle<Step, State, Actor>,
  from: State | null,
  { step, actor, reason, to }: Move<Step, State, Actor>,
): Transition<State> {
  const allowed = table.filter((rule) => rule.step === step && rule.actors.includes(actor))
  if (allowed.length === 0) return { ok: false, refusal: 'wrong-actor' }
  const rule = allowed.find((one) => one.from.includes(from) && (to === undefined || one.to === to))
  if (!rule) return { ok: false, refusal: 'wrong-status' }
  if (rule.needsReason && !reason?.trim()) return { ok: false, refusal: 'reason-required' }
  return { ok: true, to: rule.to }
}

type AnyRule = LifecycleRule<string, string, string>
type Offered<Rule extends AnyRule> = Extract<Rule, { isOffered: true }>['step']

/** The steps offered to an actor, from one state or from any, in table order. */
export function listSteps<Rule extends AnyRule>(
  table: readonly Rule[],
  { actor, from }: { actor?: Rule['actors'][number]; from?: string },
): Offered<Rule>[] {
  const rules = table.filter(
    (rule) =>
      rule.isOffered &&
      (actor === undefined || rule.actors.includes(actor)) &&
      (from === undefined || rule.from.includes(from)),
  )
  return [...new Set(rules.map(({ step }) => step))]
}
