import type { UserType } from '@roomlark/contract/endpoint'
import type { Answer } from './answers.ts'

/** Text that stands on the page, or something with a role and, mostly, a name. */
export type Shown = string | readonly [role: string, name?: string | RegExp]

/** Articles of the help are translated as files, and the reference of the API is for programmers, in English. */
export function isTranslated({ page }: { page: string }): boolean {
  return !page.startsWith('/help') && page !== '/api/docs'
}

/** A state of a page. Answers that are not given are as the state says. */
export type State = {
  given?: readonly Answer[]
  shows: readonly Shown[]
  hides?: readonly Shown[]
  /** Of the failed state: what trying again brings, where that is less than the full state. */
  brings?: readonly Shown[]
}

/** A state that a page cannot be in, and why. */
type Never = { never: string }

export const states = ['loading', 'empty', 'full', 'failed'] as const
export type StateName = (typeof states)[number]

export type PageStates = {
  /** The route as the router writes it; a tab or a section adds its part of the address, a view its path. */
  page: string
  as: UserType | 'visitor'
  /** The address, where it is not that of the route. */
  at?: (state: StateName) => string
  /** Nothing but the frame of the application has been answered. */
  loading: State | Never
  /** Everything has been answered with as little as the contract allows. */
  empty: State | Never
  /** The same, but for what is given. */
  full: State | Never
  /** Everything but the frame of the application has failed. */
  failed: State | Never
}

export function never(reason: string): Never {
  return { never: reason }
}

/** A skeleton or a spinner, and no word of a failure. */
export function waits(...more: Shown[]): State {
  return { shows: [['status'], ...more], hides: ['did not load', 'Try again'] }
}

/** An outage is said, with a way to try again. */
export function fails(...more: Shown[]): State {
  return { shows: [['alert'], ['button', 'Try again'], ...more], hides: ['Loading'] }
}

/** For pages that ask the server for nothing before something is sent. */
export function isStatic(...shows: Shown[]): Pick<PageStates, 'loading' | 'empty' | 'full' | 'failed'> {
  const asksNothing = never('asks the server for nothing as it opens')
  return { loading: asksNothing, empty: asksNothing, full: { shows }, failed: asksNothing }
}
