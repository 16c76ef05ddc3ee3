import type { TaskList } from 'graphile-worker'
import type { AppContext } from './context.ts'

/** Every job of every feature, by name. */
export function taskList(_context: AppContext): TaskList {
  return {}
}
