import { defineConfig } from 'vitest/config'

/** Rules, schemas and kernels: what they keep from call to call is only remembered results. Modules of a page keep more. */
const PURE = 'src/{domain,contract,search,assistant}/**/*.test.ts'

export default defineConfig({
  test: {
    setupFiles: ['./test/support/setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'threads',
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        // loading modules took longer than testing them: a worker loads them once for all its files
        test: { name: 'pure', include: [PURE], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          include: ['{src/server,src/web,db,test,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: ['test/e2e/**'],
          globalSetup: './test/support/global-setup.ts',
        },
      },
    ],
  },
})
