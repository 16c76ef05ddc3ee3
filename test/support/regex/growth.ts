import { createStepCounter } from './count-steps.ts'
import { hostileTexts } from './hostile-texts.ts'

const SIZES = [30, 120, 480] as const
/** Four times the text: linear growth takes four times the steps, quadratic sixteen times. */
const MAX_GROWTH = 7
/** Below this many steps growth is ignored: constant overhead dominates. */
const FEW_STEPS = 1_500
const STEP_LIMIT = 5_000_000

/** Prefix of a text on which an expression is super-linear; undefined when none is found. */
export function findSuperLinear(source: string, flags: string): string | undefined {
  const count = createStepCounter(source, flags)
  const grows = (few: number, many: number) =>
    many === Number.POSITIVE_INFINITY || (many > FEW_STEPS && many > few * MAX_GROWTH)
  const found = hostileTexts(source, flags).find((text) => {
    const [first, second, third] = SIZES.map((size) => () => count(text(size), STEP_LIMIT)) as [
      Count,
      Count,
      Count,
    ]
    const middle = second()
    return middle > FEW_STEPS && grows(first(), middle) && grows(middle, third())
  })
  return found?.(4)
}

type Count = () => number
