/** A gated recurrent unit: rows of weights for the update, reset and candidate gates, in that order. */
export interface Gru {
  /** `3 × hidden` rows of `inputs`. */
  input: Float32Array
  /** `3 × hidden` rows of `hidden`. */
  state: Float32Array
  /** `3 × hidden`. */
  bias: Float32Array
  /** `hidden`: what the candidate adds to the state's part before it is reset. */
  stateBias: Float32Array
}

export interface GruSize {
  inputs: number
  hidden: number
}

/** Every array has `hidden` values a token, in the order of the text. */
export interface GruRun {
  states: Float32Array
  update: Float32Array
  reset: Float32Array
  candidate: Float32Array
  /** The state's part of the candidate before it is reset. */
  carried: Float32Array
}

/** Reads `count` tokens of `inputs` values each, forwards or backwards. */
export function runGru(
  gru: Gru,
  size: GruSize,
  xs: Float32Array,
  count: number,
  isBackwards: boolean,
): GruRun {
  const { hidden } = size
  const room = () => new Float32Array(count * hidden)
  const run: GruRun = { states: room(), update: room(), reset: room(), candidate: room(), carried: room() }
  let before: Float32Array = new Float32Array(hidden)
  for (let step = 0; step < count; step++) {
    const token = isBackwards ? count - 1 - step : step
    stepGru(gru, size, xs, token, before, run)
    before = run.states.subarray(token * hidden, (token + 1) * hidden)
  }
  return run
}

function stepGru(
  { input, state, bias, stateBias }: Gru,
  { inputs, hidden }: GruSize,
  xs: Float32Array,
  token: number,
  before: Float32Array,
  run: GruRun,
): void {
  const x = token * inputs
  const at = token * hidden
  for (let unit = 0; unit < hidden; unit++) {
    const fromInput = (gate: number) =>
      (bias[gate * hidden + unit] as number) + dot(input, (gate * hidden + unit) * inputs, xs, x, inputs)
    const fromState = (gate: number) => dot(state, (gate * hidden + unit) * hidden, before, 0, hidden)
    const update = sigmoid(fromInput(0) + fromState(0))
    const reset = sigmoid(fromInput(1) + fromState(1))
    const carried = fromState(2) + (stateBias[unit] as number)
    const candidate = Math.tanh(fromInput(2) + reset * carried)
    run.update[at + unit] = update
    run.reset[at + unit] = reset
    run.carried[at + unit] = carried
    run.candidate[at + unit] = candidate
    run.states[at + unit] = (1 - update) * candidate + update * (before[unit] as number)
  }
}

/** The sum of products of `count` values from `a` and `b` on. */
export function dot(left: Float32Array, a: number, right: Float32Array, b: number, count: number): number {
  let sum = 0
  for (let i = 0; i < count; i++) sum += (left[a + i] as number) * (right[b + i] as number)
  return sum
}

function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value))
}
