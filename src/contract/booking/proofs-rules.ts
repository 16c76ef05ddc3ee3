import { z } from 'zod'
import { PROOF_KINDS, PROOF_LIMITS, PROOF_SUBJECTS } from '#domain/booking/proof/rule.ts'

const days = PROOF_LIMITS.workingDays

/** What a seller shows of each placement, and by when: working days after what it is about. */
export const ProofRules = z
  .array(
    z.object({
      about: z.enum(PROOF_SUBJECTS),
      kind: z.enum(PROOF_KINDS),
      workingDays: z
        .number('must be a number')
        .int('must be a whole number')
        .min(1, 'must be at least 1')
        .max(days, `must be at most ${days}`),
    }),
  )
  .min(1, 'Show something')
  .max(PROOF_LIMITS.rules, `At most ${PROOF_LIMITS.rules}`)
  .refine((all) => new Set(all.map(({ about }) => about)).size === all.length, 'Each can be asked once')
