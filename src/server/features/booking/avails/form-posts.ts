import { BlockCellsInput, HoldCellsInput, ReleaseCellsInput } from '#contract/booking/avails.ts'
import type { Out } from '#contract/route.ts'
import { LIMITS } from '#domain/limits.ts'
import { availsPath } from '#domain/paths.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { App } from '../../../platform/http/env.ts'
import { answerNotSent } from '../../../platform/http/not-sent-page.ts'
import { originOf } from '../../../platform/http/origin.ts'
import { parseInput } from '../../../platform/http/parse-input.ts'
import { readText } from '../../../platform/http/read-body.ts'
import { requireActor, requireCapability } from '../../../platform/http/require-actor.ts'
import { blockCells } from './block-cells.ts'
import { holdCells } from './hold-cells.ts'
import { releaseCells } from './release-cells.ts'
import { undoBlocks } from './undo-blocks.ts'

/** So many blocks fit an address, from which they can be taken back. */
const MOST_UNDONE = 200

/** The form of the grid in a browser without scripts: it comes back to its page, which says what was done and takes it back. */
export function mountAvailsForms(app: App, context: AppContext): void {
  app.post('/api/my/avails/cells', async (c) => {
    const given = new URLSearchParams(await readText(c.req.raw, LIMITS.jsonBodyBytes))
    const change = async (): Promise<Record<string, string>> => {
      const actor = requireActor(c)
      const act = given.get('act')
      requireCapability(actor, act === 'hold' || act === 'release' ? 'sell' : 'calendar')
      if (act === 'release') {
        const { cells } = parseInput(ReleaseCellsInput, toInput(given)) as { cells: BlockCellsInput['cells'] }
        const { holds, blocks } = await releaseCells(context, { actor, cells })
        return { done: 'released', count: String(holds + blocks) }
      }
      if (act === 'hold') {
        const asked = {
          ...toInput(given),
          clientName: given.get('label') ?? '',
          until: given.get('until') ?? '',
        }
        const input = parseInput(HoldCellsInput, asked) as Out<typeof HoldCellsInput>
        const { made, refused } = await holdCells(context, { actor, input, origin: originOf(c) })
        return { done: 'held', count: String(made.length), refused: String(refused.length) }
      }
      const undone = given.get('undo')
      if (undone) {
        const ids = undone.split('.').slice(0, MOST_UNDONE).map(Number)
        const { freed } = await undoBlocks(context, actor, ids.filter(Number.isSafeInteger))
        return { done: 'freed', count: String(freed) }
      }
      const input = parseInput(BlockCellsInput, toInput(given)) as BlockCellsInput
      const { made, refused } = await blockCells(context, { actor, input })
      const ids = made.flatMap(({ claimId }) => claimId ?? [])
      return {
        done: 'blocked',
        count: String(made.length),
        refused: String(refused.length),
        ...(ids.length > 0 && ids.length <= MOST_UNDONE && { undo: ids.join('.') }),
      }
    }
    let done: Record<string, string>
    try {
      done = await change()
    } catch (error) {
      // the browser has left its page: it gets one with the reason and a way back
      if (error instanceof AppError) return answerNotSent(c, error, 'Nothing was changed')
      throw error
    }
    const search = new URLSearchParams(given.get('search') ?? '')
    for (const name of ['done', 'count', 'refused', 'undo']) search.delete(name)
    for (const [name, value] of Object.entries(done)) search.set(name, value)
    return c.redirect(`${availsPath()}?${search}`, 303)
  })
}

function toInput(given: URLSearchParams) {
  return { cells: readCells(given), label: given.get('label') ?? '' }
}

/** "12:40:2027-01-25:2027-02-21": space, unit or nothing, first and last day. */
export function readCells(given: URLSearchParams) {
  return given.getAll('cell').map((cell) => {
    const [id, unitId, from, to] = cell.split(':')
    return { id: Number(id), unitId: unitId ? Number(unitId) : null, from, to }
  })
}
