import type { AdType } from '../vocabulary.ts'
import type { ImportPlan } from './draft.ts'
import type { ImportField, Mapping } from './fields.ts'
import { adTypeOf } from './guess-ad-type.ts'
import { checkDefaults } from './plan.ts'

/** What people decide about a file: which column is which, and what stands in for blank cells. Kept as it is shown. */
export interface PlanSettings extends Mapping {
  defaults: Partial<Record<ImportField, string>>
}

interface PlannedFile {
  columns: readonly string[]
  /** Medium of the file as a whole, where its name, headers and cells tell. */
  guessedAdType: AdType | null
}

/** A plan as rows are read by it. */
export function toPlan(file: PlannedFile, settings: PlanSettings): ImportPlan {
  const { fields, specifications, defaults } = settings
  const adType = (defaults.adType ? adTypeOf(defaults.adType) : undefined) ?? file.guessedAdType ?? undefined
  return { columns: file.columns, mapping: { fields, specifications }, defaults, adType }
}

/** What is wrong with settings for a file of these columns, one sentence each; empty when nothing is. */
export function checkPlanSettings(columns: readonly string[], settings: PlanSettings): string[] {
  const { fields, specifications, defaults } = settings
  const used = [...Object.values(fields), ...specifications]
  const unknown = used.find((column) => columns[column] === undefined)
  if (unknown !== undefined) return [`There is no column ${unknown + 1}.`]
  const twice = used.find((column, index) => used.indexOf(column) !== index)
  if (twice !== undefined) return [`The column "${columns[twice]}" is used twice.`]
  return checkDefaults(defaults)
}
