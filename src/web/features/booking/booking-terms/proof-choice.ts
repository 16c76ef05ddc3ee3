import { proofSentence } from '#domain/booking/proof/duty-words.ts'
import { listProofPresets } from '#domain/booking/proof/presets.ts'
import type { ProofRule } from '#domain/booking/proof/rule.ts'
import type { AdType } from '#domain/vocabulary.ts'

/** As it is typed: days as text. */
export type ProofForm = (Omit<ProofRule, 'workingDays'> & { workingDays: string })[]

const USUAL = 'usual'
/** Things that no preset of the medium asks for: set by the API, or before the medium or its presets changed. */
const AS_SET = 'as-set'

export const toProofForm = (rules: readonly ProofRule[]): ProofForm =>
  rules.map((rule) => ({ ...rule, workingDays: String(rule.workingDays) }))

/** What is sent; not checked yet. */
export const toProofInput = (form: ProofForm): ProofRule[] =>
  form.map((rule) => ({
    ...rule,
    workingDays: rule.workingDays.trim() === '' ? Number.NaN : Number(rule.workingDays),
  }))

/** What is set and no preset is offered as it is, so that nothing else is shown or sent in its place. */
export function listProofOptions(form: ProofForm | null, medium: AdType) {
  return [
    ...(proofChoiceOf(form, medium) === AS_SET ? [{ value: AS_SET, label: 'As set before' }] : []),
    { value: USUAL, label: 'As usual for this space' },
    ...listProofPresets(medium).map(({ id, label }) => ({ value: id, label })),
  ]
}

const shapeOf = (rules: readonly Pick<ProofRule, 'about' | 'kind'>[]) =>
  rules.map(({ about, kind }) => `${about} ${kind}`).join()

/** The preset of the same things, whatever its days. */
export function proofChoiceOf(form: ProofForm | null, medium: AdType): string {
  if (!form) return USUAL
  const found = listProofPresets(medium).find(({ rules }) => shapeOf(rules) === shapeOf(form))
  return found?.id ?? AS_SET
}

export function toChosenProof(next: string, medium: AdType): ProofForm | null {
  const preset = listProofPresets(medium).find(({ id }) => id === next)
  return preset ? toProofForm(preset.rules) : null
}

/** The sentence that both sides sign. */
export function describeProofChoice(form: ProofForm | null, usual: readonly ProofRule[]): string {
  if (!form) return proofSentence(usual)
  const rules = toProofInput(form)
  return rules.some(({ workingDays }) => Number.isNaN(workingDays)) ? '' : proofSentence(rules)
}

/** What each number of days is counted from. */
export const DAYS_LABELS: Record<ProofRule['about'], string> = {
  posting: 'Days after the start',
  rotation: 'Days after new artwork',
  log: 'Days after each 28 days',
  run: 'Days after each 28 days',
  post: 'Days after the post',
  issue: 'Days after the issue',
  event: 'Days after the last day',
}
