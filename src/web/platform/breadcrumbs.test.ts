import { expect, it } from 'vitest'
import { addBreadcrumb, listBreadcrumbs, onBreadcrumb } from './breadcrumbs.ts'
import { onErrorReport, onErrorUser, reportError, setErrorUser } from './report-error.ts'

it('a trail keeps the latest fifty, oldest first', () => {
  for (let at = 0; at < 60; at++) addBreadcrumb({ category: 'test', message: `step ${at}` })
  const trail = listBreadcrumbs()
  expect(trail).toHaveLength(50)
  expect([trail[0]?.message, trail.at(-1)?.message]).toEqual(['step 10', 'step 59'])
  expect(trail[0]).toMatchObject({ level: 'info' })
})

it('whoever listens hears what was before, and what comes', () => {
  const heard: string[] = []
  onBreadcrumb(({ message }) => heard.push(message))
  addBreadcrumb({ category: 'test', message: 'next', level: 'error' })
  expect(heard.at(-1)).toBe('next')
  expect(heard.length).toBe(51)
})

it('errors from before their reporter are kept for it, with the trail of their moment', () => {
  addBreadcrumb({ category: 'test', message: 'before the error' })
  for (let at = 0; at < 25; at++) reportError(new Error(`early ${at}`), 'start')
  addBreadcrumb({ category: 'test', message: 'after the error' })
  const reports: [string, string | undefined][] = []
  onErrorReport(({ error, breadcrumbs }) =>
    reports.push([(error as Error).message, breadcrumbs.at(-1)?.message]),
  )
  expect(reports).toHaveLength(20)
  expect(reports[0]).toEqual(['early 0', 'before the error'])
  reportError(new Error('late'), 'page')
  expect(reports.at(-1)).toEqual(['late', 'after the error'])
})

it('the reporter learns who is signed in, also when that was before', () => {
  const users: (string | undefined)[] = []
  setErrorUser({ id: '7', role: 'user' })
  onErrorUser((user) => users.push(user?.id))
  setErrorUser(null)
  expect(users).toEqual(['7', undefined])
})
