import { legal } from '@roomlark/contract/legal'
import { live } from '@roomlark/contract/live'
import { notifications } from '@roomlark/contract/notifications'
import { people } from '@roomlark/contract/people'
import { defaultSwitches, platform } from '@roomlark/contract/platform'
import { timeoutManager } from '@tanstack/react-query'
import { queryAllByRole, waitFor } from '@testing-library/dom'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { signedInAs } from '../fixtures/accounts.ts'
import {
  type Answer,
  answer,
  failures,
  keepWaiting,
  leastAnswers,
  noAnswers,
  serve,
  server,
} from './answers.ts'
import { type PageStates, type Shown, type State, states } from './page-table.ts'
import { loadPages, removeApp, renderApp } from './render-app.tsx'

const now = new Date('2026-11-16T10:00:00Z')

/** What surrounds every page is there in each of its states. */
const frame: readonly Answer[] = [
  answer(platform.get, { switches: defaultSwitches }),
  answer(legal.notices, []),
  answer(notifications.unread, { unread: 0 }),
  answer(people.waiting, { waiting: 0 }),
  keepWaiting(live.stream),
]

const otherwise = { loading: noAnswers, empty: leastAnswers, full: leastAnswers, failed: failures }

/** Renders each page of a table in each of its states. */
export function testPages(table: readonly PageStates[]): void {
  const complaints: unknown[][] = []

  beforeAll(async () => {
    await loadPages()
    server.listen({ onUnhandledFrame: 'error' })
    // A failed query is tried again after a second, for which no test has to wait.
    timeoutManager.setTimeoutProvider({
      setTimeout: (callback, ms) => setTimeout(callback, ms === 1000 ? 0 : ms),
      clearTimeout: (timer) => clearTimeout(timer),
      setInterval: (callback, ms) => setInterval(callback, ms),
      clearInterval: (timer) => clearInterval(timer),
    })
  })
  afterAll(() => server.close())
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now })
    for (const level of ['error', 'warn'] as const) {
      vi.spyOn(console, level).mockImplementation((...words) => {
        // Every browser knows <search>; the DOM of these tests does not yet.
        if (!words.includes('search')) complaints.push(words)
      })
    }
  })
  afterEach(() => {
    removeApp()
    vi.restoreAllMocks()
    vi.useRealTimers()
    expect(complaints.splice(0), 'what was written to the console').toEqual([])
  })

  for (const one of table) {
    describe(`${one.page} for ${one.as}`, () => {
      for (const name of states) {
        const state = one[name]
        if ('never' in state) continue
        it(name, async () => {
          const account = one.as === 'visitor' ? [] : [signedInAs(one.as)]
          serve([...otherwise[name], ...frame, ...account, ...(state.given ?? [])])
          renderApp(one.at?.(name) ?? one.page, one.as !== 'visitor')
          await waitFor(() => expectShown(state), { timeout: 15_000 })
        })
      }
    })
  }
}

function expectShown({ shows, hides = [] }: State): void {
  // Roles take a hundred times as long to look for as words do: they are looked for last.
  const inOrder = shows.toSorted((a, b) => Number(typeof a !== 'string') - Number(typeof b !== 'string'))
  for (const shown of inOrder)
    if (!isShown(shown)) throw new Error(`${say(shown)} is not shown on: ${words()}`)
  for (const shown of hides) if (isShown(shown)) throw new Error(`${say(shown)} is shown on: ${words()}`)
}

function isShown(shown: Shown): boolean {
  if (typeof shown === 'string') return words().includes(shown)
  const [role, name] = shown
  return queryAllByRole(document.body, role, name === undefined ? {} : { name }).length > 0
}

function say(shown: Shown): string {
  return typeof shown === 'string' ? `“${shown}”` : shown.join(' ')
}

/** What the page says, without what surrounds it. */
function words(): string {
  const pages = document.querySelectorAll('main, [role=dialog]')
  return [...pages]
    .map((page) => page.textContent)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
}
