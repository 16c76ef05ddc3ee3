import { expect, it } from 'vitest'
import { describeShortage } from './disk-room.ts'

const GB = 1e9
const BACKUPS = { what: 'Backups', setting: 'BACKUP_DIR', folder: '/backups/placard', neededBytes: 3 * GB }
const diskOf =
  (freeGb: number, gb = 100) =>
  async () => ({ bsize: 1000, blocks: gb * 1e6, bavail: freeGb * 1e6 })

it.each([
  [50, null],
  [10.1, null],
  [10, 'Backups need room: 90% of the disk of BACKUP_DIR is used, 10.0 GB are free.'],
  [2.5, 'Backups need room: 2.5 GB are free on the disk of BACKUP_DIR, the next takes about 3.0 GB.'],
  [0, 'Backups need room: 0.0 GB are free on the disk of BACKUP_DIR, the next takes about 3.0 GB.'],
])('R10: of 100 GB %d free', async (free, words) => {
  expect(await describeShortage(BACKUPS, diskOf(free))).toBe(words)
})

it('R10: a large disk that is half empty is short where the next backup does not fit', async () => {
  expect(await describeShortage({ ...BACKUPS, neededBytes: 60 * GB }, diskOf(50))).toContain('need room')
})

it('measures the disk on which a folder will be made, and says nothing of one that cannot be measured', async () => {
  const asked: string[] = []
  const missing = async (folder: string) => {
    asked.push(folder)
    if (folder !== '/') throw Object.assign(new Error(), { code: 'ENOENT' })
    return diskOf(1)()
  }
  expect(await describeShortage(BACKUPS, missing)).toContain('1.0 GB')
  expect(asked).toEqual(['/backups/placard', '/backups', '/'])
  const refused = async () => Promise.reject(Object.assign(new Error(), { code: 'EACCES' }))
  expect(await describeShortage(BACKUPS, refused)).toBeNull()
  // a file system that counts no blocks
  expect(await describeShortage(BACKUPS, diskOf(0, 0))).toBeNull()
})
