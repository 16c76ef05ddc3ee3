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

/** What the inputs of `count` tokens say to the gates, `3 × hidden` values a token, biases included. */
export function toGates({ input, bias }: Gru, { inputs, hidden }: GruSize, xs: Float32Array): Float64Array {
  const count = xs.length / inputs
  const width = 3 * hidden
  const gates = new Float64Array(count * width)
  for (let token = 0; token < count; token++)
    for (let unit = 0; unit < width; unit++)
      gates[token * width + unit] =
        (bias[unit] as number) + dot(input, unit * inputs, xs, token * inputs, inputs)
  return gates
}

/** Reads tokens, forwards or backwards, by what their inputs say to the gates. */
export function runGru(
  gru: Gru,
  { hidden }: Pick<GruSize, 'hidden'>,
  gates: Float64Array,
  isBackwards: boolean,
): GruRun {
  const count = gates.length / (3 * hidden)
  const room = () => new Float32Array(count * hidden)
  const run: GruRun = { states: room(), update: room(), reset: room(), candidate: room(), carried: room() }
  let before: Float32Array = new Float32Array(hidden)
  for (let step = 0; step < count; step++) {
    const token = isBackwards ? count - 1 - step : step
    stepGru(gru, hidden, gates, token, before, run)
    before = run.states.subarray(token * hidden, (token + 1) * hidden)
  }
  return run
}

function stepGru(
  { state, stateBias }: Gru,
  hidden: number,
  gates: Float64Array,
  token: number,
  before: Float32Array,
  run: GruRun,
): void {
  const given = token * 3 * hidden
  const at = token * hidden
  for (let unit = 0; unit < hidden; unit++) {
    // one pass for the three gates: most of the time of a reading is spent here
    const rows = [unit * hidden, (hidden + unit) * hidden, (2 * hidden + unit) * hidden] as const
    let toUpdate = 0
    let toReset = 0
    let toCandidate = 0
    for (let i = 0; i < hidden; i++) {
      const value = before[i] as number
      toUpdate += (state[rows[0] + i] as number) * value
      toReset += (state[rows[1] + i] as number) * value
      toCandidate += (state[rows[2] + i] as number) * value
    }
    const update = sigmoid((gates[given + unit] as number) + toUpdate)
    const reset = sigmoid((gates[given + hidden + unit] as number) + toReset)
    const carried = toCandidate + (stateBias[unit] as number)
    const candidate = Math.tanh((gates[given + 2 * hidden + unit] as number) + reset * carried)
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
