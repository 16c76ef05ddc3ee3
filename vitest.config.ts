import { defineConfig } from 'vitest/config'
import { keepTemporaryFilesInMemory } from './scripts/lib/memory-folder.ts'
import { LongestFirst } from './test/support/longest-first.ts'

keepTemporaryFilesInMemory()

export default defineConfig({
  test: {
    setupFiles: ['./test/support/setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'threads',
    // two cores: while a worker waits for the database, a third has work
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        // loading modules took longer than testing them: a worker loads them once for all its files, as Node does
        test: {
          name: 'node',
          include: [
            '{src/{domain,contract,search,planner,assistant,server},db,test,scripts,bench,training}/**/*.test.ts',
          ],
          exclude: ['test/e2e/**'],
          globalSetup: './test/support/global-setup.ts',
          isolate: false,
          experimental: { viteModuleRunner: false },
        },
      },
      {
        extends: true,
        // Vite's bundler is what resolves the styles and files of a page; a worker of its own for each file took ten times its tests
        test: {
          name: 'web',
          include: ['src/web/**/*.test.{ts,tsx}'],
          isolate: false,
          setupFiles: ['./test/support/reset-modules.ts'],
        },
      },
    ],
  },
})
