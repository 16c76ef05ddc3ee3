import { STRUCTURES_AROUND } from '../listings/structures-around.ts'
import { STRUCTURES_PIERCE } from '../listings/structures-pierce.ts'
import type { DemoStructure } from './types.ts'

const FIRST_NUMBER = 201

interface Numbered extends DemoStructure {
  /** The company's own: "N-201". */
  number: string
}

export const STRUCTURES: readonly Numbered[] = [...STRUCTURES_PIERCE, ...STRUCTURES_AROUND].map(
  (structure, at) => ({ ...structure, number: `N-${FIRST_NUMBER + at}` }),
)
