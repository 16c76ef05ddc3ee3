import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const MS_PER_TICK = 10

/** Milliseconds of processor that a cluster's server and its connections have taken; NaN where there is no /proc. */
export function readPostgresCpu(folder: string): number {
  try {
    const [server] = readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')
    const processes = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(readStat)
    const own = processes.filter((one) => one?.pid === server || one?.parent === server)
    return own.reduce((sum, one) => sum + one!.cpuMs, 0)
  } catch {
    return Number.NaN
  }
}

function readStat(pid: string) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
    return { pid, parent: fields[1], cpuMs: (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK }
  } catch {
    return undefined
  }
}
