/** One array of parameters with its gradient, and what Adam remembers of it. */
export interface Parameters {
  values: Float32Array
  gradient: Float32Array
  mean: Float32Array
  square: Float32Array
  /** Times the common rate. */
  rate: number
}

const MEAN = 0.9
const SQUARE = 0.999
const TINY = 1e-8

export function toParameters(values: Float32Array, rate = 1): Parameters {
  const room = () => new Float32Array(values.length)
  return { values, gradient: room(), mean: room(), square: room(), rate }
}

/** One step of Adam (Kingma and Ba, 2015); gradients longer than `longest` are shortened, and are zero afterwards. */
export function stepAdam(all: readonly Parameters[], rate: number, step: number, longest: number): void {
  const length = Math.sqrt(all.reduce((sum, { gradient }) => sum + squareOf(gradient), 0))
  const scale = length > longest ? longest / length : 1
  const corrected = Math.sqrt(1 - SQUARE ** step) / (1 - MEAN ** step)
  for (const { values, gradient, mean, square, rate: own } of all) {
    const by = rate * own * corrected
    for (let i = 0; i < values.length; i++) {
      const g = (gradient[i] as number) * scale
      const m = MEAN * (mean[i] as number) + (1 - MEAN) * g
      const s = SQUARE * (square[i] as number) + (1 - SQUARE) * g * g
      mean[i] = m
      square[i] = s
      if (m !== 0) values[i] = (values[i] as number) - (by * m) / (Math.sqrt(s) + TINY)
    }
    gradient.fill(0)
  }
}

function squareOf(values: Float32Array): number {
  let sum = 0
  for (const value of values) sum += value * value
  return sum
}
