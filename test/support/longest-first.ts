import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { LONGEST } from './longest-files.ts'

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = LONGEST.indexOf(relative(this.ctx.config.root, moduleId).replaceAll('\\', '/'))
      return place < 0 ? LONGEST.length : place
    }
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b))
  }
}
