import { readFileSync } from 'node:fs'
import type { StoredNetwork } from '../understand/roles/network/stored.ts'

/** Weights are kept in hundredths. */
const HUNDREDTHS = 100

/** Features and their weights: of wanted, refused and aside for roles, below 0 for what is no request for errands. */
export function readWeights(name: 'role-weights' | 'errand-weights'): [feature: string, values: number[]][] {
  return read(`${name}.txt`)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [values = '', feature = ''] = line.split('\t')
      return [feature, values.split(' ').map((value) => Number(value) / HUNDREDTHS)]
    })
}

export function readNetwork(): StoredNetwork {
  return { shape: JSON.parse(read('role-network.json')), bytes: readFileSync(pathOf('role-network.bin')) }
}

function read(name: string): string {
  return readFileSync(pathOf(name), 'utf8')
}

/** What `training/` has learned is data, and all that the assistants read of a disk. */
function pathOf(name: string): URL {
  return new URL(name, import.meta.url)
}
