import { liveOverlapMs } from '@roomlark/contract/platform/live'
import { describe, expect, test } from 'vitest'
import { createLiveHistory } from './live-history.ts'

function historyWithClock() {
  let time = 1_000_000
  const history = createLiveHistory<string>(() => time)
  const pass = (ms: number) => {
    time += ms
  }
  const missed = (position?: string) => {
    const { entries, isComplete } = history.since(position)
    return { notices: entries.map(({ notice }) => notice), isComplete }
  }
  return { history, pass, missed, now: () => time }
}

describe('the history of the live stream', () => {
  test('returns exactly the events after a position, however much time has passed', () => {
    const { history, pass, missed } = historyWithClock()
    history.add('before')
    const left = history.position()
    expect(missed(left)).toEqual({ notices: [], isComplete: true })
    pass(3_600_000)
    history.add('first')
    history.add('second')
    expect(missed(left)).toEqual({ notices: ['first', 'second'], isComplete: true })
    const [first] = history.since(left).entries
    expect(missed(first?.position)).toEqual({ notices: ['second'], isComplete: true })
    expect(missed(history.position())).toEqual({ notices: [], isComplete: true })
  })

  test('returns only the last few moments to a new page', () => {
    const { history, pass, missed } = historyWithClock()
    history.add('long ago')
    pass(liveOverlapMs + 1)
    history.add('just now')
    expect(missed()).toEqual({ notices: ['just now'], isComplete: true })
  })

  test('returns everything since a new page began to load, if it reaches back so far', () => {
    const { history, pass, missed } = historyWithClock()
    expect(missed('age.5000').isComplete).toBe(false)
    pass(60_000)
    history.add('before')
    pass(10_000)
    history.add('while it loaded')
    pass(5000)
    expect(missed('age.5000')).toEqual({ notices: ['while it loaded'], isComplete: true })
  })

  test('resolves a position from another server by its time', () => {
    const here = historyWithClock()
    const there = (at: number) => `${'a'.repeat(12)}.7.${at}`
    expect(here.missed(there(here.now())).isComplete).toBe(false)
    here.pass(10_000)
    const left = here.now()
    here.pass(10_000)
    here.history.add('since')
    expect(here.missed(there(left))).toEqual({ notices: ['since'], isComplete: true })
  })

  test('says so when something may be missing', () => {
    const { history, missed, pass } = historyWithClock()
    const left = history.position()
    history.lose()
    expect(missed(left).isComplete).toBe(false)
    expect(missed().isComplete).toBe(false)
    pass(liveOverlapMs)
    expect(missed().isComplete).toBe(true)
    const later = history.position()
    for (let count = 0; count < 2001; count += 1) history.add('one of many')
    expect(missed(later).isComplete).toBe(false)
    expect(missed('nonsense')).toEqual({ notices: [], isComplete: false })
  })
})
