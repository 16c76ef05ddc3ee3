import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,db,test,scripts,bench}/**/*.test.{ts,tsx}'],
    exclude: ['test/e2e/**', 'node_modules/**'],
    globalSetup: './test/support/global-setup.ts',
    setupFiles: ['./test/support/setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'threads',
    maxWorkers: 2,
  },
})
