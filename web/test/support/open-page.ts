import type { UserType } from '@roomlark/contract/endpoint'
import { people } from '@roomlark/contract/operations/people'
import { ownPartnerships } from '@roomlark/contract/partners/own-partnerships'
import { legal } from '@roomlark/contract/platform/legal'
import { live } from '@roomlark/contract/platform/live'
import { notifications } from '@roomlark/contract/platform/notifications'
import { defaultSwitches, platform, type Switches } from '@roomlark/contract/platform/platform'
import { timeoutManager } from '@tanstack/react-query'
import { queryAllByRole, waitFor } from '@testing-library/dom'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { rereadPlatform } from '../../src/session/use-platform.ts'
import { signedInAs } from '../fixtures/accounts.ts'
import {
  type Answer,
  answer,
  fetchAnswer,
  keepWaiting,
  leastAnswers,
  outlinesOnTheirWay,
  serve,
} from './answers.ts'
import type { Shown, State } from './page-table.ts'
import { loadPages, removeApp, renderApp } from './render-app.tsx'

const now = new Date('2026-11-16T10:00:00Z')
const timeout = 60_000

/** Answers for the frame, which surrounds a page in each of its states. */
const frame: readonly Answer[] = [
  answer(legal.notices, []),
  answer(notifications.unread, { unread: 0 }),
  answer(people.waiting, { waiting: 0 }),
  answer(ownPartnerships.counts, {}),
  keepWaiting(live.stream),
  outlinesOnTheirWay,
]
/** Pages behind a switch that is closed at first are tested too. */
const everythingOpen: Switches = { ...defaultSwitches, onlinePayments: 'open' }
let switches = everythingOpen

/** To be called once in a file. */
export function preparePages(launched: Switches = everythingOpen): void {
  switches = launched
  const complaints: unknown[][] = []

  beforeAll(async () => {
    await loadPages()
    vi.stubGlobal('fetch', fetchAnswer)
    // Pages keep the launch switches for half a minute, and those of the file before may be others.
    serve([answer(platform.get, { switches })])
    await rereadPlatform()
    // A failed query is tried again after a second, for which no test has to wait.
    timeoutManager.setTimeoutProvider({
      setTimeout: (callback, ms) => setTimeout(callback, ms === 1000 ? 0 : ms),
      clearTimeout: (timer) => clearTimeout(timer),
      setInterval: (callback, ms) => setInterval(callback, ms),
      clearInterval: (timer) => clearInterval(timer),
    })
  })
  afterAll(() => void vi.unstubAllGlobals())
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
}

type Visitor = UserType | 'visitor'

/** Serves given answers before those of the frame, and these before the rest. */
export function serveFor(as: Visitor, given: readonly Answer[] = [], rest = leastAnswers): void {
  const doors = answer(platform.get, { switches })
  serve([...rest, ...frame, doors, ...(as === 'visitor' ? [] : [signedInAs(as)]), ...given])
}

export function openPage(
  as: Visitor,
  address: string,
  given?: readonly Answer[],
  rest?: typeof leastAnswers,
): void {
  serveFor(as, given, rest)
  renderApp(address, as !== 'visitor')
}

/** Waits until the page shows it. */
export async function expectPage(state: Pick<State, 'shows' | 'hides'>): Promise<void> {
  await waitFor(() => expectShown(state), { timeout })
}

/** Waits until it holds, for as long as a busy machine may take. */
export async function eventually(holds: () => void): Promise<void> {
  await waitFor(holds, { timeout })
}

/** Presses every button that tries again what has failed, until the page shows it. */
export async function expectAfterRetry(state: State): Promise<void> {
  await waitFor(
    () => {
      for (const button of retryButtons()) button.click()
      expectShown(state)
    },
    { timeout },
  )
}

export function retryButtons(): HTMLButtonElement[] {
  const buttons = [...document.querySelectorAll('button')]
  return buttons.filter(({ textContent }) => /^(Try|Ask) again$/.test(textContent))
}

export function expectShown({ shows, hides = [] }: Pick<State, 'shows' | 'hides'>): void {
  // Roles take a hundred times as long to look for as words do: they are looked for last.
  const inOrder = shows.toSorted((a, b) => Number(typeof a !== 'string') - Number(typeof b !== 'string'))
  for (const shown of inOrder) {
    if (!isShown(shown)) throw new Error(`${say(shown)} is not shown on: ${words()}`)
  }
  for (const shown of hides) if (isShown(shown)) throw new Error(`${say(shown)} is shown on: ${words()}`)
}

function isShown(shown: Shown): boolean {
  if (typeof shown === 'string') return words().includes(shown)
  const [role, name] = shown
  const named = name === undefined ? {} : { name: (spoken: string) => isNamed(read(spoken), name) }
  // Presence is checked first, because finding out what is hidden takes far longer.
  if (queryAllByRole(document.body, role, { ...named, hidden: true }).length === 0) return false
  return queryAllByRole(document.body, role, named).length > 0
}

function isNamed(spoken: string, name: string | RegExp): boolean {
  return typeof name === 'string' ? spoken === name : name.test(spoken)
}

let read = (text: string) => text

/** Pages in another language are compared in English, into which this translates what they say. */
export function readInEnglish(translate: (text: string) => string): void {
  read = translate
}

function say(shown: Shown): string {
  return typeof shown === 'string' ? `“${shown}”` : shown.join(' ')
}

/** Reads the words of the page without its frame. */
export function words(): string {
  const pages = [...document.querySelectorAll('main, [role=dialog]')]
  return read(pages.map(({ textContent }) => textContent).join(' ')).replaceAll(/\s+/g, ' ')
}
