import { Gauge, type Registry } from 'prom-client'
import type { FilesHealth } from '../../../platform/files/files-health.ts'

/** Gauges of where files are kept, measured when they are asked for. */
export function countFiles(registry: Registry, check: () => Promise<FilesHealth>): void {
  const up = 'placard_files_up'
  if (registry.getSingleMetric(up)) return
  const registers = [registry]
  const isUp: Gauge = new Gauge({
    name: up,
    help: '1 while files can be stored',
    registers,
    collect: async () => isUp.set((await check()).state === 'down' ? 0 : 1),
  })
  const used: Gauge = new Gauge({
    name: 'placard_disk_used_ratio',
    help: 'Used part of the disk of DATA_DIR',
    registers,
    collect: async () => used.set((await check()).diskUsed ?? Number.NaN),
  })
}
