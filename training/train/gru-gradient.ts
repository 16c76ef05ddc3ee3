import type { Gru, GruRun, GruSize } from '#assistant/understand/roles/network/gru.ts'

/**
 * Takes the gradient of the states back through a run: adds to the gradients of the weights (`to`) and of the inputs (`ofXs`).
 * `ofStates` is used up.
 */
export function backGru(
  gru: Gru,
  to: Gru,
  { inputs, hidden }: GruSize,
  { xs, run, count, isBackwards }: { xs: Float32Array; run: GruRun; count: number; isBackwards: boolean },
  ofStates: Float32Array,
  ofXs: Float32Array,
): void {
  const nothing = new Float32Array(hidden)
  for (let step = count - 1; step >= 0; step--) {
    const token = isBackwards ? count - 1 - step : step
    const earlier = isBackwards ? token + 1 : token - 1
    const at = token * hidden
    const before = step === 0 ? nothing : run.states.subarray(earlier * hidden, (earlier + 1) * hidden)
    const ofBefore =
      step === 0 ? new Float32Array(hidden) : ofStates.subarray(earlier * hidden, (earlier + 1) * hidden)
    for (let unit = 0; unit < hidden; unit++) {
      const g = ofStates[at + unit] as number
      if (g === 0) continue
      const update = run.update[at + unit] as number
      const reset = run.reset[at + unit] as number
      const candidate = run.candidate[at + unit] as number
      const ofCandidate = g * (1 - update) * (1 - candidate * candidate)
      const ofCarried = ofCandidate * reset
      const ofReset = ofCandidate * (run.carried[at + unit] as number) * reset * (1 - reset)
      const ofUpdate = g * ((before[unit] as number) - candidate) * update * (1 - update)
      ofBefore[unit] = (ofBefore[unit] as number) + g * update
      to.stateBias[unit] = (to.stateBias[unit] as number) + ofCarried
      spread(gru.input, to.input, unit * inputs, ofUpdate, xs, ofXs, token * inputs, inputs)
      spread(gru.input, to.input, (hidden + unit) * inputs, ofReset, xs, ofXs, token * inputs, inputs)
      spread(gru.input, to.input, (2 * hidden + unit) * inputs, ofCandidate, xs, ofXs, token * inputs, inputs)
      spread(gru.state, to.state, unit * hidden, ofUpdate, before, ofBefore, 0, hidden)
      spread(gru.state, to.state, (hidden + unit) * hidden, ofReset, before, ofBefore, 0, hidden)
      spread(gru.state, to.state, (2 * hidden + unit) * hidden, ofCarried, before, ofBefore, 0, hidden)
      to.bias[unit] = (to.bias[unit] as number) + ofUpdate
      to.bias[hidden + unit] = (to.bias[hidden + unit] as number) + ofReset
      to.bias[2 * hidden + unit] = (to.bias[2 * hidden + unit] as number) + ofCandidate
    }
  }
}

/** Of a sum of products: the gradient of its weights (from `row` on) and of what they were multiplied with (from `at` on). */
export function spread(
  weights: Float32Array,
  ofWeights: Float32Array,
  row: number,
  gradient: number,
  values: Float32Array,
  ofValues: Float32Array,
  at: number,
  count: number,
): void {
  for (let i = 0; i < count; i++) {
    ofWeights[row + i] = (ofWeights[row + i] as number) + gradient * (values[at + i] as number)
    ofValues[at + i] = (ofValues[at + i] as number) + gradient * (weights[row + i] as number)
  }
}
