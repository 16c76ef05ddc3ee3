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
    const ofUpdate = unit * hidden
    const ofReset = ofUpdate + hidden * hidden
    const ofCandidate = ofReset + hidden * hidden
    let toUpdate = 0
    let toReset = 0
    let toCandidate = 0
    for (let i = 0; i < hidden; i++) {
      const value = before[i] as number
      toUpdate += (state[ofUpdate + i] as number) * value
      toReset += (state[ofReset + i] as number) * value
      toCandidate += (state[ofCandidate + i] as number) * value
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

/** The products of `rows` with `values`, a row of the same length each; four at a time, as no sum waits for another. */
export function dots(table: Float32Array, values: Float32Array, rows: number): Float64Array {
  const sums = new Float64Array(rows)
  const width = values.length
  let row = 0
  for (; row + 4 <= rows; row += 4) {
    const first = row * width
    const [second, third, fourth] = [first + width, first + 2 * width, first + 3 * width]
    let [a, b, c, d] = [0, 0, 0, 0]
    for (let i = 0; i < width; i++) {
      const value = values[i] as number
      a += (table[first + i] as number) * value
      b += (table[second + i] as number) * value
      c += (table[third + i] as number) * value
      d += (table[fourth + i] as number) * value
    }
    sums.set([a, b, c, d], row)
  }
  for (; row < rows; row++) sums[row] = dot(table, row * width, values, 0, width)
  return sums
}

function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value))
}
